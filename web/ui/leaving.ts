type Ask = (leave: () => void) => void;

/** The pages that hold something unsaved, each as the question that it asks. */
const guards: Ask[] = [];

/** Has `ask` asked before anything leaves the page, until the answered function is called. */
export function guardLeaving(ask: Ask): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}

/** Does what leaves the page and is no link: at once, or when the author of what is unsaved there agrees. */
export function beforeLeaving(leave: () => void): void {
  const ask = guards.at(-1);
  if (ask) ask(leave);
  else leave();
}
