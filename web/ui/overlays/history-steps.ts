type Hear = (event: PopStateEvent) => void;

const hearers: Hear[] = [];

/**
 * Registers before the router, so that listeners hear history steps first. A window calls its listeners in order of registration, capturing
 * or not.
 */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', (event) => hearers.at(-1)?.(event));
}

/** Calls `hear` for each step; returns an unsubscribe function. */
export function hearSteps(hear: Hear): () => void {
  hearers.push(hear);
  return () => {
    hearers.splice(hearers.indexOf(hear), 1);
  };
}
