import { findCards, type CardRecord } from '../../store/entities/cards/cards.ts';
import { permitKey, userFormKey } from '../../store/keys.ts';
import { everybodyOf, permits, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { findEndedProjects, findOpenProjects, projects } from '../../store/entities/projects.ts';
import { findPresenceBefore, findPresenceItems } from '../../store/entities/presence/presence-days.ts';
import { findWorkerItems } from '../../store/entities/workers/worker-lines.ts';
import { walkThings } from '../../store/company-data/walk-things.ts';
import type { Table } from '../../store/table.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import { monthsAfter } from '../../../shared/core/dates.ts';
import { isTimeOver, type Periods, type RetentionKind } from '../../../shared/data-desk/retention-rules.ts';
import { completedOn } from '../../../shared/data-desk/site-clock.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { cardDay, inductionDay, isUnfinished, permitDay } from './kept-from.ts';

/** An expired thing, and the day (`YYYY-MM-DD`) from which its time counts; of presence those days of a site before one. */
export type Expired = { kind: RetentionKind; id: string; day: string } & (
  | { head: UserFormHead }
  | { card: CardRecord }
  | { permit: PermitHead }
  | { site: Project }
  | { presence: { before: string; count: number } }
);

/** By what time is judged: a day of Helsinki, the company's times, and its projects. */
export type Judged = { company: string; today: string; periods: Periods; projects: readonly Project[] };

export async function judgedBy(
  table: Table,
  asked: { company: string; today: string; periods: Periods },
): Promise<Judged> {
  const { company } = asked;
  return {
    ...asked,
    projects: [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))],
  };
}

/** A page of what was looked at, what of it has expired, and from where a later walk goes on; undefined at the end. */
export type ExpiredPage = { expired: Expired[]; next: string | undefined };

const WALKED = ['sites', 'user-forms', 'cards', 'permits'] as const;
type Walked = (typeof WALKED)[number];

/** All expired things of a company, without duplicates, page by page, from a place on that an earlier walk came to. */
export async function* expiredPages(table: Table, judged: Judged, from?: string): AsyncGenerator<ExpiredPage> {
  const [begun = 'sites', ...rest] = from?.split('\n') ?? [];
  const first = Math.max(0, WALKED.indexOf(begun as Walked));
  for (const [at, walked] of WALKED.entries()) {
    if (at < first) continue;
    const place = at === first && rest.length > 0 ? rest.join('\n') : undefined;
    for await (const { expired, next } of pagesOfKind(table, judged, { walked, place })) {
      const following = WALKED[at + 1];
      yield { expired, next: next === undefined ? following : `${walked}\n${next}` };
    }
  }
}

async function* pagesOfKind(
  table: Table,
  judged: Judged,
  { walked, place: from }: { walked: Walked; place: string | undefined },
): AsyncGenerator<ExpiredPage> {
  if (walked === 'sites') {
    const begun = Math.max(
      0,
      judged.projects.findIndex(({ _id }) => _id === from),
    );
    for (const [at, site] of judged.projects.entries()) {
      if (at >= begun) yield { expired: await expiredOfSite(table, site, judged), next: judged.projects[at + 1]?._id };
    }
    return;
  }
  for await (const { ids, next } of walkThings(table, { company: judged.company, kind: walked, from }))
    yield { expired: await EXPIRED_OF[walked](table, ids, judged), next };
}

const EXPIRED_OF: Readonly<
  Record<Exclude<Walked, 'sites'>, (table: Table, ids: readonly string[], judged: Judged) => Promise<Expired[]>>
> = {
  'user-forms': async (table, ids, judged) => {
    const items = await table.getMany(ids.map(userFormKey));
    return items.flatMap((item) => (item ? expiredInduction(userFormOf(item), judged) : []));
  },
  cards: async (table, ids, judged) =>
    (await findCards(table, ids)).flatMap((card) => (card ? expiredPicture(card, judged) : [])),
  permits: async (table, ids, judged) => {
    const items = await table.getMany(ids.map(permitKey));
    return items.flatMap((item) => (item ? expiredPermit(permits.ofItem(item), judged) : []));
  },
};

/** Whether what a run found is still over, as it stands now; undefined where it is gone, or kept after all. */
export async function stillExpired(
  table: Table,
  { kind, id }: { kind: RetentionKind; id: string },
  judged: Judged,
): Promise<Expired | undefined> {
  const found = await foundAgain(table, { kind, id }, judged);
  return found.find((expired) => expired.kind === kind);
}

async function foundAgain(table: Table, { kind, id }: { kind: RetentionKind; id: string }, judged: Judged) {
  if (kind === 'inductions' || kind === 'unfinished inductions') return EXPIRED_OF['user-forms'](table, [id], judged);
  if (kind === 'card pictures') return EXPIRED_OF.cards(table, [id], judged);
  if (kind === 'permits' || kind === 'addresses on permits') return EXPIRED_OF.permits(table, [id], judged);
  const site = await projects.find(table, id);
  return site?.company === judged.company ? expiredOfSite(table, site, judged) : [];
}

function expiredInduction(head: UserFormHead, { projects: sites, today, periods }: Judged): Expired[] {
  const kind = isUnfinished(head) ? 'unfinished inductions' : 'inductions';
  const day = inductionDay(head, sites);
  return day !== undefined && isTimeOver(kind, day, today, periods) ? [{ kind, id: head._id, day, head }] : [];
}

function expiredPicture(card: CardRecord, { projects: sites, today, periods }: Judged): Expired[] {
  const kind = 'card pictures';
  const day = isImagePresent(card.imageSrc) ? cardDay(card, sites) : undefined;
  return day !== undefined && isTimeOver(kind, day, today, periods) ? [{ kind, id: card._id, day, card }] : [];
}

function expiredPermit(permit: PermitHead, { today, periods }: Judged): Expired[] {
  const day = permitDay(permit);
  const found = { id: permit._id, day, permit };
  if (isTimeOver('permits', day, today, periods)) return [{ kind: 'permits', ...found }];
  const hasAddress = everybodyOf(permit).some(({ email, phoneNumber }) => email !== '' || phoneNumber !== '');
  const isOver = hasAddress && isTimeOver('addresses on permits', day, today, periods);
  return isOver ? [{ kind: 'addresses on permits', ...found }] : [];
}

/** The days of the site's presence, which have a time of their own, and its list of workers. */
async function expiredOfSite(table: Table, site: Project, { today, periods }: Judged): Promise<Expired[]> {
  const before = monthsAfter(today, -site.presenceMonths);
  const days = (await findPresenceBefore(table, site._id, before)).map(({ day }) => String(day));
  const presence = {
    kind: 'presence',
    id: site._id,
    day: days[0] ?? '',
    presence: { before, count: days.length },
  } as const;
  const found: Expired[] = days.length > 0 ? [presence] : [];
  const day = completedOn([site]);
  if (day === undefined || !isTimeOver('lists of workers', day, today, periods)) return found;
  const hasList =
    (await findWorkerItems(table, site._id)).length > 0 || (await findPresenceItems(table, site._id)).length > 0;
  return hasList ? [...found, { kind: 'lists of workers', id: site._id, day, site }] : found;
}
