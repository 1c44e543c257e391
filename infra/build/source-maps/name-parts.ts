import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bundler's pattern for part names. */
export const PART_NAMES = 'part-[hash]';
const PART = /part-[0-9A-Z]{8}/g;

/**
 * Renames a bundle's parts by import order, with names of the same length so that no position moves. esbuild's hashes include the source
 * map, so a changed comment would change the deployed bundle. Returns `told`, a text about the parts, with the new names.
 */
export function nameParts(folder: string, told: string): string {
  const codes = new Map(codesOf(folder));
  const names = new Map<string, string>();
  const order = [...codes.keys()].filter((file) => !file.startsWith('part-')).toSorted();
  for (const file of order) {
    for (const [part] of codes.get(file)?.matchAll(PART) ?? []) {
      if (names.has(part) || !codes.has(`${part}.mjs`)) continue;
      names.set(part, `part-${String(names.size + 1).padStart(8, '0')}`);
      order.push(`${part}.mjs`);
    }
  }
  const renamed = (text: string) => text.replace(PART, (part) => names.get(part) ?? part);
  for (const [file, code] of codes) writeFileSync(join(folder, file), renamed(code));
  for (const file of readdirSync(folder)) renameSync(join(folder, file), join(folder, renamed(file)));
  return renamed(told);
}

function codesOf(folder: string): [file: string, code: string][] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
