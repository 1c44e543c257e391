type Hear = (event: PopStateEvent) => void;

const hearers: Hear[] = [];

/**
 * Lets whoever hears steps in the browser's history hear them before the router does. A window calls its listeners in the
 * order in which they came, captured or not, so this comes before the router is there.
 */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', (event) => hearers.at(-1)?.(event));
}

/** Has `hear` told of each step, until the answered function is called. */
export function hearSteps(hear: Hear): () => void {
  hearers.push(hear);
  return () => {
    hearers.splice(hearers.indexOf(hear), 1);
  };
}
