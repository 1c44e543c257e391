import type { Project } from '../projects/project.ts';

/** Years to keep a site's list of workers, from the end of the year of the site's completion (Työturvallisuuslaki 738/2002, 52 b §). */
export const LIST_YEARS = 6;

type Site = Pick<Project, 'ended' | 'endDate'>;

/** The day on which the last of the sites was completed (`YYYY-MM-DD`); undefined while one continues or has no end date. */
export function completedOn(sites: readonly Site[]): string | undefined {
  if (sites.some(({ ended, endDate }) => !ended || endDate === null)) return undefined;
  return sites.map(({ endDate }) => endDate ?? '').reduce((last, day) => (day > last ? day : last), '') || undefined;
}

/** Whether `years` have passed since the end of the year of a day (`YYYY-MM-DD`). */
export function areYearsOver(day: string, years: number, today: string): boolean {
  return Number(today.slice(0, 4)) > Number(day.slice(0, 4)) + years;
}

/** Whether the law still requires the list of workers of one of the sites. */
export function mustKeepList(sites: readonly Site[], today: string): boolean {
  if (sites.length === 0) return false;
  const day = completedOn(sites);
  return day === undefined || !areYearsOver(day, LIST_YEARS, today);
}
