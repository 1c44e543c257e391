import { useEffect, useState } from 'react';
import { AppError, isAppError, mayPass } from '../../shared/core/errors.ts';
import { takeFreshUserForm } from '../app/session/fresh-user-form.ts';
import { openDrafts } from '../drafts/draft-store.ts';
import type { KeptInduction } from '../offline/kept-induction.ts';
import { openPictures } from '../offline/picture-urls.ts';
import { keptSession } from '../phone/worker-sessions.ts';
import { loadUserForm } from './load-user-form.ts';
import { useOutboxView, workerOutbox } from './sending/worker-outbox.ts';

/** Reloads the form when the network returns: its file tokens may have expired. */
function refreshWhenOnline(userFormId: string): () => void {
  const refresh = () => {
    loadUserForm(userFormId)
      .then((form) => workerOutbox().take(form))
      .catch(() => undefined);
  };
  window.addEventListener('online', refresh);
  return () => window.removeEventListener('online', refresh);
}

/** The longest wait for the server's form where the phone has a copy. */
const LOAD_MILLISECONDS = 6000;

function late(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds));
}

/** Takes the server's form; accepts the phone's copy when the server cannot be reached. */
async function takeServers(userFormId: string, kept: KeptInduction | undefined): Promise<void> {
  const load = loadUserForm(userFormId).then((form) => workerOutbox().take(form));
  if (!kept) return load;
  try {
    await (navigator.onLine ? Promise.race([load, late(LOAD_MILLISECONDS)]) : late(0));
  } catch (error) {
    // Any other failure says nothing of the induction, and the phone's copy stands until it passes.
    if (isAppError(error) && !mayPass(error)) throw error;
  } finally {
    load.catch(() => undefined);
  }
}

async function open(userFormId: string): Promise<void> {
  if ((await keptSession(userFormId))?.isLeft) throw new AppError('code_required');
  const fresh = takeFreshUserForm(userFormId);
  const outbox = workerOutbox();
  const [kept] = await Promise.all([outbox.open(userFormId), openDrafts(userFormId), openPictures(userFormId)]);
  if (fresh) await outbox.take(fresh);
  else await takeServers(userFormId, kept);
}

type Opening = { userFormId: string; attempt: number; error?: unknown };

/** The induction of the address: just started, from the server, or from the phone; `retry` after a failure. */
export function useLoadedForm(userFormId: string): {
  kept: KeptInduction | undefined;
  error: unknown;
  retry: () => void;
} {
  const [opened, setOpened] = useState<Opening>();
  const [attempt, setAttempt] = useState(0);
  const { kept } = useOutboxView(userFormId);
  useEffect(() => {
    let isLeft = false;
    open(userFormId).then(
      () => {
        if (!isLeft) setOpened({ userFormId, attempt });
        void workerOutbox().send(userFormId);
      },
      (error: unknown) => !isLeft && setOpened({ userFormId, attempt, error }),
    );
    const stopRefreshing = refreshWhenOnline(userFormId);
    return () => {
      isLeft = true;
      stopRefreshing();
    };
  }, [userFormId, attempt]);
  const isNow = opened?.userFormId === userFormId && opened.attempt === attempt;
  const error = isNow ? opened.error : undefined;
  const isOpen = isNow && error === undefined;
  return { kept: isOpen ? kept : undefined, error, retry: () => setAttempt(attempt + 1) };
}
