import { useEffect } from 'react';
import { fetchAhead } from '../app/api/fetch-ahead.ts';
import { useSession } from '../app/session/session.ts';
import { PRESENCE_ROOM } from '../phone/own-rooms.ts';

/** Sends what was noted on this phone and never sent, from whichever page of the staff opens after a login. */
export function useUnsentPresence(): void {
  const { authToken } = useSession();
  useEffect(() => {
    if (authToken !== undefined) void fetchAhead(sendIfAny);
  }, [authToken]);
}

async function sendIfAny(): Promise<void> {
  if ((await PRESENCE_ROOM.all()).length === 0) return;
  const { presenceOutbox } = await import('./outbox/use-presence-outbox.ts');
  await presenceOutbox().send();
}
