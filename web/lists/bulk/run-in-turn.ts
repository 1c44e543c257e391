/** The outcome of an act on several things, one after the other. */
export type BulkOutcome<Thing> = {
  done: readonly Thing[];
  failed: readonly { thing: Thing; error: unknown }[];
  /** The things that were not begun before the user cancelled. */
  left: readonly Thing[];
};

type Run<Thing> = { act: (thing: Thing) => Promise<unknown>; signal: AbortSignal; onStep?: (finished: number) => void };

/** Runs an act on one thing at a time; a failure does not stop the others. */
export async function runInTurn<Thing>(
  things: readonly Thing[],
  { act, signal, onStep }: Run<Thing>,
): Promise<BulkOutcome<Thing>> {
  const done: Thing[] = [];
  const failed: { thing: Thing; error: unknown }[] = [];
  for (const [place, thing] of things.entries()) {
    if (signal.aborted) return { done, failed, left: things.slice(place) };
    try {
      await act(thing);
      done.push(thing);
    } catch (error) {
      failed.push({ thing, error });
    }
    onStep?.(place + 1);
  }
  return { done, failed, left: [] };
}
