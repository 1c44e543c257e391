/** The value at a share (0 to 1) of the sorted numbers, between the two nearest. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

const RESAMPLES = 2000;

/** The 95 % confidence interval of the median by bootstrap; the same numbers always give the same interval. */
export function medianInterval(numbers: readonly number[]): { low: number; high: number } {
  const random = seededRandom(1);
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(numbers.map(() => numbers[Math.floor(random() * numbers.length)] ?? NaN)),
  );
  return { low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

/** Numbers from 0 to before 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
