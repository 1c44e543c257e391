import { expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { differenceOf, pagesOnlyIn } from '../../../web/form-editor/versions/difference.ts';

const FIELD = { type: 'signature', name: 'nimi', label: 'Allekirjoitus', help: '', mandatory: true } as const;
const ANSWER = { signed: false, value: '', location: '', date: '' };
const page = (title: string, fields: readonly object[]) => ({
  title,
  minReadTime: 0,
  content: [{ kind: 'form', fields: [...fields] } as unknown as Block],
});

test('a page is the same whether or not its blocks hold the empty answers that a save gives them', () => {
  const before = [page('Säännöt', []), page('Allekirjoitus', [FIELD])];
  const after = [page('Uudet säännöt', []), page('Allekirjoitus', [{ ...FIELD, value: ANSWER }])];
  expect(differenceOf(before, after)).toMatchObject([{ kind: 'changed', number: 0, blocks: [] }]);
  expect(pagesOnlyIn(after, before)).toEqual([after[0]]);
});
