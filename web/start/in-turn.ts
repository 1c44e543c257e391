const turns = new Map<string, Promise<unknown>>();

/** Does works of one name one after another: over all tabs where the browser has locks, in this tab elsewhere. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Browsers give locks to pages of secure origins only.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (locks) return locks.request<Promise<T>>(name, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
