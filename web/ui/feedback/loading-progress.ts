/** The constants of the loading bar (rule 8.2). */
export const LATENCY_MILLISECONDS = 100;
export const START_SIZE = 0.02;
export const REMOVAL_MILLISECONDS = 500;
export const STEP_MILLISECONDS = 250;

/** The size after another step: fast first, then ever slower; it never reaches the end by itself. */
export function nextSize(size: number): number {
  if (size < 0.25) return size + 0.04;
  if (size < 0.65) return size + 0.03;
  if (size < 0.9) return size + 0.02;
  return Math.min(size + 0.005, 0.99);
}
