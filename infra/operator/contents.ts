import { createHash } from 'node:crypto';
import type { Installation } from './installation.ts';
import type { StoredFile } from './whole-bucket.ts';
import type { StoredItem } from './whole-table.ts';

/** An installation's totals in four values; they are equal only for equal content. */
export type Contents = { items: number; itemsHash: string; files: number; filesHash: string };

/** An order-independent sum of hashes, since neither a scan nor a copy keeps an order. */
export class SumOfHashes {
  count = 0;
  #sum = 0n;

  add(text: string | Uint8Array): void {
    this.count += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`));
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** Counts content as it streams by. */
export class ContentsCounter {
  readonly #items = new SumOfHashes();
  readonly #files = new SumOfHashes();

  item(item: StoredItem): void {
    this.#items.add(canonicalItem(item));
  }

  file(key: string, { bytes, contentType }: StoredFile): void {
    const content = createHash('sha256').update(bytes).digest('hex');
    this.#files.add(JSON.stringify([key, contentType, content]));
  }

  get contents(): Contents {
    return {
      items: this.#items.count,
      itemsHash: this.#items.hash,
      files: this.#files.count,
      filesHash: this.#files.hash,
    };
  }
}

/** Reads everything of an installation once and returns its totals. */
export async function contentsOf({ table, files }: Pick<Installation, 'table' | 'files'>): Promise<Contents> {
  const counter = new ContentsCounter();
  for await (const item of table.items()) counter.item(item);
  for await (const key of files.keys()) counter.file(key, await files.get(key));
  return counter.contents;
}

/** One text per item: maps by key, sets sorted, binary as base64. */
export function canonicalItem(item: StoredItem): string {
  return JSON.stringify(item, (key, value: unknown) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
    if ((key === 'SS' || key === 'NS') && Array.isArray(value)) return value.map(String).toSorted(byText);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => byText(a, b)));
  });
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
