import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { firstEdits, NO_EDITS } from '../../../web/permits/edit/permit-edits.ts';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';

const FORM = { _id: 'A'.repeat(22), name: 'Tulityölupa', description: '', pages: [] };
const DRAFT = trialPermit(FORM, { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' });
const DAY = { dailyStartTime: '07:00', dailyEndTime: '16:00' };
const NIGHT = { dailyStartTime: '20:00', dailyEndTime: '06:00' };

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test.each([
  ['15.59 in Helsinki', '2026-11-22T13:59:00Z', DAY, '2026-11-22'],
  ['16.01', '2026-11-22T14:01:00Z', DAY, '2026-11-23'],
  ['23.30', '2026-11-22T21:30:00Z', DAY, '2026-11-23'],
  ['0.30', '2026-11-22T22:30:00Z', DAY, '2026-11-23'],
  ['23.30, of work over midnight', '2026-11-22T21:30:00Z', NIGHT, '2026-11-22'],
])('a draft without days that is opened at %s begins on the day on which work can begin', (_, now, hours, day) => {
  vi.setSystemTime(now);
  const draft = { ...DRAFT, ...hours, startDate: null, endTime: null };
  expect(firstEdits(draft, NO_EDITS).facts).toEqual({ startDate: day, endTime: day });
});

test('days that a draft has stay', () => {
  vi.setSystemTime('2026-11-22T21:30:00Z');
  const draft = { ...DRAFT, ...DAY, startDate: '2026-11-20', endTime: null };
  expect(firstEdits(draft, NO_EDITS).facts).toEqual({ endTime: '2026-11-20' });
});
