import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a program with all that it imports at once. */
export function readProgram(entry: string): string {
  const files = new Set([entry]);
  for (const file of files) {
    const imported = readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.\/[^"]+)"/g);
    for (const [, path = ''] of imported) files.add(resolve(file, '..', path));
  }
  return [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}
