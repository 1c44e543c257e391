import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

const MOST_WORDS = 8;
const MOST_READ = 200;

/** What makes an entity findable: the partition of its list, its texts, and when it was created. */
export type Searchable = { partition: string; id: string; created: string; texts: readonly string[]; sortName: string };

/** The words of a name as they are searched: lower case, without accents on other letters than å, ä and ö, 8 at most. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => normalized(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

function normalized(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('fi')
    .replace(/[^åäö\p{ASCII}]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** The writes that move the search entries from one state of an entity to the next. */
export function searchWrites(before: Searchable | undefined, after: Searchable | undefined): Write[] {
  const old = new Map(before ? entriesOf(before).map((entry) => [`${entry.PK}\n${entry.SK}`, entry]) : []);
  const writes: Write[] = [];
  for (const entry of after ? entriesOf(after) : []) {
    const key = `${entry.PK}\n${entry.SK}`;
    const was = old.get(key);
    old.delete(key);
    if (JSON.stringify(was) !== JSON.stringify(entry)) writes.push({ put: entry });
  }
  for (const { PK, SK } of old.values()) writes.push({ delete: { PK, SK } });
  return writes;
}

function entriesOf({ partition, id, created, texts, sortName }: Searchable): Item[] {
  const words = searchWords(texts);
  const name = { PK: `${partition}#NAMES`, SK: `${sorted(sortName)}#${id}`, id };
  const entry = (word: string) => ({
    PK: `${partition}#WORDS`,
    SK: `${word}#${newestFirst(created)}#${id}`,
    id,
    words,
  });
  return words.length === 0 ? [] : [name, ...words.map(entry)];
}

/** Sorts å, ä and ö after z, in this order, as Finnish does. */
function sorted(name: string): string {
  return normalized(name).replaceAll('å', '{').replaceAll('ä', '|').replaceAll('ö', '}');
}

/** Sorts the newest first in an ascending key. */
function newestFirst(created: string): string {
  return String(9_999_999_999_999 - Date.parse(created));
}

export type FoundIds = { ids: string[]; position: string | undefined };

/**
 * The ids whose words all begin with the words asked for. The longest word is looked up and the others filter;
 * at most 200 entries are read, so a page may be short and still have a position to go on from (contract 3).
 */
export async function findByWords(
  table: Table,
  { partition, q, limit, after }: { partition: string; q: string; limit: number; after: string | undefined },
): Promise<FoundIds> {
  const asked = searchWords([q]).toSorted((a, b) => b.length - a.length);
  const [longest = '', ...others] = asked;
  if (longest === '') return { ids: [], position: undefined };
  const { items, lastKey } = await table.query({
    where: 'PK = :partition AND SK BETWEEN :from AND :to',
    values: {
      ':partition': `${partition}#WORDS`,
      ':from': after === undefined ? longest : `${after}!`,
      ':to': `${longest}\u{10FFFF}`,
    },
    limit: others.length > 0 ? MOST_READ : limit + 1,
  });
  const matches = items.filter((item) =>
    others.every((word) => (item['words'] as string[]).some((w) => w.startsWith(word))),
  );
  const page = matches.slice(0, limit);
  const isMore = matches.length > limit || lastKey !== undefined;
  const last = matches.length > limit ? page.at(-1) : items.at(-1);
  return { ids: [...new Set(page.map((item) => String(item['id'])))], position: isMore ? last?.SK : undefined };
}

/** Ids sorted by name. */
export async function findByName(
  table: Table,
  { partition, limit, after }: { partition: string; limit: number; after: string | undefined },
): Promise<FoundIds> {
  const { items } = await table.query({
    where: after === undefined ? 'PK = :partition' : 'PK = :partition AND SK > :after',
    values: { ':partition': `${partition}#NAMES`, ...(after === undefined ? {} : { ':after': after }) },
    limit: limit + 1,
  });
  const page = items.slice(0, limit);
  return { ids: page.map((item) => String(item['id'])), position: items.length > limit ? page.at(-1)?.SK : undefined };
}
