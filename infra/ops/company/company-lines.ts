import { gunzipSync, gzipSync } from 'node:zlib';
import { UNMATCHED_HASH } from '../../../functions/http/password.ts';
import type { Item } from '../../../functions/store/items.ts';
import { canonicalJson } from '../../../shared/content/canonical.ts';

type Secrets = { without: (item: Item) => Item; closed: (item: Item) => Item };

type Person = Record<string, unknown>;
const persons = (item: Item) => (item['persons'] as Person[] | undefined) ?? [];

function without<T extends object>(value: T, ...names: string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T;
}

/** What of an entity does not leave the installation, and what stands in its place where it comes in: nothing opens it. */
const SECRETS: Readonly<Record<string, Secrets>> = {
  user: {
    without: (item) => without(item, 'passwordHash', 'signPinHash'),
    closed: (item) => ({ ...item, passwordHash: UNMATCHED_HASH, signPinHash: null }),
  },
  userForm: {
    without: (item) => without(item, 'resumeKeyHash'),
    closed: (item) => ({ ...item, resumeKeyHash: '' }),
  },
  permit: {
    without: (item) => ({ ...item, persons: persons(item).map((person) => without(person, 'pins')) }),
    closed: (item) => ({ ...item, persons: persons(item).map((person) => ({ ...person, pins: [] })) }),
  },
  message: { without: (item) => without(item, 'box'), closed: (item) => item },
};

/** One item of the table as a line of JSON, the same for the same item: without its secrets, packed content unpacked as `content`. */
export function lineOf(item: Item): string {
  const { zipped, ...rest } = SECRETS[String(item['entity'])]?.without(item) ?? item;
  const line = canonicalJson(rest);
  if (!(zipped instanceof Uint8Array)) return line;
  // The content's own order is kept, so that it is packed again to what it was.
  return `${line.slice(0, -1)},"content":${gunzipSync(zipped).toString('utf8')}}`;
}

/** The item of a line, with nothing in the place of its secrets that anybody knows. */
export function itemOf(line: string): Item {
  const { content, ...rest } = JSON.parse(line) as Item;
  const item = (content === undefined ? rest : { ...rest, zipped: gzipSync(JSON.stringify(content)) }) as Item;
  return SECRETS[String(item['entity'])]?.closed(item) ?? item;
}
