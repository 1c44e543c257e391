import type { Item } from '../../items.ts';
import { EVENT_PREFIX, PAGE_PREFIX, userFormKey } from '../../keys.ts';
import type { Table } from '../../table.ts';

/** The items of an induction; pages in their order, events oldest first. */
type Parts = { head: Item; pages: Item[]; events: Item[] };

/** After every page, whatever its number. */
const LAST_PAGE = `${PAGE_PREFIX}\uffff`;

/** An induction with all of its history in one Query, from its events to its pages; undefined for one that is gone. */
export async function findUserFormParts(table: Table, id: string): Promise<Parts | undefined> {
  const items = await table.queryAll({
    where: 'PK = :id AND SK BETWEEN :first AND :last',
    values: { ':id': userFormKey(id).PK, ':first': EVENT_PREFIX, ':last': LAST_PAGE },
  });
  const head = items.find(({ SK }) => SK === userFormKey(id).SK);
  if (!head) return undefined;
  const those = (prefix: string) => items.filter(({ SK }) => SK.startsWith(prefix));
  return { head, pages: those(PAGE_PREFIX), events: those(EVENT_PREFIX) };
}
