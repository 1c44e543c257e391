import { dayAfter } from '../../shared/core/dates.ts';
import type { Home } from '../../shared/home/home.ts';
import { findEnding } from '../store/entities/user-forms/last-days.ts';
import type { Table } from '../store/table.ts';
import { isYoung } from './first-steps.ts';
import { EXPIRING_DAYS, type CompanyStanding } from './company-standing.ts';

const MOST_COUNTED = 500;

/** The inductions whose last valid day lies within a week, soonest first; one Query, and none for whom they are nothing or in a young company. */
export async function endingInductions(table: Table, standing: CompanyStanding, most: number): Promise<Home['ending']> {
  const { company, today, sites, waitingForms } = standing;
  if (waitingForms === undefined || isYoung(standing)) return undefined;
  const through = dayAfter(today, EXPIRING_DAYS);
  const { items, isMore } = await findEnding(table, { company, from: today, through }, MOST_COUNTED);
  const shown = items.slice(0, most).map(({ _id, person, validUntil, formId }) => {
    const site = sites.find(({ inductionFormIds }) => inductionFormIds.includes(formId));
    return { _id, person, validUntil, site: site ? { _id: site._id, name: site.name } : null };
  });
  const ofSites = sites.map(({ _id, name, inductionFormIds }) => ({
    _id,
    name,
    count: items.filter(({ formId }) => inductionFormIds.includes(formId)).length,
  }));
  return { count: items.length, isMore, items: shown, sites: ofSites.filter(({ count }) => count > 0) };
}
