import type { KeyOf } from './translation.ts';

const KEY_CHARACTERS = 16;

/** A key is the beginning of a SHA-256 in hex. */
export const keyOfHash = (hex: string): string => hex.slice(0, KEY_CHARACTERS);

/** Finds keys once they are reckoned: a browser's SHA-256 answers later, and `hash` is its hex. */
export async function keysOf(texts: Iterable<string>, hash: (text: string) => Promise<string>): Promise<KeyOf> {
  const distinct = [...new Set(texts)];
  const hashes = await Promise.all(distinct.map(hash));
  const keys = new Map(distinct.map((text, index) => [text, keyOfHash(hashes[index] ?? '')]));
  return (text) => keys.get(text) ?? '';
}
