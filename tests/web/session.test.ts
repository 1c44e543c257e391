import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshBrowser, type FakeStorage } from './browser-fakes.ts';

const STAFF = {
  user: { _id: 'u', name: 'Maija', roles: ['user'], company: { _id: 'c', name: 'Yritys' } },
  token: 't1',
};

let storage: FakeStorage;
beforeEach(() => {
  ({ storage } = freshBrowser());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sessionModule = () => import('../../web/app/session/session.ts');

describe('the session', () => {
  test('lives over a reload', async () => {
    (await sessionModule()).login(STAFF);
    vi.resetModules();
    expect((await sessionModule()).session()).toMatchObject({
      authToken: 't1',
      loggedInUser: STAFF.user,
      loggedInUserCompany: STAFF.user.company,
    });
  });

  test('leaves nothing of the user behind after a logout', async () => {
    const { login, logout, selectCompany, session } = await sessionModule();
    login(STAFF);
    selectCompany('c2');
    logout();
    expect(storage.values.size).toBe(0);
    expect(Object.values(session()).filter(Boolean)).toEqual([]);
  });

  test('is no login without a token, and none with a damaged user', async () => {
    storage.setItem('loggedInUser', JSON.stringify(STAFF.user));
    expect((await sessionModule()).session().loggedInUser).toBeUndefined();
    vi.resetModules();
    storage.setItem('authToken', 't1');
    storage.setItem('loggedInUser', '{"_id":');
    expect((await sessionModule()).session().loggedInUser).toBeUndefined();
  });

  test('works for the tab where the browser stores nothing', async () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { login, logout, session } = await sessionModule();
    login(STAFF);
    expect(session().authToken).toBe('t1');
    logout();
    expect(session().authToken).toBeUndefined();
  });
});

test('a logout leaves the inductions of the phone to their workers', async () => {
  const { rememberWorkerSession, workerSessions } = await import('../../web/phone/worker-sessions.ts');
  const place = { name: 'Torni', pageIndex: 0, pageCount: 6, startedAt: new Date().toISOString() };
  await rememberWorkerSession({ userFormId: 'a', token: 'w', ...place });
  (await sessionModule()).logout();
  expect(await workerSessions()).toHaveLength(1);
});

describe('a login that the server no longer takes', () => {
  test('is asked for anew each time the server says so, and is whole again with the next login', async () => {
    const { expireSession, login, session } = await sessionModule();
    login(STAFF);
    expireSession('t1');
    expireSession('t1');
    expect(session()).toMatchObject({ refusals: 2, loggedInUser: STAFF.user });
    login({ ...STAFF, token: 't2' });
    expect(session().refusals).toBe(0);
  });

  test('is not ended by a call that was made with an earlier one', async () => {
    const { expireSession, login, session } = await sessionModule();
    login({ ...STAFF, token: 't2' });
    expireSession('t1');
    expect(session().refusals).toBe(0);
  });
});
