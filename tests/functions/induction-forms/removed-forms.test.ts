import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headKey } from '../../../functions/store/keys.ts';
import { page } from '../../../infra/demo/form-builders.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { start, startSeededApp } from '../../fixtures/walk.ts';
import { formCalls } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

describe('a form is removed', () => {
  test('once nobody has started from it: gone at once for everybody, its PIN kept, erased with its files after a while', async () => {
    const form = await calls.named('Turha');
    const upload = await calls.call(uploadApi.inductionFormDocument, {
      params: { id: form._id },
      body: { upload: `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}` },
    });
    const saved = await calls.update(form, {
      pages: [page('Liite', [{ kind: 'doc', fileName: upload.body.name, title: '' } as never])],
    });
    expect(saved.status).toBe(200);
    expect(await calls.remove(form)).toMatchObject({ status: 200, body: {} });
    expect((await calls.remove(form)).status).toBe(404);
    expect((await calls.read(form)).status).toBe(404);
    expect((await calls.update(form, { meta: { name: 'x' } })).status).toBe(404);
    expect((await calls.startBy(form.meta.pin)).status).toBe(404);
    expect(await calls.names({ q: 'turha', archived: 'all' })).toEqual([]);
    const manager = await app.login('manager@example.com');
    const project = { name: 'Työmaa', inductionFormIds: [form._id] };
    expect((await app.call(projectApi.create, { body: project }, { token: manager })).status).toBe(422);
    const traces = () => [...app.files.objects.keys()].filter((key) => key.includes(form._id));
    await app.settle();
    expect(traces()).toHaveLength(1);
    app.pass(11 * 60);
    await app.settle();
    expect(traces()).toEqual([]);
    const left = await app.world.table.queryAll({ where: 'PK = :form', values: { ':form': `FORM#${form._id}` } });
    expect(left).toEqual([]);
  });

  test('and leaves the projects that named it, open or ended, once it is erased', async () => {
    const [gone, stays] = [await calls.named('Katoava'), await calls.named('Jäävä')];
    const token = await app.login('manager@example.com');
    const make = async (name: string) => {
      const body = { name, inductionFormIds: [gone._id, stays._id] };
      return (await app.call(projectApi.create, { body }, { token })).body._id as string;
    };
    const [open, ended] = [await make('Avoin'), await make('Päättynyt')];
    await app.call(projectApi.end, { params: { id: ended } }, { token });
    await calls.remove(gone);
    app.pass(11 * 60);
    await app.settle();
    for (const id of [open, ended]) {
      const { body } = await app.call(projectApi.get, { params: { id } }, { token });
      expect(body.inductionFormIds).toEqual([stays._id]);
      const listed = await app.call(projectApi.list, { query: { archived: 'all' } }, { token });
      const row = listed.body.items.find((each: { _id: string }) => each._id === id);
      expect(row).toMatchObject({ inductionFormCount: 1, ended: id === ended });
    }
  });

  test('not once somebody has, archived or not: 409, and archiving is left', async () => {
    const form = await calls.named('Käytetty');
    await start(app, form.meta.pin);
    expect(await calls.remove(form)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await calls.act(form, 'archive');
    expect(await calls.remove(form)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect((await calls.read(form)).body.meta).toMatchObject({ archived: true });
  });

  test('in the moment in which an induction starts: it is kept in the archive with that induction', async () => {
    const form = await calls.named('Ristiin');
    const { table } = app.world;
    const write = table.write.bind(table);
    let removed: Got | undefined;
    const crossing = vi.spyOn(table, 'write').mockImplementation(async (writes) => {
      crossing.mockRestore();
      removed = await calls.remove(form);
      await write(writes);
    });
    const started = await calls.startBy(form.meta.pin);
    expect([removed?.status, started.status]).toEqual([200, 201]);
    await app.settle();
    expect((await calls.read(form)).status).toBe(404);
    // Later than due work is late: it is counted as tried before it is done, which must not stay with the form.
    app.pass(15 * 60);
    await app.settle();
    expect((await calls.read(form)).body.meta).toMatchObject({ name: 'Ristiin', archived: true });
    const head = await table.get(headKey(form._id));
    expect(head).toBeDefined();
    expect(head).not.toHaveProperty('failures');
    expect(head).not.toHaveProperty('failure');
    expect(await calls.names({ q: 'ristiin', archived: 'true' })).toEqual(['Ristiin']);
    const manager = await app.login('manager@example.com');
    const { body } = await app.call(userFormSearchApi.listOfForm, { params: { id: form._id } }, { token: manager });
    expect(body.items).toMatchObject([{ _id: started.body._id }]);
    expect((await calls.remove(form)).status).toBe(409);
  });
});
