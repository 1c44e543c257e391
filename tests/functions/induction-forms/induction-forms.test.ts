import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { formCalls, PAGES } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

describe('a new induction form', () => {
  test('with empty meta and an empty project has a PIN of its own and nothing else', async () => {
    const { status, body } = await calls.create({ meta: {}, project: {} });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        version: 1,
        meta: { name: '', archived: false },
        project: { title: [], description: [], address: [] },
        emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
        inputSettings: { birthdayType: 0, taxNumberType: 0, representativeType: 2 },
        pages: [],
      },
    });
    expect(body.meta.pin).toMatch(/^\d{6}$/);
    expect((await calls.startBy(body.meta.pin)).status).toBe(201);
  });

  test('shows name and site texts to anyone who knows its PIN, and nothing more', async () => {
    const { body } = await calls.create({ meta: { name: 'Näyte' }, project: { title: ['Torni'] }, pages: PAGES });
    expect(await app.call(inductionFormApi.find, { query: { pin: body.meta.pin } })).toMatchObject({
      status: 200,
      body: { name: 'Näyte', project: { title: ['Torni'], description: [], address: [] } },
    });
    expect(Object.keys((await app.call(inductionFormApi.find, { query: { pin: body.meta.pin } })).body)).toEqual([
      'name',
      'project',
    ]);
  });

  test('takes nothing that is the server’s to say', async () => {
    const meta = { name: 'Oma', pin: '000000', created: '1999', archived: true, modified: '1999' };
    const { body } = await calls.create({
      meta,
      _id: 'x',
      company: 'y',
      version: 9,
      tally: { started: 9 },
      removed: '1999',
    });
    expect(body).toMatchObject({ version: 1, meta: { name: 'Oma', archived: false } });
    const saved = await calls.update(body, { meta: { ...meta, name: 'Oma 2' }, company: 'y', contentVersion: 7 });
    expect(saved.body.meta).toMatchObject({ pin: body.meta.pin, created: body.meta.created, archived: false });
    expect(saved.body).toMatchObject({ _id: body._id, company: body.company, version: 2 });
  });

  test('is created once by one key, however often it is sent', async () => {
    const body = { meta: { name: 'Kerran' } };
    const sent = { key: uuid() };
    const all = await Promise.all(Array.from({ length: 4 }, () => calls.call(inductionFormApi.create, { body }, sent)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body._id)).size).toBe(1);
    expect(await calls.names({ q: 'kerran' })).toEqual(['Kerran']);
  });
});

describe('the PINs', () => {
  test('of forms made at the same moment are unique though the dice fall alike, and the last finds none', async () => {
    const dice = vi.spyOn(app.world, 'randomBytes');
    const few = (count: number) => (count === 12 ? new Uint8Array(12).fill(Math.floor(Math.random() * 3)) : undefined);
    const real = dice.getMockImplementation();
    dice.mockImplementation((count) => few(count) ?? real?.(count) ?? randomBytes(count));
    const all = [];
    for (let one = 0; one < 12; one += 1) all.push(await calls.create({ meta: { name: 'Arvottu' } }));
    dice.mockRestore();
    const made = all.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.meta.pin)).size).toBe(made.length);
    expect(made.length).toBeLessThanOrEqual(3);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 503]));
  });
});

describe('two that save one form', () => {
  test('at once: one is told of the other with the form as it now is, and nothing is lost', async () => {
    const form = await calls.named('Kaksi');
    const both = await Promise.all(
      ['Yksi', 'Toinen'].map((title) => calls.update(form, { pages: [page(title, [paragraph(title)])] })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = both.find(({ status }) => status === 200)?.body;
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'version_conflict', current: { version: 2, pages: won.pages } });
    expect((await calls.read(form)).body.pages).toEqual(won.pages);
    const again = await calls.update(lost.current, { pages: [...won.pages, ...PAGES] });
    expect(again).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('over ten rounds of five: the accepted make one chain, and the refused see its end', async () => {
    const form = await calls.named('Ketju');
    let current = form;
    const accepted: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const tries = await Promise.all(
        Array.from({ length: 5 }, (_, writer) => calls.update(current, { meta: { name: `Ketju ${round}.${writer}` } })),
      );
      const won = tries.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      accepted.push(won[0]?.body.meta.name);
      for (const { status, body } of tries.filter((tried) => tried.status !== 200)) {
        expect({ status, name: body.current.meta.name }).toEqual({ status: 409, name: accepted.at(-1) });
      }
      current = won[0]?.body;
    }
    expect((await calls.read(form)).body).toMatchObject({ version: 11, meta: { name: accepted.at(-1) } });
    expect(await calls.names({ q: 'ketju' })).toEqual([accepted.at(-1)]);
  });
});

describe('an archived form', () => {
  test('lets nobody start, stays readable, cannot be saved, and comes back by its own PIN', async () => {
    const form = await calls.named('Talteen');
    const before = await calls.startBy(form.meta.pin);
    for (const version of [2, 2]) {
      expect(await calls.act(form, 'archive')).toMatchObject({
        status: 200,
        body: { version, meta: { archived: true } },
      });
    }
    expect(await calls.startBy(form.meta.pin)).toMatchObject({ status: 404, body: { code: 'formPinCode404' } });
    expect((await app.call(inductionFormApi.find, { query: { pin: form.meta.pin } })).status).toBe(404);
    expect(
      (await app.call(userFormApi.get, { params: { id: before.body._id } }, { token: before.body.token })).status,
    ).toBe(200);
    for (const query of [{ q: 'talteen' }, { sort: 'name' }] as const) {
      expect(await calls.names(query)).not.toContain('Talteen');
      expect(await calls.names({ ...query, archived: 'true' })).toContain('Talteen');
    }
    const archived = (await calls.read(form)).body;
    expect(await calls.update(archived, { meta: { name: 'Muutettu' } })).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    const back = await calls.act(form, 'unarchive');
    expect(back).toMatchObject({ status: 200, body: { version: 3, meta: { archived: false, pin: form.meta.pin } } });
    expect((await calls.startBy(form.meta.pin)).status).toBe(201);
    expect(await calls.names({ q: 'talteen' })).toEqual(['Talteen']);
    expect(await calls.names({ q: 'talteen', archived: 'true' })).toEqual([]);
  });

  test('keeps its PIN from others for a year; after it another may have it, and a new one is drawn on the way back', async () => {
    const form = await calls.named('Vanha');
    await calls.act(form, 'archive');
    const digits = Array.from(String(form.meta.pin), Number);
    const loaded = new Uint8Array([...digits, ...digits]);
    const dice = vi.spyOn(app.world, 'randomBytes');
    const draw = () => dice.mockImplementation((count) => (count === 12 ? loaded : randomBytes(count)));
    draw();
    expect((await calls.create({ meta: { name: 'Ahne' } })).status).toBe(503);
    app.pass(366 * 24 * 3600);
    const heir = await calls.create({ meta: { name: 'Perijä' } });
    expect(heir.body.meta.pin).toBe(form.meta.pin);
    dice.mockRestore();
    const back = await calls.act(form, 'unarchive');
    expect(back.status).toBe(200);
    expect(back.body.meta.pin).toMatch(/^\d{6}$/);
    expect(back.body.meta.pin).not.toBe(form.meta.pin);
    expect((await calls.startBy(back.body.meta.pin)).body.inductionForm._id).toBe(form._id);
    expect((await calls.startBy(form.meta.pin)).body.inductionForm._id).toBe(heir.body._id);
    expect((await calls.act(heir.body, 'archive')).status).toBe(200);
  });

  test('archived while it is saved: it is archived and saved, or the saving is told', async () => {
    const form = await calls.named('Kilpa');
    const [archived, saved] = await Promise.all([
      calls.act(form, 'archive'),
      calls.update(form, { meta: { name: 'Kilpailija' } }),
    ]);
    expect(archived.status).toBe(200);
    expect([200, 409]).toContain(saved.status);
    const name = saved.status === 200 ? 'Kilpailija' : 'Kilpa';
    expect((await calls.read(form)).body.meta).toMatchObject({ archived: true, name });
    expect(await calls.names({ q: 'kilpa', archived: 'all' })).toEqual([name]);
  });
});

describe('who reads and writes forms', () => {
  test('those of its company with a role; to others the form does not exist', async () => {
    const form = await calls.named('Oikeudet');
    const roles: [account: string, reads: number, writes: number][] = [
      ['admin', 200, 403],
      ['manager', 200, 403],
      ['foreman', 200, 403],
      ['viewer', 403, 403],
      ['worker', 403, 403],
    ];
    const params = { id: form._id };
    const image = { contentType: 'image/png', size: 1 } as const;
    const pdf = { contentType: 'application/pdf', size: 1 } as const;
    const named = (name: string) => ({ params: { ...params, name } });
    type Call = (token: string) => Promise<{ status: number }>;
    const read: Call = (token) => app.call(inductionFormApi.get, { params }, { token });
    const writes: [what: string, call: Call][] = [
      ['update', (token) => app.call(inductionFormApi.update, { params, body: form }, { token })],
      ['copy', (token) => app.call(inductionFormApi.copy, { params }, { token })],
      ['archive', (token) => app.call(inductionFormApi.archive, { params }, { token })],
      ['unarchive', (token) => app.call(inductionFormApi.unarchive, { params }, { token })],
      ['remove', (token) => app.call(inductionFormApi.remove, { params }, { token })],
      ['image', (token) => app.call(uploadApi.inductionFormImage, { params, body: image }, { token })],
      ['document', (token) => app.call(uploadApi.inductionFormDocument, { params, body: pdf }, { token })],
      ['x.png', (token) => app.call(uploadApi.confirmInductionFormImage, named('x.png'), { token })],
      ['x.pdf', (token) => app.call(uploadApi.confirmInductionFormDocument, named('x.pdf'), { token })],
    ];
    for (const [account, reading, writing] of roles) {
      const token = await app.login(`${account}@example.com`);
      expect({ account, status: (await read(token)).status }).toEqual({ account, status: reading });
      for (const [what, call] of writes) {
        expect({ account, what, status: (await call(token)).status }).toEqual({ account, what, status: writing });
      }
    }
    const stranger = await app.login('admin@toinen.example.com');
    for (const [what, call] of [['read', read] as const, ...writes]) {
      expect({ what, status: (await call(stranger)).status }).toEqual({ what, status: 404 });
    }
    expect((await calls.read(form)).body).toEqual(form);
  });
});
