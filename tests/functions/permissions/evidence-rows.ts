import type { Row } from './row.ts';

const INDUCTION_READERS = ['orientations', 'manager', 'admin'] as const;

/** Evidence, and what happened to an induction. */
export const EVIDENCE_ROWS: Readonly<Record<string, Row>> = {
  'evidence.keys': { who: ['anyone'], everywhere: true },
  'evidence.days': { who: ['anyone'], everywhere: true },
  'evidence.ofUserForm': { who: ['own', ...INDUCTION_READERS] },
  'evidence.ofPermit': { who: ['permitR', 'permitCRUD'] },
  'evidence.markOfUserForm': { who: ['own', ...INDUCTION_READERS] },
  'evidence.markOfPermit': { who: ['permitR', 'permitCRUD'] },
  'userFormTrail.events': { who: ['own', ...INDUCTION_READERS] },
  'userFormTrail.openings': { who: ['admin'] },
};
