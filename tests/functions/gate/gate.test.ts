import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { newId } from '../../../functions/security/random-ids.ts';
import { renewalWalk } from '../user-forms/renewal-walk.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let project: string;
let taken: Started;
/** An earlier induction of the same person, archived. */
let former: Started;
const WORKER = { ...PERSON, lastName: 'Porttilainen' };
beforeAll(async () => {
  app = await startSeededApp();
  former = await takeWhole(app, RICH_PIN, WORKER);
  taken = await takeWhole(app, RICH_PIN, WORKER);
  await app.settle();
  manager = await app.login('manager@example.com');
  const body = { name: 'Portti', inductionFormIds: [taken.body.inductionForm._id] };
  project = (await app.ask(projectApi.create, { body }, { token: manager, key: uuid() }))._id;
  await app.settle();
  await app.ask(userFormActionApi.archive, { params: { id: former.id } }, { token: manager });
});
afterAll(() => app.stop());

const at = (id: string, site = project) =>
  app.call(gateApi.get, { params: { id: site, personId: id } }, { token: manager });
const find = (q: string, site = project) =>
  app.call(gateApi.find, { params: { id: site }, query: { q } }, { token: manager });

describe('a person at the gate', () => {
  test('is found by the induction and by its pass alike, with reasons and cards, each with a token for its picture', async () => {
    const got = await at(taken.id);
    expect(got).toMatchObject({
      status: 200,
      body: {
        userFormId: taken.id,
        person: { name: 'Matti Porttilainen', employer: 'Sähkötyö Valo Oy' },
        state: 'waiting',
        validUntil: null,
        reasons: expect.arrayContaining(['waiting', 'card_not_approved']),
      },
    });
    expect((await at(passIdOf(app.world.keys, taken.id))).body).toMatchObject({ userFormId: taken.id });
    expect(got.body.cards.length).toBeGreaterThan(0);
    for (const card of got.body.cards) {
      expect(card).toMatchObject({ name: expect.any(String), expires: '2027-12-31', state: 'valid' });
      expect(card.fileToken).toEqual(expect.any(String));
    }
    expect(JSON.stringify(got.body)).not.toContain(PERSON.taxNumber);
    expect(JSON.stringify(got.body)).not.toContain(PERSON.phoneNumber);
  });

  test('with several inductions enters by the best, whichever is shown', async () => {
    const expected = { userFormId: taken.id, state: 'waiting' };
    expect((await at(former.id)).body).toMatchObject(expected);
    expect((await at(passIdOf(app.world.keys, former.id))).body).toMatchObject(expected);
  });

  test('with inductions of two forms of the site is one, and enters by the one that lets them', async () => {
    const walk = renewalWalk(app);
    const forms = [await walk.formWith(), await walk.formWith({ needsApproval: true })];
    const body = { name: 'Kaksi lomaketta', inductionFormIds: forms.map(({ _id }) => _id) };
    const site = (await app.ask(projectApi.create, { body }, { token: manager, key: uuid() }))._id;
    const person = { ...PERSON, lastName: 'Kaksinkertainen', taxNumber: '', birthday: '1.2.1980' };
    const [entering, waiting] = [
      await takeWhole(app, forms[0].meta.pin, person),
      await takeWhole(app, forms[1].meta.pin, person),
    ];
    await app.settle();
    const shown = { userFormId: entering.id, state: 'valid', verdict: 'enters' };
    for (const { id } of [entering, waiting]) expect((await at(id, site)).body).toMatchObject(shown);
    expect((await find('Kaksinkert', site)).body.items).toEqual([expect.objectContaining(shown)]);
  });

  test('does not enter another site, nor one that has ended', async () => {
    const other = (await app.ask(projectApi.create, { body: { name: 'Toinen' } }, { token: manager, key: uuid() }))._id;
    expect((await at(taken.id, other)).body).toMatchObject({
      verdict: 'refused',
      reasons: expect.arrayContaining(['other_site']),
    });
    await app.ask(projectApi.end, { params: { id: other } }, { token: manager });
    expect((await at(taken.id, other)).body.reasons).toEqual(expect.arrayContaining(['other_site', 'project_ended']));
  });

  test.each(['x', 'A'.repeat(22), newId({ randomBytes: () => new Uint8Array(16).fill(7) })])(
    'that is nobody (%s) is 404',
    async (id) => {
      expect((await at(id)).status).toBe(404);
    },
  );

  test('of another company is 404', async () => {
    const token = await app.login('admin@toinen.example.com');
    const body = { name: 'Heidän' };
    const theirs = (await app.ask(projectApi.create, { body }, { token, key: uuid() }))._id;
    expect((await app.call(gateApi.get, { params: { id: theirs, personId: taken.id } }, { token })).status).toBe(404);
    expect((await at(taken.id, theirs)).status).toBe(404);
  });
});

describe('the people of a site', () => {
  test('are found by the beginning of a name and by all digits of an induction or a tax number, with their verdict', async () => {
    const { pin } = (await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: manager })).meta;
    const passId = passIdOf(app.world.keys, taken.id);
    const row = {
      userFormId: taken.id,
      passId,
      name: 'Matti Porttilainen',
      employer: 'Sähkötyö Valo Oy',
      state: 'waiting',
    };
    const numbers = [PERSON.taxNumber, '1000 0000 0123'];
    for (const q of ['por', 'matti portti', pin, `${pin.slice(0, 3)} ${pin.slice(3)}`, ...numbers]) {
      const { status, body } = await find(q);
      expect({ q, status, items: body.items }).toEqual({
        q,
        status: 200,
        items: [{ ...row, verdict: (await at(taken.id)).body.verdict }],
      });
    }
    expect((await find('zzz')).body.items).toEqual([]);
    expect((await find('000000000')).body.items).toEqual([]);
    expect((await find('100000000124')).body.items).toEqual([]);
    const lines = await app.world.table.queryAll({ where: 'PK = :site', values: { ':site': `WORKERS#${project}` } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(({ SK }) => SK).join()).not.toContain(PERSON.taxNumber);
  });

  test.each(['', 'po', ' p '])('are not searched by %j', async (q) => {
    expect((await find(q)).status).toBe(400);
  });
});

describe('the cards at the gate', () => {
  test('show an expired one first', async () => {
    const [, last] = (await at(taken.id)).body.cards;
    const change = { params: { id: last?._id ?? '' }, body: { version: 1, expires: '2020-01-02' } };
    expect((await app.call(cardApi.update, change, { token: manager })).status).toBe(200);
    expect((await at(taken.id)).body.cards[0]).toMatchObject({ _id: last?._id, state: 'expired' });
  });
});
