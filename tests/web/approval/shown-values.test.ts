import { describe, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { answeredContent } from '../../../web/approval/user-form/answered-content.ts';
import { lastingFileTokens, untilTokensEnd } from '../../../web/app/api/lasting-file-tokens.ts';
import { readPagesSigned } from '../../../web/lists/pages-signed.ts';
import { personName } from '../../../web/lists/person-name.ts';
import { taxNumberStateOf, taxNumberVerdict } from '../../../web/approval/registers/tax-number-check.ts';
import { cssString, marginRules } from '../../../web/ui/print/use-print-margins.ts';
import { userFormState } from '../../../web/lists/user-form-state.ts';

const SIGNED = '2026-11-20T05:05:00.000Z';

describe('the state of an induction', () => {
  test.each([
    [{ signed: null, approved: false, archived: false, needsApproval: true }, 'unsigned'],
    [{ signed: SIGNED, approved: false, archived: false, needsApproval: true }, 'waiting'],
    [{ signed: SIGNED, approved: false, archived: false, needsApproval: false }, 'signed'],
    [{ signed: SIGNED, approved: true, archived: false, needsApproval: true }, 'approved'],
    [{ signed: SIGNED, approved: true, archived: true, needsApproval: true }, 'archived'],
    [{ signed: null, approved: false, archived: true, needsApproval: true }, 'archived'],
  ] as const)('of %o is %s', (meta, state) => {
    expect(userFormState(meta)).toBe(state);
  });
});

describe('the check of a tax number', () => {
  test('is right only when a register or a person said so', () => {
    expect(taxNumberVerdict('registered')).toBe('right');
    expect(taxNumberVerdict('checked_by_hand')).toBe('right');
    expect(taxNumberVerdict('not_checked')).toBe('unknown');
    for (const state of ['name_mismatch', 'birthday_mismatch', 'not_found', 'format_error'] as const)
      expect(taxNumberVerdict(state)).toBe('doubtful');
  });

  test.each([null, undefined, '', 'toString', 'unheard_of'])('that says %s is none', (state) => {
    expect(taxNumberStateOf(state)).toBe('not_checked');
  });
});

test('the signed pages are read from x/y and never more than there are', () => {
  expect(readPagesSigned('7/9')).toEqual({ signed: 7, total: 9 });
  expect(readPagesSigned('0/0')).toEqual({ signed: 0, total: 0 });
  expect(readPagesSigned('12/9')).toEqual({ signed: 9, total: 9 });
  expect(readPagesSigned('')).toEqual({ signed: 0, total: 0 });
});

test('a name is what is written of it, and nothing while nothing is', () => {
  expect(personName({ firstName: 'Matti', lastName: ' Meikäläinen ' })).toBe('Matti Meikäläinen');
  expect(personName({ lastName: 'Meikäläinen' })).toBe('Meikäläinen');
  expect(personName({ firstName: ' ' })).toBeUndefined();
});

describe('the answers of a page', () => {
  const text: Block = { kind: 'p', lines: ['Lue tämä.'] };
  const tick: Block = { kind: 'checkbox', label: 'Luettu', name: 'luettu', value: true };
  const form: Block = { kind: 'form', fields: [] };

  test('stand without the text around them', () => {
    expect(answeredContent([text, tick, text, text])).toEqual([tick]);
    expect(answeredContent([text])).toEqual([]);
    expect(answeredContent([tick, form])).toEqual([tick, form]);
    expect(answeredContent([text, form])).toEqual([form]);
  });

  test('keep a form apart from a checkbox that was not right before it', () => {
    const kept = answeredContent([tick, text, form]);
    expect(kept).toHaveLength(3);
    expect(kept[1]).toEqual({ kind: 'p', lines: [] });
  });
});

describe('the token of the pictures', () => {
  const NOW = Date.parse(SIGNED);
  const tokenOf = (minutesLeft: number) =>
    `h.${btoa(JSON.stringify({ exp: NOW / 1000 + minutesLeft * 60, p: 'images/userForm/å/' }).replace('å', 'a'))}.s`;

  test('stays while it lasts, so that no picture is fetched twice', () => {
    const before = { fileToken: tokenOf(30), name: 'old' };
    expect(lastingFileTokens(before, { fileToken: 'new', name: 'new' }, NOW)).toEqual({
      fileToken: before.fileToken,
      name: 'new',
    });
  });

  test('lasts each by itself', () => {
    const before = { fileToken: tokenOf(30), formImageToken: tokenOf(5), formDocumentToken: tokenOf(30) };
    const fresh = { fileToken: 'a', formImageToken: 'b', formDocumentToken: 'c' };
    expect(lastingFileTokens(before, fresh, NOW)).toEqual({ ...before, formImageToken: 'b' });
  });

  test('is renewed before it ends, and when it cannot be read', () => {
    for (const fileToken of [tokenOf(5), tokenOf(-1), 'nonsense', 'a.%%%.c', ''])
      expect(lastingFileTokens({ fileToken }, { fileToken: 'new' }, NOW)).toEqual({ fileToken: 'new' });
    expect(lastingFileTokens(undefined, { fileToken: 'new' }, NOW)).toEqual({ fileToken: 'new' });
  });

  test('stays for the plan of a site while the site has the same plan', () => {
    const before = { plan: 'old.png', planToken: tokenOf(30) };
    const fresh = { plan: 'old.png', planToken: 'new' };
    expect(lastingFileTokens(before, fresh, NOW)).toEqual(before);
    expect(lastingFileTokens(before, { ...fresh, plan: 'new.png' }, NOW)).toEqual({ ...fresh, plan: 'new.png' });
    expect(lastingFileTokens(before, {}, NOW)).toEqual({});
  });

  test('is asked for anew when the first may no longer stay, however late the answer with it came, and never where there is none', () => {
    const minutesAfter = (data: unknown) => {
      const wait = untilTokensEnd({ state: { data, dataUpdatedAt: NOW } });
      return wait && Math.round(wait / 60_000);
    };
    expect(minutesAfter({ plan: 'old.png', planToken: tokenOf(60) })).toBe(50);
    expect(minutesAfter({ fileToken: tokenOf(60), formImageToken: tokenOf(30) })).toBe(20);
    expect([tokenOf(15), tokenOf(-60), 'nonsense'].map((fileToken) => minutesAfter({ fileToken }))).toEqual([
      10, 10, 10,
    ]);
    expect([undefined, {}, { plan: 'old.png' }].map(minutesAfter)).toEqual([false, false, false]);
  });
});

describe('the margins of the printed report', () => {
  test('carry any name as text', () => {
    expect(cssString('Oy "Työ" \\ Kumppanit\n')).toBe('"Oy \\22 Työ\\22  \\5c  Kumppanit\\a "');
  });

  test('number the pages', () => {
    const rules = marginRules({ topLeft: 'a', topRight: 'b', bottomLeft: 'c', pageWord: 'Sivu' });
    expect(rules).toContain('"Sivu " counter(page) "/" counter(pages)');
  });
});
