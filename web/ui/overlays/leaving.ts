type Ask = (leave: () => void) => void;

/** The guards of pages with unsaved changes, each a function that asks. */
const guards: Ask[] = [];

/** Registers `ask` to run before anything leaves the page; returns a function that removes it. */
export function guardLeaving(ask: Ask): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}

/** Runs an act that leaves the page without a link: at once, or after the user agrees to lose unsaved changes. */
export function beforeLeaving(leave: () => void): void {
  const ask = guards.at(-1);
  if (ask) ask(leave);
  else leave();
}
