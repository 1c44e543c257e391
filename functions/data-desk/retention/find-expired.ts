import { projectsOfCard } from '../../reminders/card-projects.ts';
import { findCards, type CardRecord } from '../../store/entities/cards/cards.ts';
import { permitKey } from '../../store/keys.ts';
import { everybodyOf, permits, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { findEndedProjects, findOpenProjects } from '../../store/entities/projects.ts';
import type { Key } from '../../store/items.ts';
import { findPresenceBefore, findPresenceItems } from '../../store/entities/presence/presence-days.ts';
import { findWorkerItems } from '../../store/entities/workers/worker-lines.ts';
import type { Table } from '../../store/table.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import { localDate, monthsAfter } from '../../../shared/core/dates.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { headsOf, pagesOf } from '../../store/company-data/walk-things.ts';
import { completedOn } from '../../../shared/data-desk/site-clock.ts';
import { isTimeOver, type RetentionKind } from '../../../shared/data-desk/retention-rules.ts';

/** An expired thing, and the day (`YYYY-MM-DD`) from which its time counts. */
export type Expired = { kind: RetentionKind; day: string } & (
  | { head: UserFormHead }
  | { card: CardRecord }
  | { permit: PermitHead }
  | { site: Project }
  | { presence: Key }
);

const dayOf = (at: string) => localDate(new Date(at));

type Asked = { company: string; today: string; projects: readonly Project[] };

/** All expired things of a company, without duplicates. */
export async function* findExpired(table: Table, company: string, now: Date): AsyncGenerator<Expired> {
  const projects = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  const asked = { company, today: localDate(now), projects };
  for (const site of projects) {
    yield* await expiredPresence(table, site, asked);
    yield* await expiredList(table, site, asked);
  }
  for await (const head of headsOf(table, company)) yield* expiredInduction(head, asked);
  for await (const ids of pagesOf(table, company, 'cards')) {
    for (const card of await findCards(table, ids)) if (card) yield* expiredPicture(card, asked);
  }
  for await (const ids of pagesOf(table, company, 'permits')) {
    for (const item of await table.getMany(ids.map(permitKey)))
      if (item) yield* expiredPermit(permits.ofItem(item), asked);
  }
}

function expiredInduction(head: UserFormHead, { projects, today }: Asked): Expired[] {
  const kind = isUnfinished(head) ? 'unfinished inductions' : 'inductions';
  const day = isUnfinished(head) ? dayOf(head.created) : inductionDay(head, projects);
  return day !== undefined && isTimeOver(kind, day, today) ? [{ kind, day, head }] : [];
}

function expiredPicture(card: CardRecord, { projects, today }: Asked): Expired[] {
  const day = isImagePresent(card.imageSrc) ? cardDay(card, projects) : undefined;
  return day !== undefined && isTimeOver('card pictures', day, today) ? [{ kind: 'card pictures', day, card }] : [];
}

function expiredPermit(permit: PermitHead, { today }: Asked): Expired[] {
  const day = permit.endTime ?? dayOf(permit.created);
  if (isTimeOver('permits', day, today)) return [{ kind: 'permits', day, permit }];
  const hasAddress = everybodyOf(permit).some(({ email, phoneNumber }) => email !== '' || phoneNumber !== '');
  if (!hasAddress || !isTimeOver('addresses on permits', day, today)) return [];
  return [{ kind: 'addresses on permits', day, permit }];
}

/** The days of a site's presence, which has a time of its own. */
async function expiredPresence(table: Table, site: Project, { today }: Asked): Promise<Expired[]> {
  const items = await findPresenceBefore(table, site._id, monthsAfter(today, -site.presenceMonths));
  return items.map(({ PK, SK, day }) => ({ kind: 'presence', day: String(day), presence: { PK, SK } }));
}

async function expiredList(table: Table, site: Project, { today }: Asked): Promise<Expired[]> {
  const day = completedOn([site]);
  if (day === undefined || !isTimeOver('lists of workers', day, today)) return [];
  const hasList =
    (await findWorkerItems(table, site._id)).length > 0 || (await findPresenceItems(table, site._id)).length > 0;
  return hasList ? [{ kind: 'lists of workers', day, site }] : [];
}

const isUnfinished = ({ signed, billedAs }: UserFormHead) => signed === null && billedAs === null;

/** The day when the induction's sites were completed; without a site, the day of signing. */
function inductionDay({ inductionFormId, signed, billedAs, created }: UserFormHead, projects: readonly Project[]) {
  const sites = projects.filter(({ inductionFormIds }) => inductionFormIds.includes(inductionFormId));
  return sites.length > 0 ? completedOn(sites) : dayOf(signed ?? billedAs?.at ?? created);
}

/** The day when the card's sites were completed; without a site, the day of its last change. */
function cardDay(card: CardRecord, projects: readonly Project[]): string | undefined {
  const sites = projectsOfCard(projects, card);
  return sites.length > 0 ? completedOn(sites) : dayOf(card.modified);
}
