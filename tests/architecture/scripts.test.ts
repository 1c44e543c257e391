import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../tools/list.ts';
import { ROOT } from './imports.ts';
import { readTexts } from './texts.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const texts = [...readTexts(), ...['cdk.json', '.ci/run'].map((file) => ({ file, text: read(file) }))];

/** What a text tells its reader to run: a script, or a tool behind `npm run tools`. */
const NAMED = /npm run (?:--silent )?(?:tools -- )?([a-z][a-z:-]*[a-z])/g;

describe('the commands of the package', () => {
  test('are sixteen at most, and the README names each', () => {
    const names = Object.keys(scripts);
    expect(names.length).toBeLessThanOrEqual(16);
    const readme = read('README.md');
    const isNamed = (name: string) => readme.includes(`npm ${name}`) || readme.includes(`npm run ${name}`);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  test('and the tools behind them are all that a source or a document tells to run', () => {
    const named = texts.flatMap(({ file, text }) => [...text.matchAll(NAMED)].map(([, name = '']) => ({ file, name })));
    expect(named.length).toBeGreaterThan(60);
    const known = new Set([...Object.keys(scripts), ...Object.keys(TOOLS)]);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('run files that exist', () => {
    const commands = [...Object.values(scripts), ...Object.values(TOOLS).map(({ command }) => command)];
    const files = commands.flatMap((command) => command.match(/\b(?:tests|infra|web)\/[\w/.-]+\.tsx?\b/g) ?? []);
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  test('and the tools have no name in common', () => {
    expect(Object.keys(TOOLS).filter((name) => name in scripts)).toEqual([]);
  });
});
