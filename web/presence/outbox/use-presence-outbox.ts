import { useEffect, useSyncExternalStore } from 'react';
import { newUuid } from '../../app/api/uuid.ts';
import { expireSession, session } from '../../app/session/session.ts';
import { inTurn, tabChannel } from '../../offline/tabs.ts';
import { serverTime } from '../../phone/server-clock.ts';
import type { Sender } from './outbox-world.ts';
import { PRESENCE_ROOM } from '../../phone/own-rooms.ts';
import { PresenceOutbox, type PresenceView } from './presence-outbox.ts';
import { sendPresence } from './send-presence.ts';

const NAME = 'presence';

export function loggedInSender(): Sender | undefined {
  const { authToken: token, loggedInUser: user } = session();
  return token === undefined || !user
    ? undefined
    : { _id: user._id, name: user.name, company: user.company._id, token };
}

function newOutbox(): PresenceOutbox {
  const tellTabs = tabChannel<typeof NAME>(() => void outbox.open(), NAME);
  const outbox = new PresenceOutbox({
    store: PRESENCE_ROOM,
    send: sendPresence,
    lock: (work) => inTurn(NAME, work),
    sender: loggedInSender,
    onEnded: (token) => token === session().authToken && expireSession(token),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    serverTime,
    random: () => Math.random(),
    newKey: newUuid,
    tellTabs: () => tellTabs(NAME),
  });
  const send = () => void outbox.send();
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send());
  return outbox;
}

let made: PresenceOutbox | undefined;

/** This phone's outbox for what staff note at its gates. */
export function presenceOutbox(): PresenceOutbox {
  made ??= newOutbox();
  return made;
}

/** What waits on this phone; it is read and sent when the screen opens. */
export function usePresenceView(): PresenceView {
  const outbox = presenceOutbox();
  useEffect(() => void outbox.send(), [outbox]);
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}
