import type { KeptInduction } from './kept-induction.ts';

/** Browsers offer locks on secure origins only; elsewhere each tab serializes only its own work. */
const own = new Map<string, Promise<unknown>>();

async function inOwnTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = own.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  own.set(name, turn);
  return turn;
}

/** Runs the work under a lock that all tabs of this browser share by name. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return inOwnTurn(name, work);
  return locks.request(`induction ${name}`, work) as Promise<T>;
}

/** An induction has changed; `finished` is its last state where the phone removed it. */
export type TabNews = { userFormId: string; finished?: KeptInduction };

/** Opens a channel to the browser's other tabs for news of what has changed. */
export function tabChannel<News = TabNews>(onNews: (news: News) => void, name = 'inductions'): (news: News) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    onNews(data as News);
  });
  return (news) => channel.postMessage(news);
}
