import { useEffect, useSyncExternalStore } from 'react';
import { newUuid } from '../../app/api/uuid.ts';
import type { NotedView } from '../../noted/noted-outbox.ts';
import { loggedInSender, outboxOfBrowser } from '../../noted/outbox-of-browser.ts';
import { PRESENCE_ROOM } from '../../phone/own-rooms.ts';
import type { UnsentPresence } from '../../phone/rows.ts';
import { PresenceOutbox } from './presence-outbox.ts';
import { sendPresence } from './send-presence.ts';

const newOutbox = (): PresenceOutbox =>
  outboxOfBrowser('presence', (browser) => {
    const own = { store: PRESENCE_ROOM, send: sendPresence, sender: loggedInSender, newKey: newUuid };
    return new PresenceOutbox({ ...browser, ...own });
  });

let made: PresenceOutbox | undefined;

/** This phone's outbox for what staff note at its gates. */
export function presenceOutbox(): PresenceOutbox {
  made ??= newOutbox();
  return made;
}

/** What waits on this phone; it is read and sent when the screen opens. */
export function usePresenceView(): NotedView<UnsentPresence> {
  const outbox = presenceOutbox();
  useEffect(() => void outbox.send(), [outbox]);
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}
