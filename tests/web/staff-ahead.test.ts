import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, freshBrowser, type FakeStorage } from './browser-fakes.ts';

let storage: FakeStorage;

beforeEach(() => {
  ({ storage } = freshBrowser());
  vi.stubGlobal('navigator', { onLine: true });
  // The page has just been opened.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answered = () => Response.json({ items: [], nextCursor: null });
const at = (pathname: string, search = '') => ({ pathname, search });

/** Opens a screen as its page does: the early script first, then what the screen asks with the product's own calls. */
async function open(address: ReturnType<typeof at>, ask: () => Promise<unknown>) {
  const sent = fakeNetwork(answered);
  const { ofStaff } = await import('../../web/ahead/of-staff.ts');
  const { keepEarlyAnswer } = await import('../../web/app/api/early-answer.ts');
  const { STAFF_CALLS } = await import('../../web/build/staff-calls.ts');
  ofStaff(address, STAFF_CALLS).forEach(keepEarlyAnswer);
  const early = sent.map(({ url }) => url);
  await ask();
  return { early, later: sent.slice(early.length).map(({ url }) => url), sent };
}

async function askHome() {
  const { call } = await import('../../web/app/api/call.ts');
  const { homeApi } = await import('../../shared/home/home-api.ts');
  return call(homeApi.get, { query: { company: undefined } });
}

async function askOnSite() {
  const { call } = await import('../../web/app/api/call.ts');
  const { homeApi } = await import('../../shared/home/home-api.ts');
  return call(homeApi.onSite, { query: { company: undefined } });
}

async function askForms() {
  const { inductionFormList } = await import('../../web/approval/approval-queries.ts');
  const { fillPage, filterOf } = await import('../../web/lists/list/list-pages.ts');
  const { readListState, LIST_SORTS } = await import('../../web/lists/list/list-state.ts');
  const rules = { ...inductionFormList, sorts: LIST_SORTS };
  const filter = filterOf(readListState(new URLSearchParams(), rules), undefined);
  const walk = { filter, size: 20, cursor: undefined };
  return fillPage(inductionFormList.load, walk, new AbortController().signal);
}

test('the home and the list of forms ask for nothing twice that was asked before their scripts came', async () => {
  storage.setItem('authToken', 'token');
  const home = await open(at('/admin/home'), askHome);
  expect(home).toMatchObject({ early: ['/api/home'], later: [] });
  expect(home.sent[0]?.headers['authorization']).toBe('Bearer token');
  const forms = await open(at('/admin/approval'), askForms);
  expect(forms.early).toHaveLength(2);
  expect(forms.later).toEqual([]);
});

test('the home asks early who is on the sites for those who may know, and for no others', async () => {
  storage.setItem('authToken', 'token');
  storage.setItem('loggedInUser', JSON.stringify({ roles: ['manager'] }));
  const manager = await open(at('/admin/home'), () => Promise.all([askHome(), askOnSite()]));
  expect(manager).toMatchObject({ early: ['/api/home', '/api/home/on-site'], later: [] });
  storage.setItem('loggedInUser', JSON.stringify({ roles: ['inductionFormCRUD'] }));
  expect((await open(at('/admin/home'), askHome)).early).toEqual(['/api/home']);
});

test.each([
  ['without a login', at('/admin/home'), {}],
  ['on another screen', at('/admin/users'), { authToken: 'token' }],
  ['of a list that its address narrows', at('/admin/approval', '?state=waiting'), { authToken: 'token' }],
  [
    'of a list that was left on another page',
    at('/admin/approval'),
    { authToken: 'token', 'list.induction-forms': '{"page":2,"size":20,"of":""}' },
  ],
  ['of another company that was chosen', at('/admin/home'), { authToken: 'token', selectedCompanyId: 'other' }],
])('nothing is asked early %s', async (_when, address, stored) => {
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  expect((await open(address, async () => undefined)).early).toEqual([]);
});
