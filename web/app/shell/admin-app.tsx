import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { isValidElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useLocation, useRoutes } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import '../../ui/dark.css';
import { ApprovalPage } from '../../approval/review/approval-page.tsx';
import { FindButton } from '../../find/find-button.tsx';
import { ConfirmLogin } from '../../login/confirm-login.tsx';
import { SessionExpired } from '../../login/session-expired.tsx';
import { useUnsentPresence } from '../../presence/use-unsent-presence.ts';
import { ForbiddenPage } from '../routing/forbidden-page.tsx';
import { lazyScreen, type LazyScreen } from '../routing/lazy-screen.ts';
import { Navbar } from './navbar.tsx';
import { paths } from '../routing/paths.ts';
import { newQueryClient } from '../api/query-client.ts';
import { RequireLogin } from '../session/require-login.tsx';
import { ScreenWait } from '../routing/screen-wait.tsx';
import { landingPath, mayOpen } from './sections.ts';
import { isStaffDataStale } from './staff-data.ts';
import { session, useSession } from '../session/session.ts';
import { useHasRole } from '../session/use-has-role.ts';

const Home = lazyScreen(() => import('../../home/home-page.tsx').then((file) => file.HomePage));
const UserForms = lazyScreen(() =>
  import('../../approval/list/user-forms-page.tsx').then((file) => file.UserFormsPage),
);
const UserForm = lazyScreen(() =>
  import('../../approval/user-form/user-form-page.tsx').then((file) => file.UserFormPage),
);
const UserFormReport = lazyScreen(() =>
  import('../../approval/report/user-form-report-page.tsx').then((file) => file.UserFormReportPage),
);
const UserFormReports = lazyScreen(() =>
  import('../../approval/report/user-form-reports-page.tsx').then((file) => file.UserFormReportsPage),
);
const Projects = lazyScreen(() => import('../../projects/projects-page.tsx').then((file) => file.ProjectsPage));
const Project = lazyScreen(() => import('../../projects/project-page.tsx').then((file) => file.ProjectPage));
const ProjectGlance = lazyScreen(() => import('../../projects/glance/glance-page.tsx').then((file) => file.GlancePage));
const ProjectUserForms = lazyScreen(() =>
  import('../../approval/list/project-user-forms.tsx').then((file) => file.ProjectUserForms),
);
const ProjectCards = lazyScreen(() => import('../../project-cards/cards-page.tsx').then((file) => file.CardsPage));
const Workers = lazyScreen(() => import('../../workers/workers-page.tsx').then((file) => file.WorkersPage));
const Gate = lazyScreen(() => import('../../gate/search/gate-page.tsx').then((file) => file.GatePage));
const Verdict = lazyScreen(() => import('../../gate/verdict/verdict-page.tsx').then((file) => file.VerdictPage));
const OnSite = lazyScreen(() => import('../../gate/on-site/on-site-page.tsx').then((file) => file.OnSitePage));
const Evacuation = lazyScreen(() =>
  import('../../gate/evacuation/evacuation-page.tsx').then((file) => file.EvacuationPage),
);
const Zones = lazyScreen(() => import('../../boards/zones/zones-page.tsx').then((file) => file.ZonesPage));
const ProjectBoard = lazyScreen(() =>
  import('../../boards/live/project-board-page.tsx').then((file) => file.ProjectBoardPage),
);
const BoardPosters = lazyScreen(() =>
  import('../../boards/posters/posters-page.tsx').then((file) => file.BoardPostersPage),
);
const ProjectSettings = lazyScreen(() =>
  import('../../projects/settings/settings-page.tsx').then((file) => file.SettingsPage),
);
const GatePoster = lazyScreen(() => import('../../projects/gate-poster-page.tsx').then((file) => file.GatePosterPage));
const Forms = lazyScreen(() => import('../../induction-forms/list/forms-page.tsx').then((file) => file.FormsPage));
const FormEditor = lazyScreen(() =>
  import('../../induction-forms/editor/form-editor-page.tsx').then((file) => file.FormEditorPage),
);
const TrialPreview = lazyScreen(() =>
  import('../../user-forms/trial/trial-preview.tsx').then((file) => file.TrialPreview),
);
const FormPrint = lazyScreen(() =>
  import('../../induction-forms/paper/form-print-page.tsx').then((file) => file.FormPrintPage),
);
const FormPoster = lazyScreen(() =>
  import('../../induction-forms/paper/form-poster-page.tsx').then((file) => file.FormPosterPage),
);
const PermitForms = lazyScreen(() =>
  import('../../permit-forms/permit-forms-page.tsx').then((file) => file.PermitFormsPage),
);
const PermitFormEditor = lazyScreen(() =>
  import('../../permit-forms/permit-form-editor-page.tsx').then((file) => file.PermitFormEditorPage),
);
const PermitFormPrint = lazyScreen(() =>
  import('../../permit-forms/permit-form-print-page.tsx').then((file) => file.PermitFormPrintPage),
);
const TrialOfForm = lazyScreen(() => import('../../permits/trial/trial-of-form.tsx').then((file) => file.TrialOfForm));
const Permits = lazyScreen(() => import('../../permits/list/permits-page.tsx').then((file) => file.PermitsPage));
const CompanyPermits = lazyScreen(() =>
  import('../../permits/list/company-permits-page.tsx').then((file) => file.CompanyPermitsPage),
);
const CompanyCards = lazyScreen(() =>
  import('../../project-cards/company-cards-page.tsx').then((file) => file.CompanyCardsPage),
);
const Permit = lazyScreen(() => import('../../permits/permit/permit-page.tsx').then((file) => file.PermitPage));
const PermitPrint = lazyScreen(() =>
  import('../../permits/print/permit-print-page.tsx').then((file) => file.PermitPrintPage),
);
const EditPermit = lazyScreen(() =>
  import('../../permits/edit/edit-permit-page.tsx').then((file) => file.EditPermitPage),
);
const MyInductions = lazyScreen(() =>
  import('../../my-inductions/my-inductions-page.tsx').then((file) => file.MyInductionsPage),
);
const Users = lazyScreen(() => import('../../users/users-page.tsx').then((file) => file.UsersPage));
const NewUser = lazyScreen(() => import('../../users/user/new-user-page.tsx').then((file) => file.NewUserPage));
const SecurityLog = lazyScreen(() =>
  import('../../security-log/security-log-page.tsx').then((file) => file.SecurityLogPage),
);
const UserImport = lazyScreen(() =>
  import('../../imports/users/user-import-page.tsx').then((file) => file.UserImportPage),
);
const ProjectImport = lazyScreen(() =>
  import('../../imports/projects/project-import-page.tsx').then((file) => file.ProjectImportPage),
);
const User = lazyScreen(() => import('../../users/user/user-page.tsx').then((file) => file.UserPage));
const MyUser = lazyScreen(() => import('../../users/my-user/my-user-page.tsx').then((file) => file.MyUserPage));
const MyCompany = lazyScreen(() => import('../../companies/my-company-page.tsx').then((file) => file.MyCompanyPage));
const Webhooks = lazyScreen(() => import('../../webhooks/webhooks-page.tsx').then((file) => file.WebhooksPage));
const ApiKeys = lazyScreen(() => import('../../api-keys/api-keys-page.tsx').then((file) => file.ApiKeysPage));
const DataDesk = lazyScreen(() => import('../../data-desk/data-desk-page.tsx').then((file) => file.DataDeskPage));
const Companies = lazyScreen(() => import('../../companies/companies-page.tsx').then((file) => file.CompaniesPage));
const FormTranslations = lazyScreen(() =>
  import('../../induction-forms/form-translations-page.tsx').then((file) => file.FormTranslationsPage),
);
const PermitFormTranslations = lazyScreen(() =>
  import('../../permit-forms/permit-form-translations-page.tsx').then((file) => file.PermitFormTranslationsPage),
);
const Company = lazyScreen(() => import('../../companies/company-page.tsx').then((file) => file.CompanyPage));
const Reports = lazyScreen(() => import('../../reports/reports-page.tsx').then((file) => file.ReportsPage));

function Landing() {
  const { loggedInUser } = useSession();
  return loggedInUser ? <Navigate to={landingPath(loggedInUser)} replace /> : null;
}

const ROUTES = createRoutesFromElements(
  <>
    <Route index element={<Landing />} />
    <Route path="home" element={<Home />} />
    <Route path="approval" element={<ApprovalPage />} />
    <Route path="approval/:inductionFormId" element={<UserForms />} />
    <Route path="approval/user-form/:userFormId" element={<UserForm />} />
    <Route path="approval/user-form-report/:userFormId" element={<UserFormReport />} />
    <Route path="approval/user-form-reports/:ids" element={<UserFormReports />} />
    <Route path="projects" element={<Projects />} />
    <Route path="projects/import" element={<ProjectImport />} />
    <Route path="projects/:projectId" element={<Project />}>
      <Route index element={null} />
      <Route path="glance" element={<ProjectGlance />} />
      <Route path="orientations" element={<ProjectUserForms />} />
      <Route path="user-form/:userFormId" element={<UserForm />} />
      <Route path="cards" element={<ProjectCards />} />
      <Route path="permits" element={<Permits />} />
      <Route path="permit/:permitId" element={<Permit />} />
      <Route path="gate" element={<Gate />} />
      <Route path="presence" element={<OnSite />} />
      <Route path="workers" element={<Workers />} />
      <Route path="settings" element={<ProjectSettings />} />
    </Route>
    <Route path="projects/:projectId/zones" element={<Zones />} />
    <Route path="projects/:projectId/board" element={<ProjectBoard />} />
    <Route path="projects/:projectId/board-posters" element={<BoardPosters />} />
    <Route path="projects/:projectId/gate-poster" element={<GatePoster />} />
    <Route path="projects/:projectId/gate/:personId" element={<Verdict />} />
    <Route path="projects/:projectId/evacuation" element={<Evacuation />} />
    <Route path="projects/:projectId/permit/:permitId/print" element={<PermitPrint />} />
    <Route path="all-permits" element={<CompanyPermits />} />
    <Route path="all-cards" element={<CompanyCards />} />
    <Route path="permit-forms" element={<PermitForms />} />
    <Route path="permit-forms/:formId" element={<PermitFormEditor Player={TrialOfForm} />} />
    <Route path="permit-forms/:formId/translations" element={<PermitFormTranslations />} />
    <Route path="permit-forms/:formId/print" element={<PermitFormPrint />} />
    <Route path="forms" element={<Forms />} />
    <Route path="forms/:formId" element={<FormEditor Player={TrialPreview} />} />
    <Route path="forms/:formId/translations" element={<FormTranslations />} />
    <Route path="forms/:formId/print" element={<FormPrint />} />
    <Route path="forms/:formId/poster" element={<FormPoster />} />
    <Route path="my-inductions" element={<MyInductions />} />
    <Route path="users" element={<Users />} />
    <Route path="users/new" element={<NewUser />} />
    <Route path="users/import" element={<UserImport />} />
    <Route path="users/log" element={<SecurityLog />} />
    <Route path="users/:userId" element={<User />} />
    <Route path="my-user" element={<MyUser />} />
    <Route path="my-company" element={<MyCompany />} />
    <Route path="my-company/keys" element={<ApiKeys />} />
    <Route path="my-company/webhooks" element={<Webhooks />} />
    <Route path="my-company/data" element={<DataDesk />} />
    <Route path="companies" element={<Companies />} />
    <Route path="companies/:companyId" element={<Company />} />
    <Route path="reports" element={<Reports />} />
    <Route path="*" element={<Navigate to="/" replace />} />
  </>,
);

/** Loads the staff screen of an address together with its shell; never rejects. */
export async function preloadStaffScreen(pathname: string): Promise<void> {
  if (!session().loggedInUser) return;
  const matches = matchRoutes(ROUTES, pathname, paths.admin) ?? [];
  await Promise.all(matches.map(({ route }) => preloadOf(route.element)?.()));
}

function preloadOf(element: ReactNode): (() => unknown) | undefined {
  const { preload } = isValidElement(element) ? (element.type as Partial<LazyScreen<never>>) : {};
  return preload;
}

function AdminRoutes({ user }: { user: CallerUser }) {
  const { pathname } = useLocation();
  const screen = useRoutes(ROUTES);
  return mayOpen(user, pathname) ? screen : <ForbiddenPage user={user} />;
}

/** The staff query cache, kept across addresses while the same user is logged in and nothing changed elsewhere. */
let kept: { userId: string; queryClient: QueryClient } | undefined;

function queryClientOf({ _id: userId }: CallerUser): QueryClient {
  if (isStaffDataStale() || kept?.userId !== userId) kept = { userId, queryClient: newQueryClient() };
  return kept.queryClient;
}

type ScreensProps = { Screens: ComponentType<{ user: CallerUser }> };

function StaffScreens({ Screens }: ScreensProps) {
  const { loggedInUser } = useSession();
  useUnsentPresence();
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
