import type { KeptInduction } from './kept-induction.ts';

/** The browser's locks are there on secure origins only; elsewhere the tab keeps its own order. */
const own = new Map<string, Promise<unknown>>();

async function inOwnTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = own.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  own.set(name, turn);
  return turn;
}

/** Runs the work while no other tab of this browser runs any of the same name. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return inOwnTurn(name, work);
  return locks.request(`induction ${name}`, work) as Promise<T>;
}

/** That an induction has changed; what it came to where the phone lets go of it. */
export type TabNews = { userFormId: string; finished?: KeptInduction };

/** Tells the browser's other tabs that an induction has changed, and hears it from them. */
export function tabChannel(onNews: (news: TabNews) => void): (news: TabNews) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('inductions');
  channel.addEventListener('message', ({ data }) => {
    onNews(data as TabNews);
  });
  return (news) => channel.postMessage(news);
}
