import { describe, expect, test } from 'vitest';
import { gateVerdict, type GateStanding } from '../../../shared/gate/gate-verdict.ts';
import { PASS_STATES } from '../../../shared/gate/pass-state.ts';

const TODAY = '2026-11-24';
const GOOD: GateStanding = {
  state: 'valid',
  isOfSite: true,
  project: { ended: false, startDate: null },
  mandatoryCards: ['good'],
  taxNumber: { isRequired: true, answer: 'registered' },
  birthday: '1.1.1980',
};

/** The rule in words, written apart from the code: each part of a standing with the reason that it gives. */
const STATES = PASS_STATES.map((state) => [{ state }, state === 'valid' ? undefined : state] as const);
const SITES = [
  [{}, undefined],
  [{ isOfSite: false }, 'other_site'],
] as const;
const PROJECTS = [
  [{ project: { ended: false, startDate: TODAY } }, undefined],
  [{ project: { ended: true, startDate: null } }, 'project_ended'],
  [{ project: { ended: false, startDate: '2026-11-25' } }, 'project_not_begun'],
] as const;
const CARDS = [
  [{ mandatoryCards: [] }, undefined],
  [{ mandatoryCards: ['good', 'missing'] }, 'card_missing'],
  [{ mandatoryCards: ['good', 'expired'] }, 'card_expired'],
  [{ mandatoryCards: ['good', 'unapproved'] }, 'card_not_approved'],
] as const;
const TAX_NUMBERS = [
  [{ taxNumber: { isRequired: true, answer: 'checked_by_hand' } }, undefined],
  [{ taxNumber: { isRequired: false, answer: undefined } }, undefined],
  [{ taxNumber: { isRequired: true, answer: undefined } }, 'tax_number_not_checked'],
  [{ taxNumber: { isRequired: true, answer: 'not_found' } }, 'tax_number_not_found'],
  [{ taxNumber: { isRequired: true, answer: 'format_error' } }, 'tax_number_format'],
  [{ taxNumber: { isRequired: false, answer: 'not_found' } }, 'tax_number_mismatch'],
  [{ taxNumber: { isRequired: false, answer: 'format_error' } }, 'tax_number_mismatch'],
  [{ taxNumber: { isRequired: true, answer: 'name_mismatch' } }, 'tax_number_mismatch'],
  [{ taxNumber: { isRequired: true, answer: 'birthday_mismatch' } }, 'tax_number_mismatch'],
  [{ taxNumber: { isRequired: true, answer: 'not_checked' } }, 'tax_number_not_checked'],
  [{ taxNumber: { isRequired: false, answer: 'not_checked' } }, 'tax_number_not_checked'],
] as const;
const BIRTHDAYS = [
  [{ birthday: undefined }, undefined],
  [{ birthday: '24.11.2008' }, undefined],
  [{ birthday: '25.11.2008' }, 'under_18'],
  [{ birthday: 'tänään' }, undefined],
] as const;

const REFUSED = new Set([
  'unfinished',
  'returned',
  'expired',
  'archived',
  'other_site',
  'project_ended',
  'card_missing',
  'card_expired',
  'tax_number_not_found',
  'tax_number_format',
]);

type Cell = { standing: GateStanding; reasons: string[] };
type Part = readonly (readonly [object, string | undefined])[];
const parts: Part[] = [STATES, SITES, PROJECTS, CARDS, TAX_NUMBERS, BIRTHDAYS];
const cells = parts.reduce<Cell[]>(
  (before, part) =>
    before.flatMap(({ standing, reasons }) =>
      part.map(([change, reason]) => ({
        standing: { ...standing, ...change },
        reasons: reason === undefined ? reasons : [...reasons, reason],
      })),
    ),
  [{ standing: GOOD, reasons: [] }],
);

describe('the verdict at the gate', () => {
  test(`of each of the ${cells.length} cells is that of its worst reason, and names all reasons, the worst first`, () => {
    const wrong = cells.filter(({ standing, reasons }) => {
      const got = gateVerdict(standing, TODAY);
      const isRefused = reasons.some((reason) => REFUSED.has(reason));
      const verdict = isRefused ? 'refused' : reasons.length > 0 ? 'check' : 'enters';
      const firstMild = got.reasons.findIndex((reason) => !REFUSED.has(reason));
      const isOrdered = firstMild < 0 || got.reasons.slice(firstMild).every((reason) => !REFUSED.has(reason));
      return got.verdict !== verdict || String(got.reasons.toSorted()) !== String(reasons.toSorted()) || !isOrdered;
    });
    expect(wrong).toEqual([]);
  });

  test('lets in who has everything', () => {
    expect(gateVerdict(GOOD, TODAY)).toEqual({ verdict: 'enters', reasons: [] });
  });
});
