import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withMovedBlock, withMovedPage, withSettings } from '../../../web/form-editor/document/commands.ts';
import { openDocument, savedPagesOf } from '../../../web/form-editor/document/document.ts';
import {
  recordEdit,
  MOST_STEPS,
  newHistory,
  redone,
  undone,
  type History,
} from '../../../web/form-editor/document/history.ts';
import { anyEdit, type AnyEdit, type Document } from './any-edit.ts';

type Steps = History<Document, undefined>;

const start = () =>
  openDocument({ name: 'Torni C' }, [
    { title: 'Tervetuloa', minReadTime: 0, content: [{ kind: 'p', lines: ['Hei'] }] },
    {
      title: 'Suojaimet',
      minReadTime: 10,
      content: [
        { kind: 'h1', text: 'Kypärä' },
        { kind: 'alert', text: 'Aina', type: 'other' },
      ],
    },
  ]);

/** Makes the edits one after the other, with pauses in milliseconds between them. */
function afterEdits(document: Document, edits: readonly AnyEdit[], pauses: readonly number[], most?: number): Steps {
  let history: Steps = newHistory(document);
  let at = 0;
  for (const [index, { apply, field }] of edits.entries()) {
    at += pauses[index % Math.max(1, pauses.length)] ?? 0;
    history = recordEdit(history, { document: apply(history.present), place: undefined, field, at }, most);
  }
  return history;
}

function repeated(history: Steps, step: typeof undone<Document, undefined>): { history: Steps; count: number } {
  let count = 0;
  let current = history;
  for (let next = step(current); next; next = step(current)) {
    [current] = next;
    count += 1;
  }
  return { history: current, count };
}

const edits = fc.array(anyEdit, { minLength: 1, maxLength: 200 });
const pauses = fc.array(fc.nat({ max: 1600 }), { minLength: 1, maxLength: 10 });

describe('the steps of an author', () => {
  test('any 200 edits undone give the start, and redone give the end', () => {
    fc.assert(
      fc.property(edits, pauses, (all, between) => {
        const first = start();
        const end = afterEdits(first, all, between, 200);
        const back = repeated(end, undone);
        expect(back.history.present).toBe(first);
        expect(repeated(back.history, redone).history.present).toBe(end.present);
      }),
    );
  });

  test('no edit gives two pages or blocks one name', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const { pages } = afterEdits(start(), all, [1000]).present;
        const ids = pages.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('the last 100 can be taken back, older ones are let go', () => {
    const names = Array.from({ length: 130 }, (_, index) => String(index));
    const all = names.map((name) => ({ apply: (document: Document) => withSettings(document, { name }) }));
    const { history, count } = repeated(afterEdits(start(), all, [0]), undone);
    expect(count).toBe(MOST_STEPS);
    expect(history.present.settings.name).toBe('29');
  });

  test('keys of one field are one step until 800 ms pass, and another field begins a new one', () => {
    const typed = (name: string, field: string): AnyEdit => ({
      apply: (document) => withSettings(document, { name }),
      field,
    });
    const word = [typed('a', 'name'), typed('ab', 'name'), typed('abc', 'name')];
    expect(afterEdits(start(), word, [799]).past).toHaveLength(1);
    expect(afterEdits(start(), word, [800]).past).toHaveLength(3);
    expect(afterEdits(start(), [...word, typed('abcd', 'title')], [10]).past).toHaveLength(2);
  });

  test('an edit after an undo lets the undone go', () => {
    const rename = (name: string): AnyEdit => ({ apply: (document) => withSettings(document, { name }) });
    const [back] = undone(afterEdits(start(), [rename('a'), rename('b')], [0])) ?? [];
    const next =
      back && recordEdit(back, { document: withSettings(back.present, { name: 'c' }), place: undefined, at: 0 });
    expect(next?.future).toEqual([]);
    expect(next?.present.settings.name).toBe('c');
  });
});

describe('moving', () => {
  test('a block goes to its place on another page and leaves no trace on its own', () => {
    const document = start();
    const [first, second] = document.pages;
    const block = second?.blocks[0];
    const moved = withMovedBlock(document, block?.id ?? '', { pageId: first?.id ?? '', place: 0 });
    expect(savedPagesOf(moved).map(({ content }) => content.map(({ kind }) => kind))).toEqual([['h1', 'p'], ['alert']]);
  });

  test('a page beyond the end becomes the last', () => {
    const document = start();
    const moved = withMovedPage(document, document.pages[0]?.id ?? '', 99);
    expect(savedPagesOf(moved).map(({ title }) => title)).toEqual(['Suojaimet', 'Tervetuloa']);
  });
});

test('empty lines that are left while typing are not saved', () => {
  const document = openDocument({ name: '' }, [
    { title: 'A', minReadTime: 0, content: [{ kind: 'ul', lines: ['yksi', '', ' ', 'kaksi'] }] },
  ]);
  expect(savedPagesOf(document)[0]?.content).toEqual([{ kind: 'ul', lines: ['yksi', 'kaksi'] }]);
});
