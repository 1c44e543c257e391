import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptPerson } from '../../../web/presence/kept-gate.ts';
import { freshBrowser, type FakeStorage } from '../browser-fakes.ts';

const STAFF = {
  user: { _id: 'u', name: 'Maija', roles: ['user'], company: { _id: 'c', name: 'Yritys' } },
  token: 't1',
};
const PERSON: KeptPerson = {
  name: 'Åke Öhman-Läth',
  employer: 'Valo Oy',
  verdict: 'enters',
  passId: 'p1',
  otherPassIds: ['p2'],
};

let storage: FakeStorage;
beforeEach(() => {
  ({ storage } = freshBrowser());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function gate() {
  const { login, logout } = await import('../../../web/app/session/session.ts');
  login(STAFF);
  return { ...(await import('../../../web/presence/kept-gate.ts')), login, logout };
}

describe('the list at the gate', () => {
  test('is kept for 24 hours, for its own project and user alone', async () => {
    const { keepList, keptList, lastGate, login } = await gate();
    const at = new Date('2026-11-24T05:02:00Z');
    keepList('site', [PERSON], at);
    expect(keptList('site', at.getTime() + 24 * 3_600_000 - 1)?.people).toEqual([PERSON]);
    expect(keptList('site', at.getTime() + 24 * 3_600_000)).toBeUndefined();
    expect(keptList('other', at.getTime())).toBeUndefined();
    login({ ...STAFF, user: { ...STAFF.user, _id: 'v' } });
    expect(lastGate()).toBeUndefined();
    expect(keptList('site', at.getTime())).toBeUndefined();
  });

  test('goes with another gate, when it is a day old, and with the login', async () => {
    const { keepList, lastGate, logout, standAtGate } = await gate();
    keepList('site', [PERSON]);
    standAtGate('site');
    expect(storage.getItem('gate')).toContain(PERSON.passId);
    standAtGate('other');
    expect(lastGate()).toBe('other');
    expect(storage.getItem('gate')).not.toContain(PERSON.passId);
    keepList('other', [PERSON], new Date('2020-01-01'));
    standAtGate('other');
    expect(storage.getItem('gate')).not.toContain(PERSON.passId);
    keepList('other', [PERSON]);
    logout();
    expect(storage.getItem('gate')).toBeNull();
  });
});

describe('a person of the list', () => {
  const list = { at: '', people: [PERSON] };

  test.each(['ake', 'ÖHMAN', 'öh å', 'lath', 'ake ohm'])('is found by %j', async (words) => {
    const { findKept } = await import('../../../web/gate/kept/find-kept.ts');
    expect(findKept(list, words)).toEqual([PERSON]);
  });

  test.each(['', ' ', 'hman', 'ake x'])('is not found by %j', async (words) => {
    const { findKept } = await import('../../../web/gate/kept/find-kept.ts');
    expect(findKept(list, words)).toEqual([]);
  });

  test('is known by each of their passes', async () => {
    const { keptPersonOf } = await import('../../../web/gate/kept/find-kept.ts');
    expect([keptPersonOf(list, 'p1'), keptPersonOf(list, 'p2'), keptPersonOf(list, 'p3')]).toEqual([
      PERSON,
      PERSON,
      undefined,
    ]);
  });
});
