import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import { beginEdit, conflictIn, followSaved, isDirtyEdit, meetConflict } from '../../../web/editing/versioned-edit.ts';

type Site = { version: number; name: string; city: string; seen: number };
type Values = Pick<Site, 'name' | 'city'>;

const SHAPE = {
  valuesOf: ({ name, city }: Site): Values => ({ name, city }),
  isSame: (a: unknown, b: unknown) => a === b,
};
const SITE: Site = { version: 1, name: 'Silta', city: 'Espoo', seen: 0 };
const typed = (values: Partial<Values>) => {
  const begun = beginEdit<Site, Values>(SITE, SHAPE);
  return { ...begun, values: { ...begun.values, ...values } };
};

describe('an edit of what somebody else saves meanwhile', () => {
  test('follows it where nothing is typed', () => {
    const followed = followSaved(typed({}), { ...SITE, version: 2, name: 'Torni' }, SHAPE);
    expect(followed).toMatchObject({ values: { name: 'Torni' }, conflict: undefined });
  });

  test('keeps what is typed, and goes over the newer version without a question where no value was touched', () => {
    const followed = followSaved(typed({ name: 'Minun' }), { ...SITE, version: 2, seen: 7 }, SHAPE);
    expect(followed).toMatchObject({ base: { version: 2 }, values: { name: 'Minun' }, conflict: undefined });
  });

  test('takes what only the other changed, and tells that it did', () => {
    const followed = followSaved(typed({ name: 'Minun' }), { ...SITE, version: 2, city: 'Vantaa' }, SHAPE);
    expect(followed.values).toEqual({ name: 'Minun', city: 'Vantaa' });
    expect(followed.conflict?.names).toEqual([]);
  });

  test('shows both versions of what both changed, and saves neither unasked', () => {
    const met = meetConflict(typed({ name: 'Minun' }), { ...SITE, version: 2, name: 'Muiden' }, SHAPE);
    expect(met.values.name).toBe('Minun');
    expect(met.conflict).toMatchObject({ names: ['name'], mine: { name: 'Minun' }, theirs: { name: 'Muiden' } });
    expect(isDirtyEdit(met, SHAPE)).toBe(true);
  });

  test('tells of a refused save also where nothing was typed', () => {
    const met = meetConflict(typed({}), { ...SITE, version: 2, name: 'Muiden' }, SHAPE);
    expect(met).toMatchObject({ values: { name: 'Muiden' }, conflict: { names: [] } });
  });

  test('never goes back to an older version', () => {
    const edit = beginEdit<Site, Values>({ ...SITE, version: 3 }, SHAPE);
    expect(followSaved(edit, SITE, SHAPE)).toBe(edit);
    expect(meetConflict(edit, SITE, SHAPE)).toBe(edit);
  });
});

test('only a conflict of versions tells what the server has by now', () => {
  expect(conflictIn(new AppError('version_conflict', { current: SITE }))).toBe(SITE);
  expect(conflictIn(new AppError('invalid_state', { current: SITE }))).toBeUndefined();
  expect(conflictIn(new Error('offline'))).toBeUndefined();
});
