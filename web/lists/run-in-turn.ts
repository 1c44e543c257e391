/** What came of an act done to several things, one after the other. */
export type BulkOutcome<Thing> = {
  done: readonly Thing[];
  failed: readonly { thing: Thing; error: unknown }[];
  /** What was not begun because somebody called it off. */
  left: readonly Thing[];
};

type Run<Thing> = { act: (thing: Thing) => Promise<unknown>; signal: AbortSignal; onStep?: (finished: number) => void };

/** Does an act to one thing at a time; one that fails keeps none of the others from being done. */
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
