import { unmarshall } from '@aws-sdk/util-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import type { AskedBy } from '../../../shared/data-desk/asked-by.ts';
import type { DataRequest } from '../../../shared/data-desk/data-request.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { operatedDemo, type Operated } from '../../fixtures/operator/operated.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { CANARY, PERSON, saveDetails, signPage, start } from '../../fixtures/walk.ts';

const VALUES = ['Kanarialintu', 'kanarialintu', CANARY.email, CANARY.phoneNumber, CANARY.taxNumber, CANARY.birthday];

let operated: Operated;
let site: PermitSite;
let admin: string;
let userForm: string;

/** Somebody with an induction and its card, who was on the site, is on its list and is named by a permit. */
beforeEach(async () => {
  operated = await operatedDemo();
  const { app } = operated;
  site = await PermitSite.over(app);
  const form = await createCardsForm(app, site.tokens.editor);
  const { body: project } = await app.call(
    projectApi.get,
    { params: { id: site.project } },
    { token: site.tokens.manager },
  );
  const change = { ...project, presence: true, inductionFormIds: [...project.inductionFormIds, form.id] };
  await app.ask(projectApi.update, { params: { id: site.project }, body: change }, { token: site.tokens.manager });
  await app.settle();
  const taken = await takeWithCards(app, form.pin, {
    user: CANARY,
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  userForm = taken.id;
  await app.settle();
  const note = { params: { id: site.project }, body: { userFormId: userForm, kind: 'in' as const } };
  await app.ask(presenceApi.note, note, { token: site.tokens.manager, key: uuid() });
  const { body: permit } = await site.create(await site.form([personBlock('Worker')]));
  await site.choose(permit, [[{ userFormId: userForm }]]);
  await app.settle();
  admin = await app.login('admin@example.com');
});

const get = (id: string, token = admin) => operated.app.call(dataDeskApi.get, { params: { id } }, { token });

async function found(by: AskedBy, text: string): Promise<DataRequest> {
  const { app } = operated;
  const begun = await app.call(dataDeskApi.search, { body: { by, text } }, { token: admin, key: uuid() });
  expect(begun.status).toBe(201);
  expect(begun.body).toMatchObject({ state: 'searching', userForms: [] });
  await app.settle();
  return (await get(begun.body._id)).body;
}

async function naming(): Promise<string[]> {
  const texts: string[] = [];
  for await (const item of operated.installation.table.items()) texts.push(JSON.stringify(unmarshall(item)));
  for await (const key of operated.installation.files.keys()) texts.push(key);
  return texts.filter((text) => [...VALUES, userForm].some((value) => text.includes(value)));
}

test.each([
  ['name', 'kanaria tip'],
  ['email', CANARY.email.toUpperCase()],
  ['phone', '040 987 6501'],
  ['taxNumber', '1000 0000 0987'],
] as const)(
  'a person is found by %s in all that the company keeps, each with its reason and its last day',
  async (by, text) => {
    const request = await found(by, text);
    expect(request).toMatchObject({ state: 'found', isCut: false, receipt: null });
    expect(request.userForms).toMatchObject([
      {
        _id: userForm,
        name: 'Tipula Kanarialintu',
        birthday: CANARY.birthday,
        kept: { as: 'inductions', until: null },
        list: { as: 'lists of workers', until: null },
      },
    ]);
    expect(request.permits).toHaveLength(1);
    expect(request.permits[0]?.kept.until).toMatch(/^20\d\d-12-31$/);
    expect(request.lines).toMatchObject([{ project: site.project, name: 'Tipula Kanarialintu' }]);
    expect(request.presence).toMatchObject([{ project: site.project, userForm, kept: { as: 'presence' } }]);
  },
);

test('what was typed is not kept once the search is done, and a search, an export and an erasure are noted', async () => {
  const { app } = operated;
  const request = await found('email', CANARY.email);
  const stored = (await naming()).filter((text) => text.includes('DATAREQUEST'));
  expect(stored).toHaveLength(1);
  expect(stored[0]).not.toContain('"box"');
  for (const value of VALUES) expect(stored[0]).not.toContain(value);
  const chosen = { userForms: [userForm], cards: [] };
  await app.ask(dataDeskApi.exportAll, { params: { id: request._id }, body: chosen }, { token: admin });
  await app.ask(dataDeskApi.plan, { params: { id: request._id }, body: chosen }, { token: admin });
  await app.settle();
  await app.ask(dataDeskApi.erase, { params: { id: request._id }, body: {} }, { token: admin });
  const log = await app.ask(securityLogApi.list, { query: {} }, { token: admin });
  expect(log.items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['dataSearched', 'dataExported', 'dataErased']),
  );
});

test('an export tells all of it, and no secret', async () => {
  const { app } = operated;
  const request = await found('phone', CANARY.phoneNumber);
  const body = { userForms: [userForm], cards: [] };
  const all = await app.ask(dataDeskApi.exportAll, { params: { id: request._id }, body }, { token: admin });
  expect(all.userForms).toMatchObject([{ _id: userForm, user: CANARY }]);
  expect(all.cards).toMatchObject([{ name: 'Tulityökortti', lastName: 'Kanarialintu' }]);
  expect(all.permits).toMatchObject([{ persons: [{ email: CANARY.email }] }]);
  expect(all.lines).toMatchObject([{ taxNumber: CANARY.taxNumber }]);
  expect(all.presence).toMatchObject([{ userForm, events: [{ kind: 'in' }] }]);
  expect(all.messages.length).toBeGreaterThan(0);
  expect(JSON.stringify(all)).not.toMatch(/"(?:pins|resumeKeyHash|fileToken|box|epoch)"/);
});

test('an erasure tells before what it takes and what the law holds, and leaves only that', async () => {
  const { app } = operated;
  const request = await found('name', 'kanarialintu');
  const params = { id: request._id };
  const body = { userForms: [userForm], cards: [] };
  expect((await app.call(dataDeskApi.erase, { params, body: {} }, { token: admin })).status).toBe(409);
  await app.ask(dataDeskApi.plan, { params, body }, { token: admin });
  await app.settle();
  const planned = (await get(request._id)).body;
  expect(planned).toMatchObject({ state: 'planned', chosen: body });
  expect(planned.receipt?.kept.map(({ what }) => what)).toEqual(['list of workers', 'billing entries']);
  await app.ask(dataDeskApi.erase, { params, body: {} }, { token: admin });
  await app.settle();
  const done = (await get(request._id)).body;
  expect(done).toMatchObject({ state: 'erased', receipt: { isDone: true, by: 'Aino Ylläpitäjä' } });
  // The first and the last day of work belong to the list; the days themselves are gone.
  expect(done.presence).toMatchObject([{ userForm, project: site.project }]);
  expect((await naming()).filter((text) => text.includes('"entity":"presenceDay"'))).toEqual([]);
  for (const text of await naming()) {
    expect(text).not.toContain(CANARY.email);
    expect(text).not.toContain(CANARY.phoneNumber);
  }
  const staff = { token: site.tokens.manager };
  expect((await app.call(userFormActionApi.unarchive, { params: { id: userForm } }, staff)).status).toBe(409);
  const { items } = await app.ask(dataDeskApi.receipts, { query: {} }, { token: admin });
  expect(items[0]).toMatchObject({ _id: done.receipt?._id, sha256: done.receipt?.sha256, isDone: true });
});

test('the evidence of an unsigned permit from which somebody was erased verifies, says so, and tells of them no more', async () => {
  const { app } = operated;
  const permit = await submitPermit(site);
  const { userFormId } = permit.persons.find(({ role }: { role: string }) => role === 'Worker');
  const request = await found('email', PERSON.email);
  const params = { id: request._id };
  const body = { userForms: [String(userFormId)], cards: [] };
  await app.ask(dataDeskApi.plan, { params, body }, { token: admin });
  await app.settle();
  await app.ask(dataDeskApi.erase, { params, body: {} }, { token: admin });
  await app.settle();
  const { text } = await fetchEvidence(app, `/permits/${permit._id}`, site.tokens.foreman);
  const { outcome, evidence, findings } = await verifiedIn(app, text);
  expect(outcome).toBe('whole');
  expect(findings.filter(({ code }) => code === 'changed' || code === 'missing')).toEqual([]);
  expect(evidence?.links.at(-1)?.link.what).toBe('erased');
  expect(text).not.toContain(PERSON.lastName);
});

test('who signs after the plan is not erased by it: the list of workers that they are on now is kept', async () => {
  const { app } = operated;
  const started = await start(app, site.inductionPin);
  await saveDetails(app, started, { ...CANARY, lastName: 'Kesken' });
  await app.settle();
  const request = await found('name', 'tipula kesken');
  const params = { id: request._id };
  await app.ask(dataDeskApi.plan, { params, body: { userForms: [started.id], cards: [] } }, { token: admin });
  await app.settle();
  const kept = async () => (await get(request._id)).body.receipt?.kept.map(({ what }) => what);
  expect(await kept()).toEqual(['billing entries']);
  expect((await signPage(app, started, 0)).status).toBe(200);
  await app.settle();
  expect((await app.call(dataDeskApi.erase, { params, body: {} }, { token: admin })).status).toBe(409);
  await app.ask(dataDeskApi.plan, { params, body: { userForms: [started.id], cards: [] } }, { token: admin });
  await app.settle();
  expect(await kept()).toEqual(['list of workers', 'billing entries']);
  expect((await app.call(dataDeskApi.erase, { params, body: {} }, { token: admin })).status).toBe(200);
});

test('where another system keeps the list nothing is left of the person', async () => {
  const { app } = operated;
  const request = await found('taxNumber', CANARY.taxNumber);
  const params = { id: request._id };
  const body = { userForms: [userForm], cards: [], isListElsewhere: true };
  await app.ask(dataDeskApi.plan, { params, body }, { token: admin });
  await app.settle();
  await app.ask(dataDeskApi.erase, { params, body: {} }, { token: admin });
  await app.settle();
  const left = (await naming()).filter((text) => VALUES.some((value) => text.includes(value)));
  expect(left).toEqual([]);
  expect((await found('taxNumber', CANARY.taxNumber)).userForms).toEqual([]);
});

test('a request is good for its company, for two days, and for what it found', async () => {
  const { app } = operated;
  const request = await found('name', 'kanarialintu');
  const foreign = await app.login('admin@toinen.example.com');
  expect((await get(request._id, foreign)).status).toBe(404);
  const params = { id: request._id };
  const other = { userForms: ['A'.repeat(22)], cards: [] };
  expect((await app.call(dataDeskApi.plan, { params, body: other }, { token: admin })).status).toBe(409);
  expect((await app.call(dataDeskApi.exportAll, { params, body: other }, { token: admin })).status).toBe(409);
  await app.ask(dataDeskApi.plan, { params, body: { userForms: [userForm], cards: [] } }, { token: admin });
  await app.settle();
  app.pass(3601);
  const late = await app.login('admin@example.com');
  expect((await app.call(dataDeskApi.erase, { params, body: {} }, { token: late })).status).toBe(409);
  app.pass(2 * 86_400);
  expect((await get(request._id, await app.login('admin@example.com'))).status).toBe(404);
});
