import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOMS, ROOT } from './imports.ts';

export type Text = { file: string; text: string };

/** Every file that people read: sources of the rooms, the documents and the README. */
export function readTexts(): Text[] {
  return [...ROOMS, 'docs']
    .flatMap((folder) => namesUnder(folder))
    .concat('README.md')
    .map(readText);
}

/** The documents with the README, paths relative to the top. */
export function readDocuments(): Text[] {
  return readTexts().filter(({ file }) => file === 'README.md' || /^docs\/.*\.md$/.test(file));
}

function namesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(ts|tsx|js|css|md)$/.test(file) && !file.includes('/node_modules/'));
}

function readText(file: string): Text {
  return { file, text: readFileSync(path.join(ROOT, file), 'utf8') };
}
