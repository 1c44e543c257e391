import { vi } from 'vitest';
import { freshBrowser } from '../browser-fakes.ts';

export const NOW = Date.parse('2026-11-20T06:00:00Z');
export const DAY = 86_400_000;

/** The rooms of the phone as one tab has them; each call is another tab of the same browser. */
export async function tab() {
  vi.resetModules();
  const [sessions, starts, finished, clock, sweep, codes] = await Promise.all([
    import('../../../web/phone/worker-sessions.ts'),
    import('../../../web/phone/starts.ts'),
    import('../../../web/phone/finished.ts'),
    import('../../../web/phone/server-clock.ts'),
    import('../../../web/phone/sweep.ts'),
    import('../../../web/phone/code-tokens.ts'),
  ]);
  return { ...sessions, ...starts, ...finished, ...clock, ...sweep, ...codes };
}

export type Tab = Awaited<ReturnType<typeof tab>>;

/** A browser with nothing in it, and one tab of it that has heard the server. */
export async function freshPhone() {
  const { storage } = freshBrowser();
  const one = await tab();
  one.hearServerTime(NOW);
  return { storage, one };
}

/** An induction opened on the phone by a code. */
export const openedSession = (userFormId: string, more: object = {}) => ({
  userFormId,
  token: `token of ${userFormId}`,
  resumeKey: `key of ${userFormId}`,
  name: 'Torni C',
  pageIndex: 3,
  pageCount: 9,
  startedAt: '2026-11-20T05:00:00.000Z',
  ...more,
});

/** One started on the phone with a PIN. */
export const session = (userFormId: string, more: object = {}) => openedSession(userFormId, { pin: '123456', ...more });

export const card = (userFormId: string, more: object = {}) => ({
  userFormId,
  site: 'Torni C',
  form: 'Perehdytys',
  name: 'Matti Virtanen',
  number: '123456789',
  signed: '2026-11-20T05:30:00.000Z',
  ...more,
});
