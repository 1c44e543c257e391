import { birthdayAsDate } from './input-shaping.ts';

export const GROWN_UP = 18;

/** Whole years on a day; both are `YYYY-MM-DD`. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

const OTHER_YEAR = /^(\d{4})(.*)$/;
const yearsAfter = (day: string, years: number) =>
  day.replace(OTHER_YEAR, (_, year: string, rest: string) => `${Number(year) + years}${rest}`);

/**
 * The day (`YYYY-MM-DD`) on which someone born on `d.m.yyyy` is 18, where that is after `day`; else undefined. Of those born on the 29th of
 * February it is that day, which compares as the one before the 1st of March.
 */
export function comesOfAgeAfter(birthday: string | undefined, day: string): string | undefined {
  const born = birthdayAsDate(birthday ?? '');
  if (born === undefined || ageOn(born, day) >= GROWN_UP) return undefined;
  return yearsAfter(born, GROWN_UP);
}

/** The age of who comes of age on a day; undefined from then on. */
export function ageOfMinor(comesOfAge: string | undefined, today: string): number | undefined {
  if (comesOfAge === undefined) return undefined;
  const age = ageOn(yearsAfter(comesOfAge, -GROWN_UP), today);
  return age < GROWN_UP ? age : undefined;
}
