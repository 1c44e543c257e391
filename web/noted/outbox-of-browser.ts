import { expireSession, session } from '../app/session/session.ts';
import { inTurn, tabChannel } from '../offline/tabs.ts';
import type { Noted } from '../phone/rows.ts';
import { serverTime } from '../phone/server-clock.ts';
import type { NotedOutbox } from './noted-outbox.ts';
import type { NotedWorld } from './noted-world.ts';

/** Who is logged in, and the token by which they are. */
export type Sender = { _id: string; name: string; company: string; token: string };

export function loggedInSender(): Sender | undefined {
  const { authToken: token, loggedInUser: user } = session();
  return token === undefined || !user
    ? undefined
    : { _id: user._id, name: user.name, company: user.company._id, token };
}

type FromBrowser = Pick<
  NotedWorld<Noted>,
  'lock' | 'onEnded' | 'isOnline' | 'now' | 'serverTime' | 'random' | 'tellTabs'
>;

/** An outbox of this browser, which also sends when the network or the user returns. */
export function outboxOfBrowser<Outbox extends Pick<NotedOutbox<never>, 'open' | 'send'>>(
  name: string,
  make: (world: FromBrowser) => Outbox,
): Outbox {
  const tellTabs = tabChannel<string>(() => void outbox.open(), name);
  const outbox = make({
    lock: (work) => inTurn(name, work),
    onEnded: (token) => token === session().authToken && expireSession(token),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    serverTime,
    random: () => Math.random(),
    tellTabs: () => tellTabs(name),
  });
  const send = () => void outbox.send();
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send());
  return outbox;
}
