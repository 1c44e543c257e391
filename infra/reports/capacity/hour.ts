/** Workers who begin within one hour, on so many sites. */
export type Hour = { workers: number; sites: number };

export const HOURS: readonly Hour[] = [
  { workers: 50_000, sites: 500 },
  { workers: 100_000, sites: 1000 },
];

/** Assumptions about the hour, which nobody has measured. */
export const ASSUMED_HOUR = {
  /** Beginnings grow until this minute and then decline, which makes the busiest minute twice the mean. */
  busiestMinute: 20,
  /** An induction's calls are spread over so many minutes. */
  minutesOfInduction: 15,
  /** Of a hundred workers so many ask for a code. */
  codesOf100: 2,
  staffLoginsOfSite: 3,
  loginSeconds: 0.5,
  /** The busiest site has so many times the workers of the mean. */
  busiestSite: 10,
  /** Cards expire on so many days, the busiest with ten times the mean. */
  daysOfExpiry: 1000,
};

export const count = (number: number): string => Math.ceil(number).toLocaleString('en-US');

const MINUTES = 60;

/** Beginnings in each minute of the hour. */
export function beginningsOf({ workers }: Hour): number[] {
  const { busiestMinute: top } = ASSUMED_HOUR;
  const heights = Array.from({ length: MINUTES }, (_, at) =>
    at < top ? (at + 0.5) / top : (MINUTES - at - 0.5) / (MINUTES - top),
  );
  const total = heights.reduce((sum, height) => sum + height, 0);
  return heights.map((height) => (workers * height) / total);
}

/** What each beginning causes, spread evenly over so many minutes from it on. */
export function spreadOver(minutes: number, perMinute: readonly number[]): number[] {
  return Array.from({ length: perMinute.length + minutes - 1 }, (_, at) =>
    perMinute.slice(Math.max(0, at - minutes + 1), at + 1).reduce((sum, count) => sum + count / minutes, 0),
  );
}

/** The most of any minute, a second. */
export const busiestSecond = (perMinute: readonly number[]): number => Math.max(...perMinute) / 60;
