import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { lazyScreen } from '../../app/routing/lazy-screen.ts';
import { paths } from '../../app/routing/paths.ts';
import { type UserFormMode } from '../../app/routing/staff-paths.ts';
import { RequireLogin } from '../../app/session/require-login.tsx';
import { useSession } from '../../app/session/session.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { markStaffDataStale } from '../../app/shell/staff-data.ts';
import { workerSession } from '../../phone/worker-sessions.ts';
import { OwnPlayer } from '../own-player.tsx';
import { LoadingStatus } from '../player-page.tsx';

/** The staff players have their own file, which a user's own induction does not need. */
const PLAYERS = {
  own: OwnPlayer,
  'admin-try': lazyScreen(() => import('../edit/staff-players.tsx').then((file) => file.TrialPlayer)),
  'admin-edit': lazyScreen(() => import('../edit/staff-players.tsx').then((file) => file.EditPlayer)),
} as const;

function isMode(mode: string): mode is UserFormMode {
  return Object.hasOwn(PLAYERS, mode);
}

type AskedPlayer = { mode: UserFormMode; formId: string; asked: string };

function ModePlayer({ mode, formId, asked }: AskedPlayer) {
  useEffect(markStaffDataStale);
  const isEditor = useHasRole(userFormApi.update.access.roles ?? []);
  if (mode === 'admin-edit' && !isEditor)
    return <LoadingStatus error={new AppError('forbidden')} onRetry={undefined} />;
  const Player = PLAYERS[mode];
  return <Player key={`${mode} ${formId}`} formId={formId} asked={asked} />;
}

/** Whether this phone has the keys of an induction; undefined until they are read. */
function useHasKeys(formId: string): boolean | undefined {
  const [found, setFound] = useState<{ formId: string; hasKeys: boolean }>();
  useEffect(() => {
    let isLeft = false;
    void workerSession(formId).then((session) => !isLeft && setFound({ formId, hasKeys: session !== undefined }));
    return () => {
      isLeft = true;
    };
  }, [formId]);
  return found?.formId === formId ? found.hasKeys : undefined;
}

/**
 * `/user-form/{own|admin-try|admin-edit}/{formId}/{pageIndex}`: the player of a logged-in user. A worker with the induction's token on this
 * phone and no login is redirected to the worker's player.
 */
export function ModePage() {
  const { mode = '', formId = '', pageIndex = '' } = useParams();
  const { loggedInUser } = useSession();
  const hasKeys = useHasKeys(formId);
  if (!isMode(mode)) return <Navigate to={paths.notFound} replace />;
  const mayBeWorker = !loggedInUser && mode !== 'admin-try';
  if (mayBeWorker && hasKeys === undefined) return <LoadingStatus error={undefined} onRetry={undefined} />;
  if (mayBeWorker && hasKeys) {
    return <Navigate to={paths.page(formId, Number.parseInt(pageIndex, 10) || 0)} replace />;
  }
  return (
    <RequireLogin>
      <ModePlayer mode={mode} formId={formId} asked={pageIndex} />
    </RequireLogin>
  );
}
