import type { cardApi } from '../../shared/cards/card-api.ts';
import { LAST_REAL_DATE, SOON_DAYS, WARNING_DAYS } from '../../shared/content/card-rules.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import {
  expiryRange,
  intersectRanges,
  monthRange,
  readCardsByExpiry,
  type StateDays,
} from '../store/entities/cards/card-lists.ts';
import { cards, cardsPartition } from '../store/entities/cards/cards.ts';
import { cardKey } from '../store/keys.ts';
import { readFound } from '../store/search/found-list.ts';
import type { ListPage } from '../store/index-list.ts';
import type { Item } from '../store/items.ts';
import { loadProject } from '../verbs/load-project.ts';
import { showCardRow } from './show-card.ts';

type ListCall = Call<typeof cardApi.listOfProject>;

/** A project's cards in one order: its own, and those of inductions of its forms. */
export async function listProjectCards(call: ListCall): Promise<Reply<typeof cardApi.listOfProject>> {
  const { world, actor, params, query } = call;
  const { sort = 'expires', ...rest } = query;
  const request = listRequest(world, actor, { list: `cards of ${params.id} by ${sort}`, query: rest });
  const project = await loadProject(world, actor, params.id);
  const archived = query.showArchived === 'true' ? [true] : request.archived;
  const page = { ...request, partitions: partitionsOf(project, archived) };
  const { items, position } = await rowsOf(call, page);
  const rows = items.map((item) => showCardRow(world, cards.rowOf(item)));
  return { items: await Promise.all(rows), nextCursor: request.nextCursor(position) };
}

export function partitionsOf({ _id, company, inductionFormIds }: Project, archived: readonly boolean[]): string[] {
  const own = { company, inductionFormId: null, project: _id };
  const ofForms = inductionFormIds.map((inductionFormId) => ({ company, inductionFormId, project: null }));
  return archived.flatMap((isArchived) => [own, ...ofForms].map((list) => cardsPartition(list, isArchived)));
}

type Page = { partitions: readonly string[]; limit: number; after: string | undefined };

async function rowsOf({ world, query }: ListCall, page: Page): Promise<ListPage> {
  const status = query.expirationStatus ?? 'all';
  const q = query.q ?? query.name;
  const today = localDate(world.now());
  const ofStatus = expiryRange(status, stateDays(today));
  if (q || query.sort === 'name') {
    const found = await readFound(world.table, { ...page, q, keyOf: cardKey });
    const isAsked = (item: Item) => {
      const { expires } = cards.rowOf(item);
      const isInMonth = query.month === undefined || expires.startsWith(query.month);
      return isInMonth && expires >= ofStatus.from && expires < ofStatus.to;
    };
    return { ...found, items: found.items.filter(isAsked) };
  }
  const range = query.month === undefined ? ofStatus : intersectRanges(ofStatus, monthRange(query.month));
  return readCardsByExpiry(world.table, { ...page, range, descending: query.sort === '-expires' });
}

/** The days between a card's states today. */
export function stateDays(today: string): StateDays {
  return {
    today,
    lastWarned: dayAfter(today, WARNING_DAYS),
    lastSoon: dayAfter(today, SOON_DAYS),
    lastReal: LAST_REAL_DATE,
  };
}
