import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { formCalls } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;
beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

describe('a copy', () => {
  test('has the content and files of its own, so that changing either changes nothing of the other', async () => {
    const list: Got['body'] = await calls.ask(inductionFormApi.find, { query: { q: 'kalasataman' } });
    const source = (await calls.read(list.items[0])).body;
    const copied = await calls.call(inductionFormApi.copy, { params: { id: source._id } });
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
    await calls.update(copied.body, { meta: { name: 'Toinen torni' }, pages: [] });
    expect((await calls.read(source)).body.pages).toEqual(source.pages);
    expect(
      await calls.call(inductionFormApi.copy, { params: { id: source._id }, query: { language: 'en' } }),
    ).toMatchObject({
      body: { meta: { name: 'Kalasataman torni C (copy)' } },
    });
  });

  test('is one for one key, and what was copied for nothing is taken away', async () => {
    const list: Got['body'] = await calls.ask(inductionFormApi.find, { query: { q: 'kalasataman torni' } });
    const { _id } = list.items.at(-1);
    const sent = { key: uuid() };
    const files = app.files.objects.size;
    const first = await calls.ask(inductionFormApi.copy, { params: { id: _id } }, sent);
    const copied = app.files.objects.size - files;
    const second = await calls.ask(inductionFormApi.copy, { params: { id: _id } }, sent);
    expect(second._id).toBe(first._id);
    expect(app.files.objects.size - files).toBe(copied);
  });

  test.each([
    ['a long name', 'x'.repeat(200), `${'x'.repeat(192)} (kopio)`],
    ['a name whose cut would fall into a character', `${'x'.repeat(191)}😀😀`, `${'x'.repeat(191)} (kopio)`],
    ['no name', '', '(kopio)'],
  ])('of a form with %s has a name that fits', async (_, name, expected) => {
    const form = await calls.named(name);
    const { status, body } = await calls.call(inductionFormApi.copy, { params: { id: form._id } });
    expect({ status, name: body.meta?.name }).toEqual({ status: 201, name: expected });
  });
});
