import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BLOCK_KINDS } from '../../shared/content/block-registry.ts';
import { readTree, ROOT } from './imports.ts';

const tree = readTree();

const ROOMS = ['shared/content/blocks', 'web/content/blocks', 'web/form-editor/kinds'] as const;

/** Each list of the kinds, with the file that each kind's folder has for it. */
const REGISTRIES = [
  ['shared/content/block-shapes.ts', /^shared\/content\/blocks\/([^/]+)\/shape\.ts$/],
  ['shared/content/translation/block-texts.ts', /^shared\/content\/blocks\/([^/]+)\/texts\.ts$/],
  ['web/content/block-registry.ts', /^web\/content\/blocks\/([^/]+)\/view\.tsx$/],
  ['web/form-editor/kinds/kind-editors.ts', /^web\/form-editor\/kinds\/([^/]+)\/editor\.tsx$/],
  ['web/form-editor/kinds/authored-kinds.ts', /^web\/form-editor\/kinds\/([^/]+)\/authored\.ts$/],
] as const;

function foldersOf(room: string): string[] {
  const names = tree.flatMap(({ file }) => {
    const [name, ...rest] = file.startsWith(`${room}/`) ? file.slice(room.length + 1).split('/') : [];
    return name !== undefined && rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)].toSorted();
}

const FOLDERS = foldersOf(ROOMS[0]);

test('a kind of block has a folder of the same name in each room', () => {
  expect(FOLDERS).toContain('question');
  for (const room of ROOMS) expect(foldersOf(room), room).toEqual(FOLDERS);
});

test.each(REGISTRIES)(
  '%s takes its lines from the folders of the kinds, and leaves none out',
  (registry, fileOfKind) => {
    const imports = tree.find(({ file }) => file === registry)?.imports ?? [];
    const listed = new Set(imports.flatMap((target) => fileOfKind.exec(target)?.[1] ?? []));
    // A kind that nobody knows has no settings.
    const known = registry.endsWith('kind-editors.ts') ? FOLDERS.filter((folder) => folder !== 'unknown') : FOLDERS;
    expect([...listed].toSorted()).toEqual(known);
  },
);

const KINDS = Object.keys(BLOCK_KINDS).join('|');
/** A block that is asked for its kind by name; the places of a player have kinds of their own. */
const ASKED = new RegExp(String.raw`(?<!place\.)\bkind [!=]== '(?:${KINDS})'|\bblock\.kind [!=]==? `);

test('no file asks a block for its kind by name outside the folder of the kind', () => {
  const asking = tree
    .map(({ file }) => file)
    .filter(
      (file) => /^(shared|functions|web)\//.test(file) && ASKED.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
  const outside = asking.filter(
    (file) => !ROOMS.some((room) => foldersOf(room).some((kind) => file.startsWith(`${room}/${kind}/`))),
  );
  expect(asking).not.toEqual([]);
  expect(outside).toEqual([]);
});
