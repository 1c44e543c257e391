import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a program with all that it loads at once: modules by import, scripts by their module's name. */
export function readProgram(entry: string): string {
  const files = new Set([entry]);
  for (const file of files) {
    const needed = readFileSync(file, 'utf8').matchAll(/(from|import|load\(|require\()"(\.\/[^"]+)"/g);
    for (const [, how = '', path = ''] of needed) {
      files.add(resolve(file, '..', how.endsWith('(') ? path.replace(/\.mjs$/, '.cjs') : path));
    }
  }
  return [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}
