import { describe, expect, test } from 'vitest';
import type { Card, CardExpiries } from '../../../shared/cards/card.ts';
import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { monthsFrom } from '../../../shared/core/dates.ts';
import { mergeEdits } from '../../../shared/core/merge.ts';
import { countCard } from '../../../web/project-cards/card-cache.ts';
import { stackOf } from '../../../web/project-cards/expiry-timeline.tsx';
import { monthInFigures, monthInWords } from '../../../web/project-cards/months.ts';
import { bodyOf, partsOf, staffCardOf, withParts } from '../../../web/project-cards/staff-card.ts';

const CARD: Card = {
  _id: 'c',
  name: 'Tulityökortti',
  nameOther: '',
  firstName: 'Kaisa',
  lastName: 'Katto',
  company: 'Katto Oy',
  expires: '2026-12-01',
  expirationStatus: 'warn',
  imageSrc: 'kuva.jpg',
  approved: false,
  archived: false,
  userFormId: null,
  inductionFormId: null,
  created: '2026-01-01T00:00:00.000Z',
  version: 1,
  project: 'p',
  archivedBy: null,
  history: [],
  fileToken: 't',
};

describe('a card changed here and elsewhere', () => {
  const changed = (change: Partial<Card>) => partsOf(staffCardOf({ ...CARD, ...change }));
  const merge = (here: Partial<Card>, there: Partial<Card>) => {
    const states = { base: changed({}), mine: changed(here), theirs: changed(there) };
    const { merged, conflicts } = mergeEdits(states, isSameJson);
    return { body: bodyOf(withParts(staffCardOf(CARD), merged)), conflicts };
  };

  test('in different parts has both changes', () => {
    const { body, conflicts } = merge({ lastName: 'Uusi' }, { expires: '2100-01-02' });
    expect(conflicts).toEqual([]);
    expect(body).toMatchObject({ lastName: 'Uusi', expires: '2100-01-02', noExpiration: true });
  });

  test('in the same part keeps what was typed, and names the part', () => {
    const mine = { name: 'other', nameOther: 'Nosturikortti' };
    const { body, conflicts } = merge(mine, { name: 'Ensiapukortti' });
    expect(conflicts).toEqual(['type']);
    expect(body).toMatchObject(mine);
  });
});

describe('the counts of cards that expire', () => {
  const expiries: CardExpiries = {
    expired: 2,
    warn: 1,
    months: [
      { month: '2026-11', expired: 1, warn: 0, valid: 0 },
      { month: '2026-12', expired: 0, warn: 1, valid: 3 },
    ],
    isWhole: true,
  };

  test('follow a card that is renewed', () => {
    const after = countCard(
      countCard(expiries, CARD, -1),
      { ...CARD, expires: '2027-05-01', expirationStatus: 'valid' },
      1,
    );
    expect(after).toMatchObject({ expired: 2, warn: 0 });
    expect(after.months[1]).toEqual({ month: '2026-12', expired: 0, warn: 0, valid: 3 });
  });

  test('leave archived cards and those without expiry out', () => {
    expect(countCard(expiries, { ...CARD, archived: true }, 1)).toEqual(expiries);
    expect(countCard(expiries, { ...CARD, expires: '2100-01-02', expirationStatus: 'none' }, 1)).toEqual(expiries);
  });

  test('are drawn one upon the other, each seen, none above the drawing', () => {
    const parts = stackOf({ month: '2026-11', expired: 1, warn: 1, valid: 998 }, 1000);
    for (const { height } of parts) expect(height).toBeGreaterThanOrEqual(4);
    expect(Math.min(...parts.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
    const [expired, warn] = parts;
    expect(warn && expired && warn.y + warn.height).toBe(expired?.y);
  });
});

describe('months', () => {
  test('go over the end of the year', () => {
    expect(monthsFrom('2026-11-22', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsFrom('2026-01-31', 2)).toEqual(['2026-01', '2026-02']);
  });

  test('are told in words and in figures', () => {
    expect(monthInWords('2026-12', 'fi')).toBe('joulukuu 2026');
    expect(monthInWords('2026-12', 'en')).toBe('December 2026');
    expect(monthInFigures('2027-01')).toBe('1/27');
  });
});
