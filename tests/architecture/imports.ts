import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const ROOMS = ['shared', 'functions', 'web', 'infra', 'tests'] as const;

/** One file of the tree with the files and packages that it imports, paths relative to the top; `read` are those of both that are there when it runs. */
export type SourceFile = { file: string; imports: string[]; packages: string[]; read: string[] };

/** Reads every source file of the rooms. */
export function readTree(): SourceFile[] {
  return ROOMS.flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/')))
      .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => parsed(file, readFileSync(path.join(ROOT, file), 'utf8'))),
  );
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Imports that leave nothing behind: `import type …`, and braces that hold types alone. */
const TYPES_ALONE =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\b|\{\s*(?:type\s+[\w\s]+,?\s*)+\}\s*from)[^;'"]*?['"][^'"]+['"]/g;

/** What follows a file's name, as in `./worker.ts?worker&url`, says how it is built. */
const QUERY = /\?[\w&]+$/;

const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, from, bare, lazy]) => (from ?? bare ?? lazy ?? '').replace(QUERY, ''));

export function parsed(file: string, source: string): SourceFile {
  const all = importsOf(source);
  const isRelative = (name: string) => name.startsWith('.');
  const fromTop = (name: string) => (isRelative(name) ? path.posix.join(path.posix.dirname(file), name) : name);
  return {
    file,
    imports: all.filter(isRelative).map(fromTop),
    packages: all.filter((name) => !isRelative(name)),
    read: importsOf(source.replaceAll(TYPES_ALONE, '')).map(fromTop),
  };
}

/** The room of a file: its first two folders, or the first and the file itself where it lies at the top of a room. */
export function roomOf(file: string): string {
  const [room = '', inner = '', ...rest] = file.split('/');
  return rest.length === 0 ? room : `${room}/${inner}`;
}
