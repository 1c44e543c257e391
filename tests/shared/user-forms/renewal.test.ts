import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { field, fields, page, paragraph } from '../../../infra/demo/form-builders.ts';
import {
  carriedPages,
  pagesThatChanged,
  demandOf,
  isInForce,
  renewalCause,
  type ReadPage,
} from '../../../shared/user-forms/renewal/renewal.ts';

type Renewing = Parameters<typeof carriedPages>[0];

const TODAY = '2026-11-24';
const DEMAND = { version: 3, reason: 'Nosturi siirtyi.', by: '2026-12-01' };

describe('a demand', () => {
  test.each([
    [undefined, 1, undefined],
    [DEMAND, 1, { reason: DEMAND.reason, by: DEMAND.by }],
    [DEMAND, 2, { reason: DEMAND.reason, by: DEMAND.by }],
    [DEMAND, 3, undefined],
    [DEMAND, 4, undefined],
  ])('%j concerns version %i: %j', (demand, version, asked) => {
    expect(demandOf(demand, version)).toEqual(asked);
  });
});

describe('the cause of a renewal', () => {
  test.each([
    [undefined, false, 'time'],
    [undefined, true, 'content'],
    ['2026-11-23', false, 'time'],
    ['2026-11-23', true, 'time'],
    ['2026-11-24', false, 'time'],
    ['2026-11-24', true, 'content'],
    ['2027-11-24', true, 'content'],
  ] as const)('valid until %s, demanded %s: %s', (validUntil, isDemanded, cause) => {
    expect(renewalCause({ validUntil, isDemanded }, TODAY)).toBe(cause);
  });
});

describe('a renewal stands', () => {
  const SIGNED = '2026-11-24T07:00:00.000Z';
  const standing = { signed: SIGNED, approved: false, archived: false, needsApproval: true };
  test.each([
    ['unsigned', { signed: null }, false],
    ['unsigned and needing no approval', { signed: null, needsApproval: false }, false],
    ['waiting', {}, false],
    ['signed and needing no approval', { needsApproval: false }, true],
    ['approved', { approved: true }, true],
    ['approved and needing none', { approved: true, needsApproval: false }, true],
    ['approved and archived', { approved: true, archived: true }, false],
    ['archived and needing no approval', { archived: true, needsApproval: false }, false],
  ])('%s: %j is %s', (_, rest, stands) => {
    expect(isInForce({ ...standing, ...rest })).toBe(stands);
  });
});

const READ = page('Kypärä', [paragraph('Käytä kypärää.')], 20);
const OTHER = page('Nosturi', [paragraph('Nosturi on pihalla.')]);
const ASKED = page('Tauot', [fields(field('text', 'tauko', 'Missä syöt?'))]);
const LAST = page('Loppu', [paragraph('Tämä on loppu.')]);
const read = (of: ReadPage['page'], signed = '2026-11-01T07:00:00.000Z'): ReadPage => ({
  page: of,
  read: { userFormId: 'A'.repeat(22), signed },
});
const lately = read(READ, '2026-05-24T07:00:00.000Z');
const longAgo = read(READ, '2026-05-23T07:00:00.000Z');
const carriedOf = (renewing: Pick<Renewing, 'former' | 'pages'> & Partial<Renewing>) => [
  ...carriedPages({ cause: 'content', validMonths: 0, ...renewing }, TODAY).keys(),
];

describe('pages that a renewal takes over as read', () => {
  test.each([
    ['the same page', { former: [read(READ)], pages: [READ, LAST] }, [0]],
    ['the same page at another place', { former: [read(OTHER), read(READ)], pages: [READ, OTHER, LAST] }, [0, 1]],
    ['a page with another reading time', { former: [read(READ)], pages: [{ ...READ, minReadTime: 30 }, LAST] }, []],
    ['a page with another text', { former: [read(OTHER)], pages: [READ, LAST] }, []],
    ['a page that a question has come to name', { former: [read(READ)], pages: [{ ...READ, key: 'k1' }, LAST] }, [0]],
    ['a page on which something is answered', { former: [read(ASKED)], pages: [ASKED, LAST] }, []],
    ['the last page', { former: [read(READ)], pages: [READ] }, []],
    ['one page that is there twice', { former: [read(READ)], pages: [READ, READ, LAST] }, [0]],
    ['anything, because of time', { former: [read(READ)], pages: [READ, LAST], cause: 'time' as const }, []],
    ['a page read within the validity', { former: [lately], pages: [READ, LAST], validMonths: 6 }, [0]],
    ['a page read before the validity', { former: [longAgo], pages: [READ, LAST], validMonths: 6 }, []],
  ])('%s', (_, renewing, carried) => {
    expect(carriedOf(renewing)).toEqual(carried);
  });

  test('are never the last, never answered, never changed, and never more than were read', () => {
    const pages = fc.array(fc.constantFrom(READ, OTHER, ASKED, LAST), { minLength: 1, maxLength: 8 });
    const property = fc.property(pages, pages, (before, after) => {
      const former = before.map((one) => read(one));
      const carried = carriedOf({ former, pages: after });
      expect(carried).not.toContain(after.length - 1);
      for (const index of carried) {
        expect(after[index]).not.toBe(ASKED);
        expect(before).toContain(after[index]);
        expect(pagesThatChanged(before, after)[index]).toBe(false);
      }
      for (const one of [READ, OTHER, LAST])
        expect(carried.filter((index) => after[index] === one).length).toBeLessThanOrEqual(
          before.filter((was) => was === one).length,
        );
    });
    fc.assert(property);
  });
});

test('the changed pages are those that the former version does not have', () => {
  expect(pagesThatChanged([READ, ASKED], [OTHER, READ, ASKED])).toEqual([true, false, false]);
});
