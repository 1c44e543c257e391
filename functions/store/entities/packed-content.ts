import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Item } from '../items.ts';

/** The object store, by key, for content too large for an item. */
export type LargeContent = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
};

/** The attributes of an item that hold its content, or point to its object. */
export type Packed = { zipped: Uint8Array } | { object: string };

/** Gzipped content above this many bytes becomes an object, and the item points to it. */
const LARGEST_IN_TABLE_BYTES = 60 * 1024;

/** Packs content for an item; large content goes to the object store first, under a key that begins with `place`. */
export async function packContent(large: LargeContent, place: string, content: unknown): Promise<Packed> {
  const zipped = gzipSync(JSON.stringify(content));
  if (zipped.length <= LARGEST_IN_TABLE_BYTES) return { zipped };
  // Two concurrent saves make different objects: the one that fails leaves the other's object alone.
  const hash = createHash('sha256').update(zipped).digest('hex').slice(0, 32);
  const object = `${place}-${hash}.json.gz`;
  await large.put(object, zipped, 'application/gzip');
  return { object };
}

/** The object of an item's large content. */
export function objectOf(item: Item): string | undefined {
  return item['object'] === undefined ? undefined : String(item['object']);
}

/** Unpacks an item's content; undefined where its object is missing. */
export async function unpackContent<T>(large: LargeContent, item: Item): Promise<T | undefined> {
  const object = objectOf(item);
  const zipped = object === undefined ? item['zipped'] : await large.get(object);
  return zipped instanceof Uint8Array ? (JSON.parse(gunzipSync(zipped).toString('utf8')) as T) : undefined;
}
