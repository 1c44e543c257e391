import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { isValidElement, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import '../../ui/dark.css';
import { FindButton } from '../../find/find-button.tsx';
import { ConfirmLogin } from '../../login/confirm-login.tsx';
import { SessionExpired } from '../../login/session-expired.tsx';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { ForbiddenPage } from '../routing/forbidden-page.tsx';
import { lazyScreen, type LazyScreen } from '../routing/lazy-screen.ts';
import { Navbar } from './navbar.tsx';
import { staffPaths } from '../routing/staff-paths.ts';
import { newQueryClient } from '../api/query-client.ts';
import { RequireLogin } from '../session/require-login.tsx';
import { ScreenWait } from '../routing/screen-wait.tsx';
import { mayOpen } from './sections.ts';
import { sendNoted } from './send-noted.ts';
import { isStaffDataStale } from './staff-data.ts';
import { STAFF_SCREENS } from './staff-screens.tsx';
import { session, useSession } from '../session/session.ts';
import { useHasRole } from '../session/use-has-role.ts';

/** Loads the staff screen of an address together with its shell; never rejects. */
export async function preloadStaffScreen(pathname: string): Promise<void> {
  if (!session().loggedInUser) return;
  const matches = matchRoutes(STAFF_SCREENS, pathname, staffPaths.admin) ?? [];
  await Promise.all(matches.map(({ route }) => preloadOf(route.element)?.()));
}

function preloadOf(element: ReactNode): (() => unknown) | undefined {
  const { preload } = isValidElement(element) ? (element.type as Partial<LazyScreen<never>>) : {};
  return preload;
}

function AdminRoutes({ user }: { user: CallerUser }) {
  const { pathname } = useLocation();
  const screen = useRoutes(STAFF_SCREENS);
  return mayOpen(user, pathname) ? screen : <ForbiddenPage user={user} />;
}

/** The staff query cache, kept across addresses while the same user is logged in and nothing changed elsewhere. */
let kept: { userId: string; queryClient: QueryClient } | undefined;

function queryClientOf({ _id: userId }: CallerUser): QueryClient {
  if (isStaffDataStale() || kept?.userId !== userId) kept = { userId, queryClient: newQueryClient() };
  return kept.queryClient;
}

type ScreensProps = { Screens: ComponentType<{ user: CallerUser }> };

/** Sends what was noted on this phone, from whichever page of the staff opens after a login. */
function useSendingNoted(authToken: string | undefined): void {
  useEffect(() => {
    if (authToken !== undefined) void fetchAhead(sendNoted);
  }, [authToken]);
}

function StaffScreens({ Screens }: ScreensProps) {
  const { loggedInUser, authToken } = useSession();
  useSendingNoted(authToken);
  if (!loggedInUser) return null;
  return (
    <QueryClientProvider client={queryClientOf(loggedInUser)}>
      <div data-density="compact">
        <Navbar user={loggedInUser} find={<FindButton />} />
        <Suspense fallback={<ScreenWait />}>
          <Screens user={loggedInUser} />
        </Suspense>
        <SessionExpired />
        <ConfirmLogin />
      </div>
    </QueryClientProvider>
  );
}

/** The staff side: requires a login, in compact density. */
export function AdminApp() {
  return (
    <RequireLogin>
      <StaffScreens Screens={AdminRoutes} />
    </RequireLogin>
  );
}

const EditPermit = lazyScreen(() =>
  import('../../permits/edit/edit-permit-page.tsx').then((file) => file.EditPermitPage),
);

function PermitScreen({ user }: { user: CallerUser }) {
  return useHasRole(permitApi.get.access.roles ?? []) ? <EditPermit /> : <ForbiddenPage user={user} />;
}

/** `/edit-permit/{permitId}/{pageIndex}`: a permit that staff fill in. */
export function EditPermitApp() {
  return (
    <RequireLogin>
      <StaffScreens Screens={PermitScreen} />
    </RequireLogin>
  );
}
