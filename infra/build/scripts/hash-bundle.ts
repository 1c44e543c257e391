import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCodeCache } from './cache-name.ts';

/**
 * A digest of a bundle for its deployment. V8 writes another code cache of the same script each time, so of caches only their names count:
 * the same code for the same Node is deployed once.
 */
export function hashBundle(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    hash.update(`${file}\n`);
    if (!isCodeCache(file)) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
