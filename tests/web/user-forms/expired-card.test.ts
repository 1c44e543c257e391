import { describe, expect, test } from 'vitest';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { indexOfExpiredCard } from '../../../web/user-forms/final/expired-card.ts';

const cards = (...days: string[]) => ({
  content: [{ kind: 'text' }, { kind: 'cards', names: [], images: days.map((expires) => ({ expires })) }],
});
const found = (...pages: object[]) => indexOfExpiredCard({ pages } as unknown as Pick<UserForm, 'pages'>, '2026-11-22');

describe('the page of an expired card', () => {
  test('is none where every card is valid or has no end', () => {
    expect(found(cards(), cards('2026-11-23', '2100-01-02', ''))).toBeUndefined();
  });

  test('is the first that has one, after the introduction and the details', () => {
    expect(found(cards('2027-01-01'), cards('2027-01-01', '2026-11-21'), cards('2026-11-21'))).toBe(3);
  });
});
