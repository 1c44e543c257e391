import { nameSortKey, namesPartition, wordSortKey, wordsPartition } from '../keys.ts';
import type { Item } from '../items.ts';
import type { PlainWrite, Table } from '../table.ts';

const MOST_WORDS = 8;
/** Far below the 1,024 bytes of a sort key; names that differ only beyond this are not told apart. */
const MOST_WORD_BYTES = 128;
const MOST_NAME_BYTES = 512;
const MOST_READ = 200;

/** The search terms of an entity: the partition of its list, its texts, and when it was created. */
export type Searchable = {
  partition: string;
  id: string;
  created: string;
  texts: readonly string[];
  sortName: string;
  /** Where the whole company finds it by the words of some of its texts, beside what else is found there. */
  found?: { partition: string; kind: FoundKind; texts: readonly string[] };
  /** Its place in a list of the whole company, with what is counted there. */
  ofCompany?: { partition: string; sortKey: string; row: Readonly<Record<string, unknown>> };
};

export type FoundKind = 'userForm' | 'user' | 'permit' | 'card' | 'inductionForm' | 'permitForm' | 'project';

/** The searchable words of a name: lower case, without accents except on å, ä and ö, each cut at 128 bytes, 8 at most. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => normalizeText(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');
  return [...new Set(words.map((word) => cutText(word, MOST_WORD_BYTES)))].slice(0, MOST_WORDS);
}

/** Letters are decomposed to drop their accents, then composed again: a Hangul syllable would stay three letters otherwise. */
function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('fi')
    .replace(/[^åäö\p{ASCII}]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));
}

/** The longest beginning of a text within so many bytes of UTF-8, without splitting a character. */
function cutText(text: string, mostBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(mostBytes));
  return text.slice(0, read);
}

/** The writes that change an entity's search entries from its former state to its next. */
export function searchWrites(before: Searchable | undefined, after: Searchable | undefined): PlainWrite[] {
  const old = new Map(before ? searchEntries(before).map((entry) => [`${entry.PK}\n${entry.SK}`, entry]) : []);
  const writes: PlainWrite[] = [];
  for (const entry of after ? searchEntries(after) : []) {
    const key = `${entry.PK}\n${entry.SK}`;
    const was = old.get(key);
    old.delete(key);
    if (JSON.stringify(was) !== JSON.stringify(entry)) writes.push({ put: entry });
  }
  for (const { PK, SK } of old.values()) writes.push({ delete: { PK, SK } });
  return writes;
}

/** The search entries of an entity: one for its name, and one for each word. */
export function searchEntries({ partition, id, created, texts, sortName, found, ofCompany }: Searchable): Item[] {
  const words = searchWords(texts);
  const name = {
    PK: namesPartition(partition),
    SK: nameSortKey(cutText(sortTextOf(sortName), MOST_NAME_BYTES), id),
    id,
    ...(ofCompany && { GSI1PK: ofCompany.partition, GSI1SK: ofCompany.sortKey, row: ofCompany.row }),
  };
  const foundWords = found ? searchWords(found.texts).filter((word) => words.includes(word)) : [];
  const entry = (word: string) => {
    const SK = wordSortKey(word, newestFirst(created), id);
    const place = found &&
      foundWords.includes(word) && {
        GSI1PK: found.partition,
        GSI1SK: SK,
        row: { kind: found.kind, words: foundWords },
      };
    return { PK: wordsPartition(partition), SK, id, words, ...place };
  };
  return [name, ...words.map(entry)];
}

/** Sorts å, ä and ö after z, in this order, as in Finnish. */
export function sortTextOf(name: string): string {
  return normalizeText(name).replaceAll('å', '{').replaceAll('ä', '|').replaceAll('ö', '}');
}

/** Sorts the newest first in an ascending key. */
function newestFirst(created: string): string {
  return String(9_999_999_999_999 - Date.parse(created));
}

/** The entries found in one partition, in key order. `readTo` is the last key that was read; undefined at the end of the partition. */
export type Found = { entries: Item[]; readTo: string | undefined };

type FindByWords = {
  partition: string;
  q: string;
  limit: number;
  after: string | undefined;
  /** What is read where a second word filters; 200 without. */
  mostRead?: number;
  /** The partition is one of a whole company, in the index (`Searchable.found`). */
  isOfCompany?: boolean | undefined;
};

/** What is read of an entry of a list. */
const OF_ENTRY = ['id', 'words'];

const IN_LIST = { key: 'PK', sortKey: 'SK' } as const;
const IN_COMPANY = { index: 'GSI1', key: 'GSI1PK', sortKey: 'GSI1SK' } as const;

/**
 * The entries with words beginning with all the given words, each entity once. The longest word is looked up and the others filter; at most
 * 200 entries are read in a list, so that a short result may still be incomplete (rule 1.2).
 */
export async function findByWords(
  table: Table,
  { partition, q, limit, after, mostRead = MOST_READ, isOfCompany = false }: FindByWords,
): Promise<Found> {
  const asked = searchWords([q]).toSorted((a, b) => b.length - a.length);
  const [longest = '', ...others] = asked;
  if (longest === '') return { entries: [], readTo: undefined };
  const { key, sortKey, ...index } = isOfCompany ? IN_COMPANY : IN_LIST;
  const { items, lastKey } = await table.query({
    ...index,
    where: `${key} = :partition AND ${sortKey} BETWEEN :from AND :to`,
    values: {
      ':partition': isOfCompany ? partition : wordsPartition(partition),
      ':from': after === undefined ? longest : `${after}!`,
      ':to': `${longest}\u{10FFFF}`,
    },
    limit: others.length > 0 ? mostRead : limit + 1,
    ...(isOfCompany ? {} : { only: OF_ENTRY }),
  });
  return {
    entries: items.filter((item) => isFirstMatch(item, longest) && hasAll(item, others)),
    readTo: lastKey && items.at(-1)?.SK,
  };
}

/** The words of an entry; in the index, those by which the whole company finds it. */
function wordsOf({ words, row }: Item): string[] {
  return (words ?? (row as { words: string[] }).words) as string[];
}

/** Whether the entry is for the entity's first matching word; its other entries would repeat it. */
function isFirstMatch(entry: Item, beginning: string): boolean {
  const [first] = wordsOf(entry)
    .filter((word) => word.startsWith(beginning))
    .toSorted();
  return entry.SK.startsWith(`${first}#`);
}

/** Whether every word is the beginning of a word of the texts, as a search finds it. */
export function hasWords(q: string, texts: readonly string[]): boolean {
  const asked = searchWords([q]);
  const words = searchWords(texts);
  return asked.length > 0 && asked.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function hasAll(entry: Item, beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => wordsOf(entry).some((word) => word.startsWith(beginning)));
}

/** What kind of thing an entry of a whole company leads to. */
export const foundKind = ({ row }: Item): FoundKind => (row as { kind: FoundKind }).kind;

/** Entries by name, with one more than asked for where the list continues. */
export async function findByName(
  table: Table,
  { partition, limit, after }: { partition: string; limit: number; after: string | undefined },
): Promise<Found> {
  const { items } = await table.query({
    where: after === undefined ? 'PK = :partition' : 'PK = :partition AND SK > :after',
    values: { ':partition': namesPartition(partition), ...(after === undefined ? {} : { ':after': after }) },
    limit: limit + 1,
  });
  return { entries: items, readTo: items.length > limit ? items.at(-1)?.SK : undefined };
}

/** Whether the list of a partition is empty, read from the table itself. */
export async function isEmptyList(table: Table, partition: string): Promise<boolean> {
  return (await findByName(table, { partition, limit: 0, after: undefined })).entries.length === 0;
}
