import { gunzipSync, gzipSync } from 'node:zlib';
import { UNMATCHED_HASH } from '../../../functions/security/passwords/password.ts';
import type { Item } from '../../../functions/store/items.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';

type Secrets = { without: (item: Item) => Item; closed: (item: Item) => Item };

type Person = Record<string, unknown>;

function without<T extends object>(value: T, ...names: string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T;
}

/** A permit's item with each of its persons changed, also who takes over from another. */
function withPersons(item: Item, change: (person: Person) => Person): Item {
  const persons = ((item['persons'] as Person[] | undefined) ?? []).map(change);
  const handOver = item['handOver'] as { person: Person } | undefined;
  return { ...item, persons, ...(handOver ? { handOver: { ...handOver, person: change(handOver.person) } } : {}) };
}

/** Secrets of each entity that an export leaves out, with their replacements at import; nothing matches a replacement. */
const SECRETS: Readonly<Record<string, Secrets>> = {
  user: {
    without: (item) => without(item, 'passwordHash', 'signPinHash', 'hasFactor', 'sessions', 'calendar'),
    closed: (item) => ({ ...item, passwordHash: UNMATCHED_HASH, signPinHash: null, sessions: {} }),
  },
  userForm: {
    without: (item) => without(item, 'resumeKeyHash'),
    closed: (item) => ({ ...item, resumeKeyHash: '' }),
  },
  permit: {
    without: (item) => withPersons(item, (person) => without(person, 'pins')),
    closed: (item) => withPersons(item, (person) => ({ ...person, pins: [] })),
  },
  message: { without: (item) => without(item, 'box'), closed: (item) => item },
};

/** An item as a line of JSON, the same for equal items: without secrets and the mark of webhooks, which no export has, and with packed content unpacked as `content`. */
export function lineOf(item: Item): string {
  const { zipped, hasWebhooks: _mark, ...rest } = SECRETS[String(item['entity'])]?.without(item) ?? item;
  const line = canonicalJson(rest);
  if (!(zipped instanceof Uint8Array)) return line;
  // Keeps the content's key order, so that packing gives the same bytes.
  return `${line.slice(0, -1)},"content":${gunzipSync(zipped).toString('utf8')}}`;
}

/** Parses a line into an item; its secrets become values that nobody knows. */
export function itemOf(line: string): Item {
  const { content, ...rest } = JSON.parse(line) as Item;
  const item = (content === undefined ? rest : { ...rest, zipped: gzipSync(JSON.stringify(content)) }) as Item;
  return SECRETS[String(item['entity'])]?.closed(item) ?? item;
}
