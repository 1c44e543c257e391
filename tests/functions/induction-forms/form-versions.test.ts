import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { formCalls } from './form-calls.ts';

let app: TestApp;
let calls: ReturnType<typeof formCalls>;

beforeAll(async () => {
  app = await startSeededApp();
  calls = formCalls(app);
});
afterAll(() => app.stop());

const pagesOf = (text: string) => [page('Sivu', [paragraph(text)])];

/** A form saved several times, each time with other words. */
async function savedTimes(times: number) {
  let form = await calls.named('Monta versiota');
  for (let time = 2; time <= times; time += 1) {
    form = (await calls.update(form, { pages: pagesOf(`Versio ${time}`) })).body;
  }
  return form;
}

describe('the versions of an induction form', () => {
  test('tell who saved what and when, newest first, a page at a time', async () => {
    const form = await savedTimes(5);
    const first = await calls.ask(inductionFormApi.versions, { params: { id: form._id }, query: { limit: '2' } });
    expect(
      first.items.map(({ number, isNewest }: { number: number; isNewest: boolean }) => [number, isNewest]),
    ).toEqual([
      [5, true],
      [4, false],
    ]);
    expect(first.items[0]?.savedBy.name).toBe('Eeva Laatija');
    const [newest = '', older = ''] = first.items.map(({ savedAt }) => savedAt);
    expect(Date.parse(newest)).toBeGreaterThanOrEqual(Date.parse(older));
    const rest: number[] = [];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const next = await calls.ask(inductionFormApi.versions, {
        params: { id: form._id },
        query: { limit: '2', cursor },
      });
      rest.push(...next.items.map(({ number }: { number: number }) => number));
      cursor = next.nextCursor;
    }
    expect(rest).toEqual([3, 2, 1]);
  });

  test('can each be read whole, and what was saved later changes none of them', async () => {
    const form = await savedTimes(3);
    const old = await calls.ask(inductionFormApi.version, { params: { id: form._id, number: '2' } });
    expect(old.pages).toEqual(pagesOf('Versio 2'));
    await calls.update(form, { pages: pagesOf('Versio 4') });
    expect((await calls.ask(inductionFormApi.version, { params: { id: form._id, number: '2' } })).pages).toEqual(
      old.pages,
    );
  });

  test('are not found where there are none, and a cursor of one form opens no other', async () => {
    const form = await savedTimes(3);
    for (const number of ['0', '4', '-1', '1.5', 'x', '9999999']) {
      expect((await calls.call(inductionFormApi.version, { params: { id: form._id, number } })).status).toBe(404);
    }
    const { nextCursor } = await calls.ask(inductionFormApi.versions, {
      params: { id: form._id },
      query: { limit: '1' },
    });
    const other = await savedTimes(2);
    expect(
      (
        await calls.call(inductionFormApi.versions, {
          params: { id: other._id },
          query: { cursor: String(nextCursor) },
        })
      ).status,
    ).toBe(400);
  });

  test('are another company’s secret', async () => {
    const form = await savedTimes(2);
    const token = await app.login('admin@toinen.example.com');
    const params = { id: form._id };
    expect((await app.call(inductionFormApi.versions, { params }, { token })).status).toBe(404);
    const first = { params: { ...params, number: '1' } };
    expect((await app.call(inductionFormApi.version, first, { token })).status).toBe(404);
  });

  test('tell how many inductions were started from each, counted once however often the work is done', async () => {
    const form = await savedTimes(2);
    const { pin } = form.meta;
    await calls.startBy(pin);
    await calls.startBy(pin);
    const newer = (await calls.update(form, { pages: pagesOf('Versio 3') })).body;
    await calls.startBy(pin);
    await app.settle();
    await app.settle();
    const standing = async () =>
      (await calls.ask(inductionFormApi.versions, { params: { id: form._id } })).items.map(
        ({ number, standingCount }: { number: number; standingCount: number }) => [number, standingCount],
      );
    expect(await standing()).toEqual([
      [3, 1],
      [2, 2],
      [1, 0],
    ]);
    expect((await calls.ask(inductionFormApi.version, { params: { id: form._id, number: '2' } })).standingCount).toBe(
      2,
    );
    await calls.update(newer, { pages: pagesOf('Versio 4') });
    await calls.act(form, 'archive');
    expect(await standing()).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 0],
    ]);
  });

  test('cost one request and the read of the form, however many there are', async () => {
    const form = await savedTimes(12);
    const commands: string[] = [];
    app.client.middlewareStack.add(
      (next, context) => (args) => {
        commands.push(String(context.commandName));
        return next(args);
      },
      { step: 'initialize', name: 'count-versions' },
    );
    await calls.ask(inductionFormApi.versions, { params: { id: form._id }, query: { limit: '5' } });
    app.client.middlewareStack.remove('count-versions');
    expect(commands.filter((name) => name === 'QueryCommand')).toHaveLength(1);
  });
});
