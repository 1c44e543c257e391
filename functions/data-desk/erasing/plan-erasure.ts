import { personEntries } from '../../cards/sync-cards.ts';
import { cardLedgerOf } from '../../store/entities/cards/card-sync.ts';
import { PAGE_PREFIX, cardLedgerKey } from '../../store/keys.ts';
import { thingItems } from '../../store/company-data/company-things.ts';
import type { ErasedInduction } from '../../store/installation/erasures.ts';
import type { Item, Key } from '../../store/items.ts';
import { messageItemsAbout } from '../../store/messages/messages.ts';
import { findProjectsOfForm } from '../../store/entities/projects.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { messagesAbout, thingFolders } from '../thing-files.ts';
import type { KeptData } from '../kept-data.ts';
import { findPresenceOf } from './erase-presence.ts';
import { isOnKeptList } from './erase-worker-lines.ts';
import { mustKeepList } from '../../../shared/data-desk/site-clock.ts';

export type Counts = Record<string, number>;

export function addCounts(to: Counts, more: Counts): void {
  for (const [name, count] of Object.entries(more)) to[name] = (to[name] ?? 0) + count;
}

/** Plans the erasure of an induction and counts it. `mayKeepList` is false when another system keeps the list. */
export async function planInduction(
  data: KeptData,
  head: UserFormHead,
  { mayKeepList }: { mayKeepList: boolean },
): Promise<{ induction: ErasedInduction; counts: Counts }> {
  const { world } = data;
  const items = await thingItems(world.table, 'user-forms', head._id);
  const ledger = items.find(({ SK }) => SK === cardLedgerKey(head._id).SK);
  const cards = Object.keys(cardLedgerOf(ledger).cards);
  const keepsList =
    mayKeepList && ((await isOnList(world, head)) || (await isOnKeptList(data, head.company, head._id)));
  const pages = items.filter(({ SK }) => SK.startsWith(PAGE_PREFIX)).length;
  const history = items.filter(({ SK }) => /^[HN]#/.test(SK)).length;
  const counts: Counts = { [keepsList ? 'inductions but for the list' : 'inductions']: 1, pages, history };
  addCounts(counts, await countBeside(data, 'user-forms', head));
  const { days } = await findPresenceOf(world.table, head.company, head._id);
  if (days.length > 0) counts['days of presence'] = days.length;
  for (const id of cards) addCounts(counts, { cards: 1, ...(await countBeside(data, 'cards', { ...head, _id: id })) });
  return { induction: { id: head._id, keepsList, cards, ways: waysTo(world, head, items) }, counts };
}

/** Whether a signed worker is on a list that a site must keep. */
async function isOnList({ table, now }: World, head: UserFormHead): Promise<boolean> {
  if (head.signed === null && head.billedAs === null) return false;
  const sites = await findProjectsOfForm(table, head.company, head.inductionFormId);
  return mustKeepList(sites, localDate(now()));
}

/** Lookup entries from the person's addresses to the induction: today's addresses, and those that an admin has changed. */
function waysTo(world: World, head: UserFormHead, items: readonly Item[]): Key[] {
  type Detail = { former?: { user?: PersonDetails } };
  const former = items.flatMap((item) => (item['detail'] as Detail | undefined)?.former?.user ?? []);
  const ways = [head.user, ...former].flatMap((user) => personEntries(world, { ...head, user }));
  const keys = ways.flatMap((way) => ('put' in way ? [{ PK: way.put.PK, SK: way.put.SK }] : []));
  return [...new Map(keys.map((key) => [key.PK, key])).values()];
}

/** Counts the messages about a thing and its files. */
export async function countBeside(
  { world, files }: KeptData,
  kind: 'user-forms' | 'cards',
  { _id: id, company }: { _id: string; company: string },
): Promise<Counts> {
  const about = messagesAbout(kind, id) ?? '';
  const messages = (await messageItemsAbout(world.table, { company, about })).length;
  let count = 0;
  for (const folder of thingFolders(kind, id)) for await (const _ of files.list(folder)) count += 1;
  return { messages, files: count };
}
