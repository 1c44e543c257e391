import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

const MOST_WORDS = 8;
/** Far below the 1,024 bytes of a sort key; what two names share beyond this does not tell them apart. */
const MOST_WORD_BYTES = 128;
const MOST_NAME_BYTES = 512;
const MOST_READ = 200;

/** What makes an entity findable: the partition of its list, its texts, and when it was created. */
export type Searchable = { partition: string; id: string; created: string; texts: readonly string[]; sortName: string };

/**
 * The words of a name as they are searched: lower case, without accents on other letters than å, ä and ö, each cut at
 * 128 bytes, 8 at most.
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => normalized(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');
  return [...new Set(words.map((word) => cut(word, MOST_WORD_BYTES)))].slice(0, MOST_WORDS);
}

/** Letters are taken apart to lose their accents and put together again: a Hangul syllable would stay three letters. */
function normalized(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('fi')
    .replace(/[^åäö\p{ASCII}]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));
}

/** The beginning of a text that fits into so many bytes of UTF-8, no character torn. */
function cut(text: string, mostBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(mostBytes));
  return text.slice(0, read);
}

/** The writes that move the search entries from one state of an entity to the next. */
export function searchWrites(before: Searchable | undefined, after: Searchable | undefined): Write[] {
  const old = new Map(before ? searchEntries(before).map((entry) => [`${entry.PK}\n${entry.SK}`, entry]) : []);
  const writes: Write[] = [];
  for (const entry of after ? searchEntries(after) : []) {
    const key = `${entry.PK}\n${entry.SK}`;
    const was = old.get(key);
    old.delete(key);
    if (JSON.stringify(was) !== JSON.stringify(entry)) writes.push({ put: entry });
  }
  for (const { PK, SK } of old.values()) writes.push({ delete: { PK, SK } });
  return writes;
}

/** The entries by which an entity is found: one of its name, and one a word. */
export function searchEntries({ partition, id, created, texts, sortName }: Searchable): Item[] {
  const words = searchWords(texts);
  const name = { PK: `${partition}#NAMES`, SK: `${cut(sorted(sortName), MOST_NAME_BYTES)}#${id}`, id };
  const entry = (word: string) => ({
    PK: `${partition}#WORDS`,
    SK: `${word}#${newestFirst(created)}#${id}`,
    id,
    words,
  });
  return [name, ...words.map(entry)];
}

/** Sorts å, ä and ö after z, in this order, as Finnish does. */
function sorted(name: string): string {
  return normalized(name).replaceAll('å', '{').replaceAll('ä', '|').replaceAll('ö', '}');
}

/** Sorts the newest first in an ascending key. */
function newestFirst(created: string): string {
  return String(9_999_999_999_999 - Date.parse(created));
}

/**
 * What a reading of one partition found, in the order of the keys. `readTo` is the key up to which it has looked;
 * undefined where it has seen the end.
 */
export type Found = { entries: Item[]; readTo: string | undefined };

type FindByWords = { partition: string; q: string; limit: number; after: string | undefined };

/**
 * Entries of those whose words begin with all the words asked for, each once. The longest word is looked up and the others
 * filter; at most 200 entries are read, so that what was found may be little and still not be all (contract 3).
 */
export async function findByWords(table: Table, { partition, q, limit, after }: FindByWords): Promise<Found> {
  const asked = searchWords([q]).toSorted((a, b) => b.length - a.length);
  const [longest = '', ...others] = asked;
  if (longest === '') return { entries: [], readTo: undefined };
  const { items, lastKey } = await table.query({
    where: 'PK = :partition AND SK BETWEEN :from AND :to',
    values: {
      ':partition': `${partition}#WORDS`,
      ':from': after === undefined ? longest : `${after}!`,
      ':to': `${longest}\u{10FFFF}`,
    },
    limit: others.length > 0 ? MOST_READ : limit + 1,
  });
  return {
    entries: items.filter((item) => isFirstMatch(item, longest) && hasAll(item, others)),
    readTo: lastKey && items.at(-1)?.SK,
  };
}

/** Whether the entry is that of the entity's first word that begins so; its other entries would show it again. */
function isFirstMatch({ SK, words }: Item, beginning: string): boolean {
  const [first] = (words as string[]).filter((word) => word.startsWith(beginning)).toSorted();
  return SK.startsWith(`${first}#`);
}

function hasAll({ words }: Item, beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => (words as string[]).some((word) => word.startsWith(beginning)));
}

/** Entries by name, one more than asked for where there is one. */
export async function findByName(
  table: Table,
  { partition, limit, after }: { partition: string; limit: number; after: string | undefined },
): Promise<Found> {
  const { items } = await table.query({
    where: after === undefined ? 'PK = :partition' : 'PK = :partition AND SK > :after',
    values: { ':partition': `${partition}#NAMES`, ...(after === undefined ? {} : { ':after': after }) },
    limit: limit + 1,
  });
  return { entries: items, readTo: items.length > limit ? items.at(-1)?.SK : undefined };
}

/** Whether the list of a partition has nobody in it, by the table itself. */
export async function isEmptyList(table: Table, partition: string): Promise<boolean> {
  return (await findByName(table, { partition, limit: 0, after: undefined })).entries.length === 0;
}
