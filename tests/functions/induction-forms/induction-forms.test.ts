import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paragraph, page } from '../../../infra/demo/form-builders.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { start, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let editor: string;
beforeAll(async () => {
  app = await startSeededApp();
  editor = await app.login('editor@example.com');
});
afterAll(() => app.stop());

const PAGES = [page('Sivu', [paragraph('Lue tämä.')])];
const create = (body: object = {}): Promise<Got> => app.send('/induction-forms', { token: editor, body });
const named = async (name: string) => (await create({ meta: { name }, pages: PAGES })).body;
const update = (form: Got['body'], change: object): Promise<Got> =>
  app.put(`/induction-forms/${form._id}`, { token: editor, body: { ...form, ...change } });
const act = (form: Got['body'], action: string): Promise<Got> =>
  app.put(`/induction-forms/${form._id}/${action}`, { token: editor });
const read = (form: Got['body']): Promise<Got> => app.get(`/induction-forms/${form._id}`, { token: editor });
const remove = (form: Got['body']): Promise<Got> =>
  app.request('DELETE', `/induction-forms/${form._id}`, { token: editor });
const names = async (query: string): Promise<string[]> =>
  (await app.get(`/induction-forms?limit=100&${query}`, { token: editor })).body.items.map(
    ({ meta }: { meta: { name: string } }) => meta.name,
  );
const startBy = (pin: string) => app.send('/user-forms', { key: uuid(), body: { inductionFormPin: pin } });

describe('a new induction form', () => {
  test('with empty meta and an empty project has a PIN of its own and nothing else', async () => {
    const { status, body } = await create({ meta: {}, project: {} });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        version: 1,
        meta: { name: '', archived: false },
        project: { title: [], description: [], address: [] },
        emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
        inputSettings: { birthdayType: 0, taxNumberType: 0 },
        pages: [],
      },
    });
    expect(body.meta.pin).toMatch(/^\d{6}$/);
    expect((await startBy(body.meta.pin)).status).toBe(201);
  });

  test('shows name and site texts to anyone who knows its PIN, and nothing more', async () => {
    const { body } = await create({ meta: { name: 'Näyte' }, project: { title: ['Torni'] }, pages: PAGES });
    expect(await app.get(`/induction-forms?pin=${body.meta.pin}`)).toMatchObject({
      status: 200,
      body: { name: 'Näyte', project: { title: ['Torni'], description: [], address: [] } },
    });
    expect(Object.keys((await app.get(`/induction-forms?pin=${body.meta.pin}`)).body)).toEqual(['name', 'project']);
  });

  test('takes nothing that is the server’s to say', async () => {
    const meta = { name: 'Oma', pin: '000000', created: '1999', archived: true, modified: '1999' };
    const { body } = await create({ meta, _id: 'x', company: 'y', version: 9, tally: { started: 9 }, removed: '1999' });
    expect(body).toMatchObject({ version: 1, meta: { name: 'Oma', archived: false } });
    const saved = await update(body, { meta: { ...meta, name: 'Oma 2' }, company: 'y', contentVersion: 7 });
    expect(saved.body.meta).toMatchObject({ pin: body.meta.pin, created: body.meta.created, archived: false });
    expect(saved.body).toMatchObject({ _id: body._id, company: body.company, version: 2 });
  });

  test('is created once by one key, however often it is sent', async () => {
    const sent = { token: editor, key: uuid(), body: { meta: { name: 'Kerran' } } };
    const all = await Promise.all(Array.from({ length: 4 }, () => app.send('/induction-forms', sent)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body._id)).size).toBe(1);
    expect(await names('q=kerran')).toEqual(['Kerran']);
  });
});

describe('the PINs', () => {
  test('of forms made at the same moment are unique though the dice fall alike, and the last finds none', async () => {
    const dice = vi.spyOn(app.world, 'randomBytes');
    const few = (count: number) => (count === 12 ? new Uint8Array(12).fill(Math.floor(Math.random() * 3)) : undefined);
    const real = dice.getMockImplementation();
    const { randomBytes } = await import('node:crypto');
    dice.mockImplementation((count) => few(count) ?? real?.(count) ?? randomBytes(count));
    const all = [];
    for (let one = 0; one < 12; one += 1) all.push(await create({ meta: { name: 'Arvottu' } }));
    dice.mockRestore();
    const made = all.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.meta.pin)).size).toBe(made.length);
    expect(made.length).toBeLessThanOrEqual(3);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 503]));
  });
});

describe('two that save one form', () => {
  test('at once: one is told of the other with the form as it now is, and nothing is lost', async () => {
    const form = await named('Kaksi');
    const both = await Promise.all(
      ['Yksi', 'Toinen'].map((title) => update(form, { pages: [page(title, [paragraph(title)])] })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = both.find(({ status }) => status === 200)?.body;
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'version_conflict', current: { version: 2, pages: won.pages } });
    expect((await read(form)).body.pages).toEqual(won.pages);
    const again = await update(lost.current, { pages: [...won.pages, ...PAGES] });
    expect(again).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('over ten rounds of five: the accepted make one chain, and the refused see its end', async () => {
    const form = await named('Ketju');
    let current = form;
    const accepted: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const tries = await Promise.all(
        Array.from({ length: 5 }, (_, writer) => update(current, { meta: { name: `Ketju ${round}.${writer}` } })),
      );
      const won = tries.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      accepted.push(won[0]?.body.meta.name);
      for (const { status, body } of tries.filter((tried) => tried.status !== 200)) {
        expect({ status, name: body.current.meta.name }).toEqual({ status: 409, name: accepted.at(-1) });
      }
      current = won[0]?.body;
    }
    expect((await read(form)).body).toMatchObject({ version: 11, meta: { name: accepted.at(-1) } });
    expect(await names('q=ketju')).toEqual([accepted.at(-1)]);
  });
});

describe('an archived form', () => {
  test('lets nobody start, stays readable, cannot be saved, and comes back by its own PIN', async () => {
    const form = await named('Talteen');
    const before = await startBy(form.meta.pin);
    for (const version of [2, 2]) {
      expect(await act(form, 'archive')).toMatchObject({ status: 200, body: { version, meta: { archived: true } } });
    }
    expect(await startBy(form.meta.pin)).toMatchObject({ status: 404, body: { code: 'formPinCode404' } });
    expect((await app.get(`/induction-forms?pin=${form.meta.pin}`)).status).toBe(404);
    expect((await app.get(`/user-forms/${before.body._id}`, { token: before.body.token })).status).toBe(200);
    for (const query of ['q=talteen', 'sort=name']) {
      expect(await names(query)).not.toContain('Talteen');
      expect(await names(`${query}&archived=true`)).toContain('Talteen');
    }
    const archived = (await read(form)).body;
    expect(await update(archived, { meta: { name: 'Muutettu' } })).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    const back = await act(form, 'unarchive');
    expect(back).toMatchObject({ status: 200, body: { version: 3, meta: { archived: false, pin: form.meta.pin } } });
    expect((await startBy(form.meta.pin)).status).toBe(201);
    expect(await names('q=talteen')).toEqual(['Talteen']);
    expect(await names('q=talteen&archived=true')).toEqual([]);
  });

  test('keeps its PIN from others for a year; after it another may have it, and a new one is drawn on the way back', async () => {
    const form = await named('Vanha');
    await act(form, 'archive');
    const { randomBytes } = await import('node:crypto');
    const digits = [...String(form.meta.pin)].map(Number);
    const loaded = new Uint8Array([...digits, ...digits]);
    const dice = vi.spyOn(app.world, 'randomBytes');
    const draw = () => dice.mockImplementation((count) => (count === 12 ? loaded : randomBytes(count)));
    draw();
    expect((await create({ meta: { name: 'Ahne' } })).status).toBe(503);
    app.pass(366 * 24 * 3600);
    editor = await app.login('editor@example.com');
    const heir = await create({ meta: { name: 'Perijä' } });
    expect(heir.body.meta.pin).toBe(form.meta.pin);
    dice.mockRestore();
    const back = await act(form, 'unarchive');
    expect(back.status).toBe(200);
    expect(back.body.meta.pin).toMatch(/^\d{6}$/);
    expect(back.body.meta.pin).not.toBe(form.meta.pin);
    expect((await startBy(back.body.meta.pin)).body.inductionForm._id).toBe(form._id);
    expect((await startBy(form.meta.pin)).body.inductionForm._id).toBe(heir.body._id);
    expect((await act(heir.body, 'archive')).status).toBe(200);
  });

  test('archived while it is saved: it is archived and saved, or the saving is told', async () => {
    const form = await named('Kilpa');
    const [archived, saved] = await Promise.all([act(form, 'archive'), update(form, { meta: { name: 'Kilpailija' } })]);
    expect(archived.status).toBe(200);
    expect([200, 409]).toContain(saved.status);
    const name = saved.status === 200 ? 'Kilpailija' : 'Kilpa';
    expect((await read(form)).body.meta).toMatchObject({ archived: true, name });
    expect(await names('q=kilpa&archived=all')).toEqual([name]);
  });
});

describe('a copy', () => {
  test('has the content and files of its own, so that changing either changes nothing of the other', async () => {
    const { body: list } = await app.get('/induction-forms?q=kalasataman', { token: editor });
    const source = (await app.get(`/induction-forms/${list.items[0]._id}`, { token: editor })).body;
    const copied = await app.send(`/induction-forms/${source._id}/copy`, { token: editor });
    expect(copied).toMatchObject({
      status: 201,
      body: {
        version: 1,
        meta: { name: 'Kalasataman torni C (kopio)', archived: false },
        project: source.project,
        pages: source.pages,
        emailSetting: source.emailSetting,
        inputSettings: source.inputSettings,
      },
    });
    expect(copied.body._id).not.toBe(source._id);
    expect(copied.body.meta.pin).not.toBe(source.meta.pin);
    const filesOf = (id: string) =>
      [...app.files.objects.keys()]
        .filter((key) => key.includes(`/inductionForm/${id}/`))
        .map((key) => key.replace(id, ''));
    expect(filesOf(copied.body._id).toSorted()).toEqual(filesOf(source._id).toSorted());
    expect(filesOf(source._id)).toHaveLength(2);
    await update(copied.body, { meta: { name: 'Toinen torni' }, pages: [] });
    expect((await read(source)).body.pages).toEqual(source.pages);
    expect(await app.send(`/induction-forms/${source._id}/copy?language=en`, { token: editor })).toMatchObject({
      body: { meta: { name: 'Kalasataman torni C (copy)' } },
    });
  });

  test('is one for one key, and what was copied for nothing is taken away', async () => {
    const { body: list } = await app.get('/induction-forms?q=kalasataman%20torni', { token: editor });
    const { _id } = list.items.at(-1);
    const sent = { token: editor, key: uuid() };
    const files = app.files.objects.size;
    const first = await app.send(`/induction-forms/${_id}/copy`, sent);
    const copied = app.files.objects.size - files;
    const second = await app.send(`/induction-forms/${_id}/copy`, sent);
    expect(second.body._id).toBe(first.body._id);
    expect(app.files.objects.size - files).toBe(copied);
  });

  test.each([
    ['a long name', 'x'.repeat(200), `${'x'.repeat(192)} (kopio)`],
    ['a name whose cut would fall into a character', `${'x'.repeat(191)}😀😀`, `${'x'.repeat(191)} (kopio)`],
    ['no name', '', '(kopio)'],
  ])('of a form with %s has a name that fits', async (_, name, expected) => {
    const form = await named(name);
    const { status, body } = await app.send(`/induction-forms/${form._id}/copy`, { token: editor });
    expect({ status, name: body.meta?.name }).toEqual({ status: 201, name: expected });
  });
});

describe('a form is removed', () => {
  test('once nobody has started from it: gone at once for everybody, its PIN kept, erased with its files after a while', async () => {
    const form = await named('Turha');
    const upload = await app.send(`/induction-forms/${form._id}/upload-document`, {
      token: editor,
      body: { upload: `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}` },
    });
    const saved = await update(form, {
      pages: [page('Liite', [{ kind: 'doc', fileName: upload.body.name, title: '' } as never])],
    });
    expect(saved.status).toBe(200);
    expect(await remove(form)).toMatchObject({ status: 200, body: {} });
    expect((await remove(form)).status).toBe(404);
    expect((await read(form)).status).toBe(404);
    expect((await update(form, { meta: { name: 'x' } })).status).toBe(404);
    expect((await startBy(form.meta.pin)).status).toBe(404);
    expect(await names('q=turha&archived=all')).toEqual([]);
    const manager = await app.login('manager@example.com');
    const project = { name: 'Työmaa', inductionFormIds: [form._id] };
    expect((await app.send('/projects', { token: manager, body: project })).status).toBe(422);
    const traces = () => [...app.files.objects.keys()].filter((key) => key.includes(form._id));
    await app.settle();
    expect(traces()).toHaveLength(1);
    app.pass(11 * 60);
    await app.settle();
    expect(traces()).toEqual([]);
    const left = await app.world.table.queryAll({ where: 'PK = :form', values: { ':form': `FORM#${form._id}` } });
    expect(left).toEqual([]);
  });

  test('not once somebody has, archived or not: 409, and archiving is left', async () => {
    const form = await named('Käytetty');
    await start(app, form.meta.pin);
    expect(await remove(form)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await act(form, 'archive');
    expect(await remove(form)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect((await read(form)).body.meta).toMatchObject({ archived: true });
  });

  test('in the moment in which an induction starts: it is kept in the archive with that induction', async () => {
    const form = await named('Ristiin');
    const { table } = app.world;
    const write = table.write.bind(table);
    let removed: Got | undefined;
    const crossing = vi.spyOn(table, 'write').mockImplementation(async (writes) => {
      crossing.mockRestore();
      removed = await remove(form);
      await write(writes);
    });
    const started = await startBy(form.meta.pin);
    expect([removed?.status, started.status]).toEqual([200, 201]);
    await app.settle();
    expect((await read(form)).status).toBe(404);
    app.pass(11 * 60);
    await app.settle();
    expect((await read(form)).body.meta).toMatchObject({ name: 'Ristiin', archived: true });
    expect(await names('q=ristiin&archived=true')).toEqual(['Ristiin']);
    const manager = await app.login('manager@example.com');
    const { body } = await app.get(`/induction-forms/${form._id}/user-forms`, { token: manager });
    expect(body.items).toMatchObject([{ _id: started.body._id }]);
    expect((await remove(form)).status).toBe(409);
  });
});

describe('who reads and writes forms', () => {
  test('those of its company with a role; to others the form does not exist', async () => {
    const form = await named('Oikeudet');
    const roles: [account: string, reads: number, writes: number][] = [
      ['admin', 200, 403],
      ['manager', 200, 403],
      ['foreman', 200, 403],
      ['viewer', 403, 403],
      ['worker', 403, 403],
    ];
    const writes: [string, string, object?][] = [
      ['PUT', '', form],
      ['POST', '/copy'],
      ['PUT', '/archive'],
      ['PUT', '/unarchive'],
      ['DELETE', ''],
      ['POST', '/upload-image', { contentType: 'image/png', size: 1 }],
      ['POST', '/upload-document', { contentType: 'application/pdf', size: 1 }],
      ['PUT', '/upload-image/x.png'],
      ['PUT', '/upload-document/x.pdf'],
    ];
    const statusOf = async (token: string, [method, path, body]: (typeof writes)[number]) =>
      (await app.request(method, `/induction-forms/${form._id}${path}`, { token, ...(body ? { body } : {}) })).status;
    for (const [account, reading, writing] of roles) {
      const token = await app.login(`${account}@example.com`);
      expect({ account, status: await statusOf(token, ['GET', '']) }).toEqual({ account, status: reading });
      for (const call of writes) {
        expect({ account, call: call[1], status: await statusOf(token, call) }).toEqual({
          account,
          call: call[1],
          status: writing,
        });
      }
    }
    const stranger = await app.login('admin@toinen.example.com');
    for (const call of [['GET', ''] as [string, string], ...writes]) {
      expect({ call, status: await statusOf(stranger, call) }).toEqual({ call, status: 404 });
    }
    expect((await read(form)).body).toEqual(form);
  });
});
