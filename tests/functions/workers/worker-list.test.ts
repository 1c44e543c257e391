import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputSettings } from '../../../shared/content/forms/form-settings.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { NO_WORKER } from '../../../shared/workers/no-worker.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import type { Worker, WorkerFacts } from '../../../shared/workers/worker.ts';
import { createCardsForm, takeWithCards } from '../../fixtures/cards-walk.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let editor: string;
let formId: string;
let pin: string;
let projectId: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  editor = await app.login('editor@example.com');
});
afterAll(() => app.stop());

const newSite = (inductionFormIds: string[] = []) =>
  app.ask(projectApi.create, { body: { inductionFormIds } }, { token: manager });

/** A form of its own on a site of its own. */
async function openSite(inputSettings: Partial<InputSettings> = {}): Promise<void> {
  const form = await createCardsForm(app, editor, inputSettings);
  formId = form.id;
  pin = form.pin;
  projectId = (await newSite([formId]))._id;
  await app.settle();
}

/** Takes a whole induction and waits for what follows; answers its id. */
async function induct(user: object = {}): Promise<string> {
  const taken = await takeWithCards(app, pin, { user: { ...PERSON, ...user }, cards: () => Promise.resolve([]) });
  await app.settle();
  return taken.id;
}

const list = (query: object = {}, id = projectId) =>
  app.ask(workerApi.list, { params: { id }, query }, { token: manager });
const rows = async (query: object = {}, id = projectId): Promise<Worker[]> => (await list(query, id)).items;
const add = (facts: Partial<WorkerFacts>) =>
  app.ask(workerApi.add, { params: { id: projectId }, body: { ...NO_WORKER, ...facts } }, { token: manager });
const correct = ({ _id, version, ...worker }: Worker, change: Partial<WorkerFacts>) => {
  const facts = Object.fromEntries(Object.keys(NO_WORKER).map((name) => [name, worker[name as keyof WorkerFacts]]));
  const body = { ...(facts as WorkerFacts), ...change, version };
  return app.call(workerApi.correct, { params: { id: projectId, workerId: _id }, body }, { token: manager });
};

describe("a site's list of workers", () => {
  test('has a worker as soon as the induction is signed, with nobody typing it', async () => {
    await openSite();
    await induct();
    expect(await list()).toMatchObject({
      items: [
        {
          firstName: 'Matti',
          lastName: 'Meikäläinen',
          employer: 'Sähkötyö Valo Oy',
          taxNumber: '100000000123',
          start: { from: 'signing' },
          end: null,
          missing: ['birthday', 'businessId'],
        },
      ],
      counts: { all: 1, missing: 1 },
    });
  });

  test('has one line for a person and an employer, however many inductions they take', async () => {
    await openSite();
    const first = await induct({ birthday: '1.2.1990' });
    const second = await induct({ firstName: 'Matti Olavi' });
    const third = await induct({ taxNumber: '', birthday: '1.2.1990', firstName: 'matti olavi' });
    await induct({ company: 'Toinen Oy' });
    const items = await rows();
    expect(items.map(({ employer }) => employer).toSorted()).toEqual(['Sähkötyö Valo Oy', 'Toinen Oy']);
    const own = items.find(({ employer }) => employer === 'Sähkötyö Valo Oy');
    expect(own?.userForms.toSorted()).toEqual([first, second, third].toSorted());
  });

  test('keeps people apart of whom neither number nor birthday tells that they are one', async () => {
    await openSite();
    await induct({ taxNumber: '' });
    await induct({ taxNumber: '' });
    await induct({ taxNumber: '100000000001' });
    expect(await rows()).toHaveLength(3);
  });

  test('has one line for an induction, whatever is approved, corrected and followed again', async () => {
    await openSite();
    const id = await induct({ taxNumber: '', birthday: '' });
    const [line] = await rows();
    if (line) await correct(line, { lastName: 'Meikäläinen-Virta', taxNumber: '100000000888' });
    await app.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: manager });
    await app.settle();
    expect(await rows()).toMatchObject([{ lastName: 'Meikäläinen-Virta', start: { from: 'approval' } }]);
  });

  test('follows a correction of the details, and never a fact that staff corrected', async () => {
    await openSite();
    const id = await induct();
    const [line] = await rows();
    if (!line) throw new Error('no line');
    expect((await correct(line, { employer: 'Valo Oy' })).status).toBe(200);
    const admin = await app.login('admin@example.com');
    const { version } = (await app.call(userFormApi.get, { params: { id } }, { token: admin })).body;
    const user = { ...PERSON, firstName: 'Maija', taxNumber: '100000000999', company: 'Muu Oy' };
    await app.ask(userFormApi.update, { params: { id }, body: { version, user } }, { token: admin });
    await app.settle();
    expect(await rows()).toMatchObject([{ firstName: 'Maija', taxNumber: '100000000999', employer: 'Valo Oy' }]);
  });

  test('has the representative whom a posted worker names, and asks whoever is posted for one', async () => {
    await openSite({ representativeType: 1 });
    const posted = { posted: 'yes', birthday: '3.4.1985' };
    await expect(induct(posted)).rejects.toThrow('representativeName');
    await induct({ ...posted, representativeName: 'Mari Maasikas', representativeContact: '+358 40 123 4567' });
    await induct({ taxNumber: '100000000778', representativeName: 'Ei kukaan' });
    expect((await rows()).toSorted((a, b) => (a.taxNumber < b.taxNumber ? -1 : 1))).toMatchObject([
      { isPosted: true, representative: { name: 'Mari Maasikas', contact: '+358 40 123 4567' } },
      { isPosted: false, representative: { name: '', contact: '' } },
    ]);
  });

  test('begins the work at the approval, else at the signing, and where staff say so there', async () => {
    await openSite();
    const id = await induct();
    await app.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: manager });
    await app.settle();
    const [line] = await rows();
    expect(line?.start?.from).toBe('approval');
    if (line) await correct(line, { startDate: '2026-01-15', endDate: '2026-03-02' });
    expect(await rows()).toMatchObject([{ start: { date: '2026-01-15', from: 'staff' }, end: '2026-03-02' }]);
    expect(await rows({ day: '2026-03-02' })).toHaveLength(1);
    expect(await rows({ day: '2026-03-03' })).toHaveLength(0);
    expect(await rows({ month: '2026-01' })).toHaveLength(1);
    expect(await rows({ month: '2025-12' })).toHaveLength(0);
  });

  test('takes in those who were inducted before the form joined the site', async () => {
    await openSite();
    for (let at = 0; at < 28; at += 1) await induct({ taxNumber: `2000000000${String(at).padStart(2, '0')}` });
    const later = await newSite();
    await app.ask(
      projectApi.update,
      { params: { id: later._id }, body: { ...later, inductionFormIds: [formId] } },
      { token: manager },
    );
    await app.settle();
    expect((await list({}, later._id)).counts.all).toBe(28);
  });

  test('is given by name in pages, and by beginnings of words', async () => {
    await openSite();
    for (const lastName of ['Örn', 'Aalto', 'Åberg', 'Virtanen']) await add({ firstName: 'Eeva', lastName });
    const first = await list({ limit: '3' });
    const second = await list({ limit: '3', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ lastName }) => lastName)).toEqual([
      'Aalto',
      'Virtanen',
      'Åberg',
      'Örn',
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await rows({ q: 'eev virt' })).map(({ lastName }) => lastName)).toEqual(['Virtanen']);
  });

  test('counts and finds what the law wants and nobody gave', async () => {
    await openSite();
    const whole = {
      firstName: 'Jan',
      lastName: 'Kask',
      birthday: '3.4.1985',
      taxNumber: '100000000777',
      employer: 'Ehitus OÜ',
      businessId: 'EE12345678',
      startDate: '2026-11-01',
    };
    await add(whole);
    await add({ ...whole, taxNumber: '100000000778', isPosted: true });
    expect(await list({ missing: 'true' })).toMatchObject({
      items: [{ taxNumber: '100000000778', missing: ['representative'] }],
      counts: { all: 2, missing: 1 },
    });
  });

  test('shows a joined line in place of two, and both again once they are parted', async () => {
    await openSite();
    await induct({ taxNumber: '', birthday: '' });
    await add({ firstName: 'M.', lastName: 'Meikäläinen', employer: 'Valo', birthday: '1.2.1990' });
    const [one, other] = await rows();
    if (!one || !other) throw new Error('no two lines');
    const place = { params: { id: projectId, workerId: one._id }, body: { version: one.version, other: other._id } };
    const joined = await app.ask(workerApi.join, place, { token: manager });
    expect(joined).toMatchObject({
      birthday: '1.2.1990',
      joined: [{ _id: other._id }],
      history: [{ what: 'joined' }, { what: 'added' }],
    });
    expect(await rows()).toHaveLength(1);
    const parting = { ...place, body: { version: joined.version, other: other._id } };
    expect((await app.call(workerApi.join, parting, { token: manager })).body.code).toBe('invalid_state');
    await app.ask(workerApi.part, parting, { token: manager });
    expect(await rows()).toHaveLength(2);
  });

  test('keeps who corrected what, refuses what is none, and an older version', async () => {
    await openSite();
    const line = await add({ firstName: 'Eeva', lastName: 'Aalto' });
    expect((await correct(line, { businessId: '1234567-2' })).body.issues).toMatchObject([{ path: 'businessId' }]);
    expect((await correct(line, { startDate: '2026-02-02', endDate: '2026-02-01' })).body.issues).toMatchObject([
      { path: 'endDate' },
    ]);
    expect((await correct(line, { employer: 'Uusi Oy' })).body.history).toMatchObject([
      { what: 'corrected', former: { employer: '' }, by: { name: expect.stringContaining(' ') } },
      { what: 'added' },
    ]);
    expect((await correct(line, { employer: 'Muu Oy' })).status).toBe(409);
  });

  test('keeps its site from being removed, and ends with it', async () => {
    await openSite();
    await induct();
    const removal = await app.call(projectApi.remove, { params: { id: projectId } }, { token: manager });
    expect(removal.body.code).toBe('in_use');
    const ended = await app.ask(projectApi.end, { params: { id: projectId } }, { token: manager });
    expect(await rows()).toMatchObject([{ end: ended.endDate }]);
    expect(ended.endDate).not.toBeNull();
  });

  test('is not another company’s', async () => {
    await openSite();
    const stranger = await app.login('admin@toinen.example.com');
    const got = await app.call(workerApi.list, { params: { id: projectId }, query: {} }, { token: stranger });
    expect(got.status).toBe(404);
  });
});
