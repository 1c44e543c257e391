import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';
import { WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { inductionFormShapes } from '../../../shared/induction-forms/induction-form-shapes.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitFormShapes } from '../../../shared/permit-forms/permit-form-shapes.ts';
import { permitFormUploadApi, uploadApi } from '../../../shared/uploads/upload-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, startSeededApp } from '../../fixtures/walk.ts';
import { pagesOfEveryBlock } from './blocks.ts';
import { bodiesOf, holdsForAll } from './kept.ts';

const PLAN = `data:application/pdf;base64,${rescuePlan().toString('base64')}`;

/** A watch wants somebody who watches, and somebody who accepts the work. */
const WATCH = { watchMinutes: fc.integer({ min: 1, max: 1440 }), watchEvery: fc.integer({ min: 5, max: 120 }) };
const WATCHING = { isWatch: fc.constant(true), mandatory: fc.constant(true), personRole: fc.constant('WorkApprover') };

/** Each language once, the base first. */
const languages = fc.uniqueArray(fc.constantFrom(...WORKER_LANGUAGES), { minLength: 2 });

let app: TestApp;
let by: { token: string };
beforeAll(async () => {
  app = await startSeededApp();
  by = { token: await app.login('editor@example.com') };
});
afterAll(() => app.stop());

describe('nothing that was written is lost of', () => {
  test('an induction form with every kind of block, and of its draft', async () => {
    const made = await app.ask(inductionFormApi.create, { body: {} }, by);
    const params = { id: made._id };
    const files = {
      image: (await app.ask(uploadApi.inductionFormImage, { params, body: { upload: DRAWING } }, by)).name,
      document: (await app.ask(uploadApi.inductionFormDocument, { params, body: { upload: PLAN } }, by)).name,
    };
    // Persons are chosen in permits only, so a block that asks for them cannot be mandatory.
    const pages = pagesOfEveryBlock(files, { mandatory: fc.constant(false) });
    let { version } = made;
    // A demand for renewal is asked by one save, and answered under another name.
    const written = bodiesOf(inductionFormShapes.update, { pages, languages, draft: undefined, renewal: undefined });
    await holdsForAll(written, async (change) => {
      ({ version } = await app.ask(inductionFormApi.update, { params, body: { ...change, version } }, by));
      expect(await app.ask(inductionFormApi.get, { params, query: {} }, by)).toMatchObject(change);
    });
    await holdsForAll(written, async (change) => {
      ({ version } = await app.ask(inductionFormApi.update, { params, body: { ...change, version, draft: true } }, by));
      expect(await app.ask(inductionFormApi.get, { params, query: { draft: 'true' } }, by)).toMatchObject(change);
    });
  });

  test('a new induction form', async () => {
    const pages = pagesOfEveryBlock({ image: '', document: '' }, { mandatory: fc.constant(false) });
    await holdsForAll(
      bodiesOf(inductionFormShapes.create, { pages, languages, translations: undefined, company: undefined }),
      async (draft) => {
        const made = await app.ask(inductionFormApi.create, { body: draft }, by);
        expect(await app.ask(inductionFormApi.get, { params: { id: made._id }, query: {} }, by)).toMatchObject(draft);
      },
    );
  });

  test('a permit form with every kind of block, and of its draft', async () => {
    const made = await app.ask(permitFormApi.create, { body: { name: 'Lupa' } }, by);
    const params = { id: made._id };
    const files = {
      image: (await app.ask(permitFormUploadApi.permitFormImage, { params, body: { upload: DRAWING } }, by)).name,
      document: (await app.ask(permitFormUploadApi.permitFormDocument, { params, body: { upload: PLAN } }, by)).name,
    };
    const whole = async (query: { draft?: 'true' } = {}) => {
      const form = await app.ask(permitFormApi.get, { params, query }, by);
      if (!('version' in form)) throw new Error('the editor reads no more than a trial');
      return form;
    };
    const bodies = bodiesOf(permitFormShapes.update, {
      ...WATCH,
      languages,
      pages: pagesOfEveryBlock(files, WATCHING),
      draft: undefined,
    });
    await holdsForAll(bodies, async (change) => {
      const { version } = await whole();
      await app.ask(permitFormApi.update, { params, body: { ...change, version } }, by);
      expect(await whole()).toMatchObject(change);
    });
    await holdsForAll(bodies, async (change) => {
      const { version } = await whole();
      await app.ask(permitFormApi.update, { params, body: { ...change, version, draft: true } }, by);
      expect(await whole({ draft: 'true' })).toMatchObject(change);
    });
  });

  test('a new permit form', async () => {
    const pages = pagesOfEveryBlock({ image: '', document: '' }, WATCHING);
    await holdsForAll(
      bodiesOf(permitFormShapes.create, { ...WATCH, pages, languages, translations: undefined, company: undefined }),
      async (draft) => {
        const { _id: id } = await app.ask(permitFormApi.create, { body: draft }, by);
        expect(await app.ask(permitFormApi.get, { params: { id }, query: {} }, by)).toMatchObject(draft);
      },
    );
  });
});
