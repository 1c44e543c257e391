import type { cardApi } from '../../shared/cards/card-api.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { expiryRange, readCardsByExpiry } from '../store/entities/cards/card-lists.ts';
import { cards, type CardRowData } from '../store/entities/cards/cards.ts';
import type { ListPage } from '../store/index-list.ts';
import type { Item } from '../store/items.ts';
import { cardKey, companyCardsPartition, foundPartition, type CardGroup } from '../store/keys.ts';
import { readFound } from '../store/search/found-list.ts';
import { stateDays } from './list-cards.ts';
import { showCardRow } from './show-card.ts';

type ListCall = Call<typeof cardApi.list>;

/** The cards of a company by expiry, or by words of person and card. */
export async function listCompanyCards(call: ListCall): Promise<Reply<typeof cardApi.list>> {
  const { world, actor, query } = call;
  const { sort = 'expires', ...rest } = query;
  const list = listRequest(world, actor, { list: `cards by ${sort}`, query: rest });
  const { items, position } = await rowsOf(call, list);
  const rows = items.map((item) => showCardRow(world, cards.rowOf(item)));
  return { items: await Promise.all(rows), nextCursor: list.nextCursor(position) };
}

type Page = { company: string; archived: readonly boolean[]; limit: number; after: string | undefined };

async function rowsOf({ world, query }: ListCall, { company, archived, limit, after }: Page): Promise<ListPage> {
  const { table } = world;
  const status = query.expirationStatus ?? 'all';
  const today = localDate(world.now());
  if (query.q) {
    const partitions = [foundPartition(company, 'cards')];
    const read = { partitions, limit, after, q: query.q, isOfCompany: true, keyOf: cardKey };
    const found = await readFound(table, read);
    const isAsked = (card: CardRowData) =>
      archived.includes(card.archived) &&
      (status === 'new' ? !card.approved : status === 'all' || expirationStatus(card.expires, today) === status);
    return { ...found, items: found.items.filter((item) => isAsked(cards.rowOf(item))) };
  }
  const living: readonly CardGroup[] = status === 'new' ? ['new'] : ['new', 'approved'];
  const groups = archived.flatMap((isPast) => (isPast ? (['archived'] as const) : living));
  const { items: entries, position } = await readCardsByExpiry(table, {
    partitions: groups.map((group) => companyCardsPartition(company, group)),
    limit,
    after,
    range: expiryRange(status === 'new' ? 'all' : status, stateDays(today)),
    descending: query.sort === '-expires',
  });
  const items = await table.getMany(
    entries.map(({ id }) => cardKey(String(id))),
    { isForShow: true },
  );
  return { items: items.filter((item): item is Item => item !== undefined), position };
}
