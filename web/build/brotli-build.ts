import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const FOLDER = 'br';
const COMPRESSED = /^assets\/([^/]+\.(?:js|css))$/;

/**
 * Writes a copy of every script and style under `/br` at brotli's highest level, which takes seconds: too long for a server at request
 * time. `functions/edge/site-router.js` routes browsers there.
 */
export function brotliPlugin(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        await mkdir(path.join(dir, FOLDER), { recursive: true });
        await Promise.all(Object.keys(bundle).map((file) => compress(dir, file)));
      },
    },
  };
}

async function compress(dir: string, file: string): Promise<void> {
  const [, name] = COMPRESSED.exec(file) ?? [];
  if (name === undefined) return;
  const compressed = await promisify(brotliCompress)(await readFile(path.join(dir, file)));
  await writeFile(path.join(dir, FOLDER, name), compressed);
}
