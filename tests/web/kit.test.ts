import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../../web/kit/all-icons.ts';
import * as icons from '../../web/ui/icons.tsx';

const WEB = join(import.meta.dirname, '../../web');

/** Seen within other parts, on paper or not at all. */
const WITHIN_OTHERS: Readonly<Record<string, string>> = {
  field: 'the frame of every field',
  'row-chunk': 'rows of a table of more than 200',
  'visually-hidden': 'nothing to see',
  'printed-list': 'on paper alone',
};

const partsOf = (room: string) =>
  readdirSync(join(WEB, room))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ name: file.replace('.tsx', ''), path: `../${room}/${file}` }))
    .filter(({ name }) => WITHIN_OTHERS[name] === undefined);

const kit = readdirSync(join(WEB, 'kit'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(WEB, 'kit', file), 'utf8'))
  .join('\n');

describe('the page of the kit', () => {
  test.each([...partsOf('ui'), ...partsOf('lists')])('shows $path', ({ name, path }) => {
    expect(kit).toContain(`'${path}'`);
    expect(kit).toContain(`<Part name="${name}">`);
  });

  test('shows every icon', () => {
    expect(Object.keys(ICONS).sort()).toEqual(Object.keys(icons).sort());
  });
});
