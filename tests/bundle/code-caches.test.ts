import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundleFunction } from '../../infra/build/bundle-function.ts';
import { hashBundle } from '../../infra/build/scripts/hash-bundle.ts';
import { keepCodeCaches } from '../../infra/build/scripts/keep-code-caches.ts';
import { temporaryFolder } from '../infra/local/temporary-folder.ts';

const ENTRY = `const words = (text: string) => text.split(' ').length;
export const handler = async () => words('one two three');
`;
const RUN = `
  const { loadedScripts } = await import(process.argv[1] + '/load-scripts.mjs');
  const { handler } = await import(process.argv[1] + '/index.mjs');
  const taken = [...loadedScripts.values()].map(({ script }) => script.cachedDataRejected === false);
  console.log(JSON.stringify({ answer: await handler(), taken }));
`;

let folder: string;
beforeEach(async () => {
  const root = await temporaryFolder();
  await mkdir(path.join(root, 'in'));
  await writeFile(path.join(root, 'in/entry.ts'), ENTRY);
  folder = path.join(root, 'out');
  await bundleFunction(root, 'in/entry.ts', folder);
  keepCodeCaches(folder);
});

/** What the bundle answers in a fresh process, and whether each of its scripts was compiled from its cache. */
function runBundle(...flags: string[]): { answer: number; taken: boolean[] } {
  const run = [...flags, '--input-type=module', '-e', RUN, folder];
  const { stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8', env: {} });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as { answer: number; taken: boolean[] };
}

const caches = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.cache'))
    .map((file) => path.join(folder, file));

describe('the code caches of a bundle', () => {
  test.each([[[]], [['--expose-gc']]])('are taken by a Node with the flags %j', (flags) => {
    expect(runBundle(...flags)).toEqual({ answer: 3, taken: [true] });
  });

  test('are left by a Node with flags of which there is no cache, and the handler answers', () => {
    expect(runBundle('--no-opt')).toEqual({ answer: 3, taken: [false] });
  });

  test('are left where they are of another version, cut off, or missing, and the handler answers', () => {
    const left = { answer: 3, taken: [false] };
    for (const file of caches()) writeFileSync(file, readFileSync(file).fill(0xff, 4, 8));
    expect(runBundle()).toEqual(left);
    for (const file of caches()) writeFileSync(file, readFileSync(file).subarray(0, 20));
    expect(runBundle()).toEqual(left);
    for (const file of caches()) rmSync(file);
    expect(runBundle()).toEqual(left);
  });
});

test('a bundle is deployed anew where its code changed, or the Node of its caches, and not where they were made again', () => {
  const deployed = hashBundle(folder);
  keepCodeCaches(folder);
  expect(hashBundle(folder)).toBe(deployed);
  rmSync(caches()[0] ?? '');
  expect(hashBundle(folder)).not.toBe(deployed);
  keepCodeCaches(folder);
  const script = path.join(folder, 'index.cjs');
  writeFileSync(script, readFileSync(script, 'utf8').replace('one two', 'one, two'));
  expect(hashBundle(folder)).not.toBe(deployed);
});
