import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, signPage, start, startSeededApp, type Started } from '../../fixtures/walk.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';

let app: TestApp;
let worker: string;
let stranger: string;
beforeAll(async () => {
  app = await startSeededApp();
  worker = await app.login('worker@example.com');
  stranger = await app.login('admin@toinen.example.com');
});
afterAll(() => app.stop());

const claim = (id: string, token: string, body?: object): Promise<Got> =>
  app.call(userFormActionApi.claim, { params: { id }, body }, { token });
const mine = async (token: string, archived?: 'true' | 'all'): Promise<string[]> => {
  const { items } = await app.ask(userFormSearchApi.mine, { query: { limit: '100', archived } }, { token });
  return items.map(({ _id }) => _id);
};

async function withDetails(email = PERSON.email): Promise<Started> {
  const started = await start(app);
  await saveDetails(app, started, { ...PERSON, email });
  return started;
}

/** The code that was just mailed to the worker of an induction. */
async function sentCode(id: string): Promise<string> {
  await app.call(
    editCodeApi.sendForUserForm,
    { params: { id }, body: { id, reset: true } },
    { key: uuid(), address: `192.0.2.${id.charCodeAt(0)}` },
  );
  await app.settle();
  return app.post.mails.toReversed().flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
}

const WAYS: [way: string, claimed: () => Promise<{ started: Started; body?: object }>][] = [
  ['their verified e-mail', async () => ({ started: await withDetails('WORKER@example.com') })],
  [
    'a token of the induction',
    async () => {
      const started = await withDetails();
      return { started, body: { token: started.token } };
    },
  ],
  [
    'an edit code',
    async () => {
      const started = await withDetails();
      return { started, body: { code: await sentCode(started.id) } };
    },
  ],
];

describe('an induction', () => {
  test.each(WAYS)('is claimed by %s; its earlier token ends, and it is among the own', async (_, claimed) => {
    const { started, body } = await claimed();
    const read = (token: string) => app.call(userFormApi.get, { params: { id: started.id } }, { token });
    expect((await read(worker)).status).toBe(403);
    const first = await claim(started.id, worker, body);
    expect(first).toMatchObject({ status: 200, body: { _id: started.id } });
    expect(first.body.pages[0].signed).toBeNull();
    expect((await read(started.token)).status).toBe(401);
    expect((await signPage(app, started, 0)).status).toBe(401);
    expect((await app.call(tokenApi.userFormToken, { params: { id: started.id } })).status).toBe(403);
    const resumed = await app.call(tokenApi.resumeUserForm, {
      params: { id: started.id },
      body: { resumeKey: started.resumeKey },
    });
    expect(resumed).toMatchObject({ status: 403, body: { code: 'code_required' } });
    expect(await mine(worker)).toContain(started.id);
    expect((await claim(started.id, worker)).status).toBe(200);
    app.pass(3600);
    expect((await signPage(app, { ...started, token: worker }, 0)).status).toBe(200);
  });

  test('is another’s once it is claimed, whatever is shown', async () => {
    const started = await withDetails('worker@example.com');
    const code = await sentCode(started.id);
    expect((await claim(started.id, worker)).status).toBe(200);
    for (const proof of [{ code }, undefined, { token: started.token }]) {
      expect([403, 409]).toContain((await claim(started.id, stranger, proof)).status);
    }
    expect(await mine(stranger)).not.toContain(started.id);
    expect((await app.call(userFormApi.get, { params: { id: started.id } }, { token: worker })).status).toBe(200);
  });

  test('of a free address is nobody’s for the asking', async () => {
    const started = await withDetails('joku.muu@example.com');
    const other = await withDetails();
    const refused: [proof: object | undefined, status: number, code: string][] = [
      [undefined, 403, 'code_required'],
      [{}, 403, 'code_required'],
      [{ token: other.token }, 403, 'code_required'],
      [{ token: stranger }, 403, 'code_required'],
      [{ token: 'x.y.z' }, 403, 'code_required'],
      [{ code: '000000' }, 422, 'wrong_code'],
      [{ code: await sentCode(other.id) }, 422, 'wrong_code'],
    ];
    for (const [proof, status, code] of refused) {
      expect(await claim(started.id, worker, proof)).toMatchObject({ status, body: { code } });
    }
    expect((await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).status).toBe(
      200,
    );
    expect(await claim('A'.repeat(22), worker)).toMatchObject({ status: 404, body: { code: 'form_not_found' } });
  });

  test('of an address that is not yet verified needs more than the address', async () => {
    const admin = await app.login('admin@example.com');
    const user = { name: 'Uusi', email: 'uusi@example.com', password: 'pitkä-salasana-1' };
    expect((await app.call(userApi.create, { body: user }, { token: admin })).status).toBe(201);
    const token = await app.login(user.email, user.password);
    const started = await withDetails(user.email);
    expect(await claim(started.id, token)).toMatchObject({ status: 403, body: { code: 'code_required' } });
    expect((await claim(started.id, token, { token: started.token })).status).toBe(200);
  });

  test('that two claim at once is one’s, and the other is told', async () => {
    const started = await withDetails();
    const both = await Promise.all(
      [worker, stranger].map((token) => claim(started.id, token, { token: started.token })),
    );
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    // The other came after the claim, which ended the token, or in the same moment.
    expect([403, 409]).toContain(refused[0]?.status);
    const lists = await Promise.all([mine(worker), mine(stranger)]);
    expect(lists.filter((list) => list.includes(started.id))).toHaveLength(1);
  });

  test('that a logged-in user starts as their own is theirs from the start, and nobody else’s name is taken', async () => {
    const { body: user } = await app.call(sessionApi.login, {
      body: { email: 'worker@example.com', password: 'demo-demo' },
    });
    const begin = (token: string) =>
      app.call(
        userFormApi.start,
        { body: { inductionFormPin: RICH_PIN, userId: user.user._id } },
        { token, key: uuid() },
      );
    const started = await begin(worker);
    expect(started.status).toBe(201);
    expect(await mine(worker)).toContain(started.body._id);
    expect((await begin(stranger)).status).toBe(403);
  });

  test.each([null, ''])('that is started with the user id %j is nobody’s', async (userId) => {
    for (const token of [undefined, worker]) {
      const body = { inductionFormPin: RICH_PIN, userId };
      const started = await app.call(userFormApi.start, { body }, { ...(token && { token }), key: uuid() });
      expect(started.status).toBe(201);
      expect(await mine(worker)).not.toContain(started.body._id);
    }
  });
});

describe('the own inductions', () => {
  test('are newest first, page after page, of every company, and leave and return with the archive', async () => {
    const own = await app.login('viewer@example.com');
    const foreman = await app.login('foreman@example.com');
    const ids: string[] = [];
    for (let one = 0; one < 5; one += 1) {
      const started = await withDetails('viewer@example.com');
      expect((await claim(started.id, own)).status).toBe(200);
      ids.unshift(started.id);
      app.pass(1);
    }
    expect(await mine(own)).toEqual(ids);
    const walked: string[] = [];
    for (let cursor: string | undefined; ;) {
      const query = { limit: '2', cursor };
      const { items, nextCursor } = await app.ask(userFormSearchApi.mine, { query }, { token: own });
      walked.push(...items.map(({ _id }) => _id));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect(walked).toEqual(ids);
    const [newest = ''] = ids;
    await app.ask(userFormActionApi.archive, { params: { id: newest } }, { token: foreman });
    expect(await mine(own)).toEqual(ids.slice(1));
    expect(await mine(own, 'true')).toEqual([newest]);
    expect(await mine(own, 'all')).toEqual(ids);
    await app.ask(userFormActionApi.unarchive, { params: { id: newest } }, { token: foreman });
    expect(await mine(own)).toEqual(ids);
    const { body } = await app.call(userFormSearchApi.mine, { query: { limit: '1' } }, { token: own });
    expect(body.items[0]).toMatchObject({
      companyName: 'Rakennus Oy Esimerkki',
      pagesSigned: '0/2',
      meta: { name: 'Vierailijan perehdytys', archived: false },
    });
  });

  test('are shown to the user, and of the own company to an admin; nobody else', async () => {
    const login = (account: string) =>
      app.call(sessionApi.login, { body: { email: account, password: 'demo-demo' } }).then(({ body }) => body);
    const owner = await login('foreman@example.com');
    const foreign = await login('admin@toinen.example.com');
    const started = await withDetails('foreman@example.com');
    await claim(started.id, owner.token);
    const abroad = await withDetails('admin@toinen.example.com');
    await claim(abroad.id, foreign.token);
    const of = (userId: string, token: string) => app.call(userFormSearchApi.ofUser, { params: { userId } }, { token });
    const idsOf = ({ body }: Got) => body.items.map(({ _id }: { _id: string }) => _id);
    expect(idsOf(await of(owner.user._id, owner.token))).toEqual([started.id]);
    const admin = await app.login('admin@example.com');
    expect(idsOf(await of(owner.user._id, admin))).toEqual([started.id]);
    expect(idsOf(await of(foreign.user._id, admin))).toContain(abroad.id);
    expect(idsOf(await of(owner.user._id, foreign.token))).toEqual([]);
    expect((await of(owner.user._id, await app.login('manager@example.com'))).status).toBe(403);
  });
});

test('who changes their address loses the inductions of other companies, and keeps those of their own', async () => {
  const admin = await app.login('admin@example.com');
  const account = { name: 'Muuttaja', email: 'vanha@example.com', password: 'pitkä-salasana-1' };
  const { body: user } = await app.call(userApi.create, { body: account }, { token: admin });
  const token = await app.login(account.email, account.password);
  const abroad = await app.call(
    inductionFormApi.create,
    { body: { meta: { name: 'Muualla' }, pages: [{ title: 'Lue' }] } },
    { token: stranger },
  );
  const [home, away] = [await start(app), await start(app, abroad.body.meta.pin)];
  for (const started of [home, away]) {
    expect((await claim(started.id, token, { token: started.token })).status).toBe(200);
  }
  expect((await mine(token)).toSorted()).toEqual([home.id, away.id].toSorted());
  const params = { id: user._id };
  const read = async () => (await app.call(userApi.get, { params }, { token: admin })).body;
  const change = { ...(await read()), email: 'uusi.osoite@example.com' };
  const asked: Got = await app.call(userApi.update, { params, body: change }, { token });
  expect(asked.status).toBe(200);
  await app.settle();
  expect(await mine(asked.body.token)).toHaveLength(2);
  const mail = app.post.mails.findLast(({ to }) => to === change.email);
  const [, link = ''] = /verify-email\/([\w-]{22})/.exec(mail?.text ?? '') ?? [];
  expect((await app.call(userApi.verifyEmail, { params: { id: link } })).status).toBe(200);
  await app.settle();
  const again = await app.login(change.email, account.password);
  expect(await mine(again)).toEqual([home.id]);
  expect((await app.call(userFormApi.get, { params: { id: away.id } }, { token: again })).status).toBe(404);
  expect((await app.call(userFormApi.get, { params: { id: home.id } }, { token: again })).status).toBe(200);
});
