import { describe, expect, test } from 'vitest';
import type { UserForm, UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { ageOn, comesOfAgeAfter } from '../../../shared/user-forms/coming-of-age.ts';
import { concernsOf, needsLook, rowConcernsOf } from '../../../web/approval/review/concerns.ts';
import { countCardStates } from '../../../web/lists/card-states.tsx';
import { readReportIds, writeReportIds } from '../../../web/approval/report/report-ids.ts';
import { reviewActOf } from '../../../web/approval/review/review-keys.ts';

const TODAY = '2026-11-22';
const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

describe('a key of the review', () => {
  test.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowRight', 'next'],
    ['k', 'previous'],
    ['ArrowLeft', 'previous'],
    ['a', 'approve'],
    ['A', 'approve'],
    ['Enter', 'open'],
    ['Escape', 'close'],
    ['?', 'help'],
    ['x', undefined],
    ['toString', undefined],
  ])('%s does %s', (key, act) => {
    expect(reviewActOf(pressed(key), false)).toBe(act);
  });

  test('leaves Enter to the button that has the focus, and the browser its own combinations', () => {
    expect(reviewActOf(pressed('Enter'), true)).toBeUndefined();
    expect(reviewActOf(pressed('a', { ctrlKey: true }), false)).toBeUndefined();
  });

  test('that is held down approves once', () => {
    expect(reviewActOf(pressed('a', { repeat: true }), false)).toBeUndefined();
    expect(reviewActOf(pressed('j', { repeat: true }), false)).toBe('next');
  });
});

describe('the ids of several reports in an address', () => {
  const ids = ['A'.repeat(22), 'b-_'.repeat(7) + 'c', '0123456789012345678901'];

  test('come back as they went, by base64 and by base64url', () => {
    expect(readReportIds(writeReportIds(ids))).toEqual({ ids, isMalformed: false });
    expect(readReportIds(btoa(ids.join(',')))).toEqual({ ids, isMalformed: false });
    expect(readReportIds(btoa(ids[0] ?? ''))).toEqual({ ids: ids.slice(0, 1), isMalformed: false });
  });

  test('name each person once', () => {
    expect(readReportIds(writeReportIds([...ids, ...ids])).ids).toEqual(ids);
  });

  test.each(['', 'not-at-all', '%%%', btoa('short'), btoa(`${'A'.repeat(22)},<script>`), btoa('å'.repeat(22))])(
    'that are none are called so: %s',
    (part) => {
      expect(readReportIds(part)).toEqual({ ids: [], isMalformed: true });
    },
  );
});

const form = (more: object) =>
  ({ user: {}, meta: { taxNumberValidation: null }, pages: [], adminEdits: [], ...more }) as unknown as UserForm;

describe('what needs a look before an approval', () => {
  test('is nothing where nothing is wrong, and a number that nobody checked is no wrong', () => {
    expect(concernsOf(form({ user: { taxNumber: '100000000123', birthday: '1.2.1985' } }), TODAY)).toEqual([]);
  });

  test('is a number that the register does not confirm', () => {
    const meta = { taxNumberValidation: { state: 'birthday_mismatch' } };
    expect(concernsOf(form({ meta }), TODAY)).toEqual([{ kind: 'taxNumber', state: 'birthday_mismatch' }]);
    expect(concernsOf(form({ meta: { taxNumberValidation: { state: 'registered' } } }), TODAY)).toEqual([]);
  });

  test('are cards that are missing, expired, or expire within 14 days', () => {
    const images = [
      { name: 'Valttikortti', nameOther: '', expires: '2026-11-22' },
      { name: 'Tulityökortti', nameOther: '', expires: '2026-12-06' },
      { name: 'Ensiapukortti', nameOther: '', expires: '2026-12-07' },
      { name: 'other', nameOther: 'Nosturikortti', expires: '2100-01-02' },
    ];
    const names = [{ title: 'Työturvallisuuskortti', mandatory: true }];
    const pages = [{ title: 'Kortit', content: [{ kind: 'cards', names, images, requireImages: 0 }] }];
    expect(concernsOf(form({ pages }), TODAY)).toEqual([
      { kind: 'cardMissing', card: 'Työturvallisuuskortti', expires: '' },
      { kind: 'cardExpired', card: 'Valttikortti', expires: '2026-11-22' },
      { kind: 'cardWarn', card: 'Tulityökortti', expires: '2026-12-06' },
    ]);
  });

  test('are a minor, and edits by administrators', () => {
    const found = concernsOf(form({ user: { birthday: '23.11.2008' }, adminEdits: ['a', 'b'] }), TODAY);
    expect(found).toEqual([
      { kind: 'minor', age: 17 },
      { kind: 'adminEdits', count: 2 },
    ]);
    expect(concernsOf(form({ user: { birthday: '22.11.2008' } }), TODAY)).toEqual([]);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(comesOfAgeAfter('29.2.2008', '2026-02-28')).toBe('2026-02-29');
    expect(comesOfAgeAfter('29.2.2008', '2026-03-01')).toBeUndefined();
  });
});

test('cards are counted by how they stand, one without expiry as valid', () => {
  expect(countCardStates(['2026-11-21', '2026-11-30', '2027-01-01', '2100-01-02'], TODAY)).toEqual({
    expired: 1,
    warn: 1,
    valid: 2,
  });
});

test('a row alone tells of a person under 18, of a number that is not confirmed and of an expired card', () => {
  const row = (taxNumberState: string | null, cardExpiries?: string[], comesOfAge?: string) =>
    ({ meta: { taxNumberState }, cardExpiries, comesOfAge }) as unknown as UserFormRow;
  expect(needsLook(row('name_mismatch'), TODAY)).toBe(true);
  expect(needsLook(row(null, ['2027-01-01', '2026-11-22']), TODAY)).toBe(true);
  expect(needsLook(row('registered', ['2026-11-30']), TODAY)).toBe(false);
  expect(needsLook(row(null), TODAY)).toBe(false);
  expect(rowConcernsOf(row(null, [], '2026-11-23'), TODAY)).toEqual([{ kind: 'minor', age: 17 }]);
  expect(rowConcernsOf(row(null, [], '2026-11-22'), TODAY)).toEqual([]);
});
