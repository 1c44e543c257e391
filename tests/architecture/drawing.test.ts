import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS, ROOT } from './imports.ts';

/** The folders that the README draws in each room: those with a line of their own, and the features that are listed. */
function drawnFolders(readme: string): Map<string, string[]> {
  const drawn = new Map<string, string[]>();
  let folders: string[] = [];
  let isList = false;
  for (const line of readme.slice(readme.indexOf('## The rooms'), readme.indexOf('## Read on')).split('\n')) {
    const [, room] = /^(\w+)\/ /.exec(line) ?? [];
    const [, folder, words = ''] = /^ {2}([\w<>-]+)\/ +(.*)$/.exec(line) ?? [];
    if (room !== undefined) drawn.set(room, (folders = namesAfterColon(line)));
    else if (folder === '<feature>') folders.push(...namesAfterColon(words));
    else if (folder !== undefined) folders.push(folder);
    else if (isList) folders.push(...line.trim().split(/\s+/).filter(Boolean));
    isList = folder === '<feature>' || (isList && folder === undefined && room === undefined);
  }
  return drawn;
}

const namesAfterColon = (line: string): string[] => /: ([a-z -]+)(?:; and)?$/.exec(line)?.[1]?.split(' ') ?? [];

test('the rooms of the README are drawn as they are, each folder of each room', () => {
  const drawn = drawnFolders(readFileSync(path.join(ROOT, 'README.md'), 'utf8'));
  expect([...drawn.keys()]).toEqual([...ROOMS]);
  for (const [room, folders] of drawn) {
    const real = readdirSync(path.join(ROOT, room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.toSorted(), room).toEqual(real.map(({ name }) => name).toSorted());
  }
});
