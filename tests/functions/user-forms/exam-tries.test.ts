import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RICH_PIN, saveDetails, signPage, start, startSeededApp, type Started } from '../../fixtures/walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';

const EXAM = 4;
type Option = { text: string; selected: boolean };
type Block = { kind: string; options?: Option[] };

let app: TestApp;
let manager: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
});
afterAll(() => app.stop());

let started: Started;
beforeEach(async () => {
  started = await start(app, RICH_PIN);
  await saveDetails(app, started);
  app.pass(3600);
  manager = await app.login('manager@example.com');
});

/** The exam with the options at these places chosen in every question. */
const choosing = (...places: number[]): Block[] =>
  (started.body.pages[EXAM].content as Block[]).map((block) =>
    block.options
      ? { ...block, options: block.options.map((option, at) => ({ ...option, selected: places.includes(at) })) }
      : block,
  );

const signExam = (body: object): Promise<Got> =>
  app.call(
    userFormApi.signPage,
    { params: { id: started.id, pageIndex: String(EXAM) }, body },
    { token: started.token },
  );
const answer = (content: Block[], version = 0) => signExam({ content, version });

const pagesFor = async (token: string) =>
  (await app.ask(userFormApi.get, { params: { id: started.id } }, { token })).pages;
const triesFor = async (token: string) => (await pagesFor(token))[EXAM]?.tries;

describe('the tries of an exam', () => {
  test('are counted on the page, failed and passed, and shown to who approves and to the worker', async () => {
    expect(await triesFor(manager)).toBeUndefined();
    await answer(choosing(0));
    await answer(choosing(1));
    expect([await triesFor(manager), await triesFor(started.token)]).toEqual([2, 2]);
    expect((await signPage(app, started, EXAM)).status).toBe(200);
    expect([await triesFor(manager), await triesFor(started.token)]).toEqual([3, 3]);
  });

  test('are one where the first answer is right, and none on a page without an exam', async () => {
    await signPage(app, started, 0);
    await signPage(app, started, EXAM);
    const pages = await pagesFor(manager);
    expect(pages.map(({ tries }) => tries)).toEqual(pages.map((_, index) => (index === EXAM ? 1 : undefined)));
  });

  test('count a request that comes again once, also when two arrive together', async () => {
    const again = await Promise.all([answer(choosing(0)), answer(choosing(0)), answer(choosing(0))]);
    await answer(choosing(0));
    expect(new Set(again.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['422 exam_failed']));
    expect(await triesFor(manager)).toBe(1);
  });

  test('are counted of a whole form that is sent, too', async () => {
    const pages = started.body.pages.map((_: unknown, index: number) =>
      index === EXAM ? { content: choosing(0), version: 0, signed: 'now' } : null,
    );
    const got = await app.call(
      userFormApi.update,
      { params: { id: started.id }, body: { version: 1, pages } },
      { token: started.token },
    );
    expect(got).toMatchObject({ status: 422, body: { code: 'exam_failed' } });
    expect(await triesFor(manager)).toBe(1);
  });

  test('leave the page as it was: not signed, nothing saved, its version the same', async () => {
    const before = (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body
      .pages[EXAM];
    await answer(choosing(0, 1, 2));
    const after = (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body
      .pages[EXAM];
    expect(after).toEqual({ ...before, tries: 1 });
  });

  test('are not counted for a token that has ended or a form that is archived: those are refused', async () => {
    const admin = await app.login('admin@example.com');
    await app.call(userFormActionApi.archive, { params: { id: started.id } }, { token: admin });
    expect((await answer(choosing(0))).status).toBe(401);
    expect(await triesFor(admin)).toBeUndefined();
  });

  test('stay what they were when the page is given back and signed again', async () => {
    await answer(choosing(0));
    for (let index = 0; index < started.body.pages.length; index += 1) await signPage(app, started, index);
    const given = { reason: 'Tarkista', pages: [EXAM] };
    await app.call(userFormActionApi.returnPages, { params: { id: started.id }, body: given }, { token: manager });
    expect(await triesFor(manager)).toBe(1);
    await signExam({});
    expect(await triesFor(manager)).toBe(2);
  });
});

test('ticking everything, then unticking what the answer names, does not pass: no option is named', async () => {
  const all = await answer(choosing(0, 1, 2, 3, 4, 5));
  expect(all.body.code).toBe('exam_failed');
  for (const { path, params } of all.body.issues) {
    expect(path).toMatch(/^content\.\d+$/);
    expect(params).toEqual({ count: expect.any(Number) });
  }
});
