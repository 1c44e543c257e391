import { describe, expect, test } from 'vitest';
import { readDocuments } from './texts.ts';

const FOLDER = 'docs/decisions/';
const STATUS = /^(?:Accepted|Superseded by \[\d{4}\]\([a-z0-9-]+\.md\)), (\d{4}-\d{2}-\d{2})\.$/;

const pages = readDocuments().filter(({ file }) => file.startsWith(FOLDER));
const index = pages.find(({ file }) => file === `${FOLDER}README.md`)?.text ?? '';
const decisions = pages
  .filter(({ file }) => file !== `${FOLDER}README.md`)
  .map(({ file, text }) => {
    const [title = '', blank = '-', status = ''] = text.split('\n');
    return { name: file.slice(FOLDER.length), title: title.slice(2), head: { title, blank, status }, text };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));

describe('a decision', () => {
  test('has a number of its own, counted without a gap', () => {
    const numbers = decisions.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual(decisions.map((_, place) => String(place + 1).padStart(4, '0')));
  });

  test.each(decisions)('$name begins with a title, a status and a day, and says what was decided', ({ head, text }) => {
    expect(head).toEqual({
      title: expect.stringMatching(/^# \S/),
      blank: '',
      status: expect.stringMatching(STATUS),
    });
    expect(text.split('**Context.**')).toHaveLength(2);
    expect(text.split('**Decision.**')).toHaveLength(2);
  });

  test('stands in the index by number, title and day', () => {
    const rows = decisions.map(
      ({ name, title, head }) =>
        `| [${name.slice(0, 4)}](${name}) | ${title} | ${STATUS.exec(head.status)?.[1] ?? ''} |`,
    );
    expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows);
  });
});
