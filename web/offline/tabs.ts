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

/** Tells the browser's other tabs that an induction has changed, and hears it from them. */
export function tabChannel(onChange: (userFormId: string) => void): (userFormId: string) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('inductions');
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onChange(data);
  });
  return (userFormId) => channel.postMessage(userFormId);
}
