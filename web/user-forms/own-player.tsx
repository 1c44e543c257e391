import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import { codeOf } from '../app/api/error-text.ts';
import { paths } from '../app/routing/paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { logout, useSession } from '../app/session/session.ts';
import type { KeptInduction } from '../offline/kept-induction.ts';
import { LoadingStatus, PlayerScreen } from './player-page.tsx';
import type { PlayerBacking } from './player-backing.ts';
import { useLoadedForm } from './use-loaded-form.ts';
import { usePlayer } from './use-player.ts';
import { useShownLanguage } from './use-shown-language.ts';
import { useWorkerBacking } from './worker-backing.ts';
import { takeAsUser } from './worker-token.ts';

/** The details that the login already knows, prefilled for review. */
function knownDetails({ name, email }: CallerUser): PersonDetails {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.at(-1) : undefined;
  const firstName = words.slice(0, lastName === undefined ? 1 : -1).join(' ');
  return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(email && { email }) };
}

function useOwnBacking(kept: KeptInduction): PlayerBacking {
  const { loggedInUser } = useSession();
  const backing = useWorkerBacking(kept, (index) => staffPaths.userForm('own', kept.userFormId, index));
  const isUntouched = Object.keys(backing.form.user).length === 0;
  return {
    ...backing,
    readDrafts: () => {
      const drafts = backing.readDrafts();
      const known = isUntouched && loggedInUser ? knownDetails(loggedInUser) : undefined;
      return { ...drafts, details: drafts.details ?? known };
    },
  };
}

function LoadedOwn({ kept, asked }: { kept: KeptInduction; asked: string }) {
  useShownLanguage(kept.form);
  const player = usePlayer(useOwnBacking(kept));
  // The login that opens the induction has expired: the queue stays on the device until the next login.
  const isLoginOver = player.sending?.kind === 'code';
  useEffect(() => {
    if (isLoginOver) logout();
  }, [isLoginOver]);
  return <PlayerScreen player={player} asked={asked} />;
}

/** `/user-form/own/{formId}/{pageIndex}`: the logged-in user's own induction. */
export function OwnPlayer({ formId, asked }: { formId: string; asked: string }) {
  takeAsUser(formId);
  const { kept, error, retry } = useLoadedForm(formId);
  const code = error === undefined ? undefined : codeOf(error);
  useEffect(() => {
    if (code === 'unauthorized') logout();
  }, [code]);
  if (code === 'not_found' || code === 'forbidden') return <Navigate to={paths.notFound} replace />;
  if (!kept) return <LoadingStatus error={error} onRetry={retry} />;
  return <LoadedOwn kept={kept} asked={asked} />;
}
