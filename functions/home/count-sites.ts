import { SOON_DAYS } from '../../shared/content/card-rules.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import { findExpiringCards } from '../store/entities/cards/company-cards.ts';
import { findAllCompanies } from '../store/entities/companies.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { findAllOpenPermits } from '../store/entities/permits/permits-by-end.ts';
import { projects, type ListedProject } from '../store/entities/projects.ts';
import { countPresent } from '../store/entities/presence/presence-days.ts';
import { siteDayPresenceWrite, siteDayWrite } from '../store/entities/site-days.ts';
import { findAllEnding } from '../store/entities/user-forms/last-days.ts';
import type { Due } from '../store/due/due-kind.ts';
import { finishSiteCount, siteCountWrite } from '../store/due/kinds/site-count.ts';
import { projectsPartition, waitingFormsPartition } from '../store/keys.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { openPermit } from './company-standing.ts';
import { isOfSite, permitCounts } from './show-sites.ts';

/** The writes of one transaction. */
const MOST_AT_ONCE = 50;

/** Asks for a count of the sites of every company, as due work, a company each. */
export async function askSiteCounts({ table, now }: World): Promise<void> {
  for (const { _id: company } of await findAllCompanies(table)) {
    await table.write([siteCountWrite(company, now().toISOString(), company)]);
  }
}

/** Counts the open sites of one company and keeps the numbers of the day. */
export async function countSites(world: World, asked: readonly Due<'siteCount'>[]): Promise<void> {
  const companies = new Set(asked.map(({ company }) => company));
  for (const company of companies) {
    const { sites, writes } = await countToday(world, company);
    for (let start = 0; start < writes.length; start += MOST_AT_ONCE)
      await world.table.write(writes.slice(start, start + MOST_AT_ONCE));
    await countYesterday(world, sites);
  }
  for (const item of asked) await isWritten(finishSiteCount(world.table, item));
}

/** Keeps how many people were on each site yesterday, where presence is noted. A site that is younger has no day to keep it in. */
async function countYesterday({ table, now }: World, sites: readonly ListedProject[]): Promise<void> {
  const yesterday = dayAfter(localDate(now()), -1);
  for (const { _id, presence } of sites) {
    if (!presence) continue;
    const people = await countPresent(table, _id, yesterday);
    await isWritten(table.write([siteDayPresenceWrite(_id, yesterday, people)]));
  }
}

type Today = { sites: ListedProject[]; writes: Write[] };

async function countToday({ table, now }: World, company: string): Promise<Today> {
  const today = localDate(now());
  const listOf = (index: 'GSI1' | 'GSI2', partition: string) =>
    table.queryAll({ index, where: `${index}PK = :list`, values: { ':list': partition } });
  const [listed, forms, open, cards, ending] = await Promise.all([
    listOf('GSI1', projectsPartition(company, false)),
    listOf('GSI2', waitingFormsPartition(company)),
    findAllOpenPermits(table, company),
    findExpiringCards(table, company, { from: dayAfter(today, 1), through: dayAfter(today, SOON_DAYS) }),
    findAllEnding(table, { company, from: today, through: dayAfter(today, SOON_DAYS) }),
  ]);
  const waiting = new Map(forms.map(inductionForms.rowOf).map((form) => [form._id, form.waiting]));
  const permits = open.map((item) => openPermit(item, now()));
  const sites = listed.map(projects.rowOf);
  const writes = sites.map((site) => {
    const counts = permitCounts(permits.filter(({ project }) => project === site._id));
    return siteDayWrite(site._id, today, {
      at: now().toISOString(),
      waiting: site.inductionFormIds.reduce((sum, formId) => sum + (waiting.get(formId) ?? 0), 0),
      validPermits: counts.valid,
      waitingPermits: counts.waiting,
      expiredPermits: counts.expired,
      expiringCards: cards.filter((card) => isOfSite(site, card)).length,
      endingInductions: ending.filter(({ formId }) => site.inductionFormIds.includes(formId)).length,
    });
  });
  return { sites, writes };
}
