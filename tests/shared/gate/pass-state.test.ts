import { expect, test } from 'vitest';
import { passState, type PassStanding, type PassState } from '../../../shared/gate/pass-state.ts';

const TODAY = '2026-11-24';
const SIGNED = '2026-11-20T05:05:00.000Z';

const ARCHIVED = [false, true];
const SIGNINGS = [
  { signed: null, returned: null },
  { signed: null, returned: { reason: 'Kuva' } },
  { signed: SIGNED, returned: null },
  { signed: SIGNED, returned: { reason: 'Kuva' } },
];
const ENDS = [undefined, null, '2026-11-23', TODAY, '2026-11-25'];
const RENEWALS = [undefined, null, { by: null }, { by: '2026-11-23' }, { by: TODAY }, { by: '2026-11-25' }];
const APPROVALS = [
  { approved: false },
  { approved: false, needsApproval: true },
  { approved: false, needsApproval: false },
  { approved: true },
  { approved: true, needsApproval: false },
];

/** The rule in words, written apart from the code: the first state that fits. */
function expected(standing: PassStanding): PassState {
  const fits: [PassState, boolean][] = [
    ['archived', standing.archived],
    ['unfinished', standing.signed === null && !standing.returned],
    ['returned', standing.signed === null],
    ['expired', standing.validUntil === '2026-11-23' || standing.renewal?.by === '2026-11-23'],
    ['renewal', Boolean(standing.renewal)],
    ['waiting', !standing.approved && standing.needsApproval !== false],
    ['valid', true],
  ];
  return fits.find(([, isSo]) => isSo)?.[0] ?? 'valid';
}

const cells = ARCHIVED.flatMap((archived) =>
  SIGNINGS.flatMap((signing) =>
    ENDS.flatMap((validUntil) =>
      RENEWALS.flatMap((renewal) =>
        APPROVALS.map((approval): PassStanding => ({ archived, ...signing, validUntil, renewal, ...approval })),
      ),
    ),
  ),
);

test(`each of the ${cells.length} cells has the first state that fits`, () => {
  const wrong = cells.filter((cell) => passState(cell, TODAY) !== expected(cell));
  expect(wrong).toEqual([]);
});

test('a pass is valid on its last day and expired on the next', () => {
  const standing = { archived: false, signed: SIGNED, approved: true, validUntil: TODAY };
  expect(passState(standing, TODAY)).toBe('valid');
  expect(passState(standing, '2026-11-25')).toBe('expired');
});
