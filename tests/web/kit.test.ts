import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../../web/kit/all-icons.ts';
import * as firstIcons from '../../web/ui/first-icons.tsx';
import * as icons from '../../web/ui/icons.tsx';

const WEB = join(import.meta.dirname, '../../web');

/** Seen within other parts, on paper or not at all. */
const WITHIN_OTHERS: Readonly<Record<string, string>> = {
  field: 'the frame of every field',
  'file-input': 'nothing to see, laid over what holds it',
  'site-filter': 'a select field with what the server has',
  'site-number': 'a tag that leads on, within rows of sites',
  'row-chunk': 'rows of a table of more than 200',
  'stacked-row': 'a row of a table in a narrow window',
  'table-head': 'the head of a table in a wide window',
  'list-icons': 'within the tools of lists',
  'first-icons': 'among the icons',
  'draw-icon': 'draws the icons',
  'visually-hidden': 'nothing to see',
  stack: 'lays out what others show',
  row: 'lays out what others show',
  columns: 'lays out what others show',
  page: 'the ground of the screens of the staff',
  'printed-list': 'on paper alone',
  'held-starts': 'an alert with a button, which asks the API',
  'returned-message': 'a tag with texts, which asks the API',
  'kept-question': 'a question within windows of what is shown once',
  'trail-panel': 'a panel with a trail, which asks the API',
};

const partsOf = (room: string) =>
  readdirSync(join(WEB, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ name: basename(file, '.tsx'), path: `../${room}/${file}` }))
    .filter(({ name }) => WITHIN_OTHERS[name] === undefined);

const kit = readdirSync(join(WEB, 'kit'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(WEB, 'kit', file), 'utf8'))
  .join('\n');

describe('the page of the kit', () => {
  test.each([...partsOf('ui'), ...partsOf('editing'), ...partsOf('lists')])('shows $path', ({ name, path }) => {
    expect(kit).toContain(`'${path}'`);
    expect(kit).toContain(`<Part name="${name}">`);
  });

  test('shows every icon', () => {
    expect(Object.keys(ICONS).sort()).toEqual([...Object.keys(firstIcons), ...Object.keys(icons)].sort());
  });
});
