import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { cardShapes } from '../../../shared/cards/card-shapes.ts';
import { NO_EXPIRY_DATE } from '../../../shared/content/card-rules.ts';
import type { Zone } from '../../../shared/core/zones/zone.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitShapes } from '../../../shared/permits/permit-shapes.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { permitUploadApi, uploadApi } from '../../../shared/uploads/upload-api.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { days } from './filled.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, startSeededApp } from '../../fixtures/walk.ts';
import { answersTo } from './answers.ts';
import { pagesOfEveryBlock } from './blocks.ts';
import { bodiesOf, holdsForAll } from './kept.ts';

const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}`;

let app: TestApp;
let by: { token: string };
let project: string;
let persons: object[];
let zones: Zone[];
beforeAll(async () => {
  app = await startSeededApp();
  by = { token: await app.login('manager@example.com') };
  const { id, pin } = await createCardsForm(app, await app.login('editor@example.com'));
  const site = { name: 'Työmaa', inductionFormIds: [id], zones: [{ name: 'Kellari' }, { name: 'Katto' }] };
  ({ _id: project, zones } = await app.ask(projectApi.create, { body: site }, by));
  const taken = await takeWithCards(app, pin, {
    cards: async (started) => [given('Tulityökortti', '2032-01-01', await uploaded(app, started))],
  });
  await app.settle();
  persons = [{ userFormId: taken.id, cardId: taken.cards[0]?._id }];
});
afterAll(() => app.stop());

/** A permit form with every kind of block. */
async function permitForm(): Promise<string> {
  const [pages] = fc.sample(pagesOfEveryBlock({ image: '', document: '' }), { seed: 1, numRuns: 1 });
  const editor = { token: await app.login('editor@example.com') };
  return (await app.ask(permitFormApi.create, { body: { name: 'Lupa', pages } as never }, editor))._id;
}

const FACTS = () => ({
  startDate: fc.constantFrom('2030-01-04', '2030-12-31'),
  endTime: days,
  zones: fc.subarray(zones),
});

describe('nothing that was written is lost of', () => {
  test('a new permit', async () => {
    const form = await permitForm();
    const known = { ...FACTS(), permitFormId: fc.constant(form), project: fc.constant(project) };
    await holdsForAll(bodiesOf(permitShapes.create, known), async (draft) => {
      const { _id: id } = await app.ask(permitApi.create, { body: draft }, by);
      const read = await app.ask(permitApi.get, { params: { id } }, by);
      expect({ ...read, permitFormId: read.permitFormId._id }).toMatchObject(draft);
    });
  });

  test('a change of a permit with every fact and answer', async () => {
    const draft = { name: 'Lupa', permitFormId: await permitForm(), project };
    const permit = await app.ask(permitApi.create, { body: draft }, by);
    const params = { id: permit._id };
    const image = (await app.ask(permitUploadApi.permitImage, { params, body: { upload: DRAWING } }, by)).name;
    const document = (await app.ask(permitUploadApi.permitDocument, { params, body: { upload: PDF } }, by)).name;
    const contents = permit.pages.map(({ content }) => answersTo(content, { image, persons }));
    const pages = fc.tuple(...contents.map((content) => fc.record({ content })));
    const files = { images: fc.constant([image]), documents: fc.constant([document]) };
    let { version } = permit;
    await holdsForAll(bodiesOf(permitShapes.update, { ...FACTS(), ...files, pages }), async (change) => {
      ({ version } = await app.ask(permitApi.update, { params, body: { ...change, version } }, by));
      expect(await app.ask(permitApi.get, { params }, by)).toMatchObject(change);
    });
  });

  test('a card', async () => {
    const known = { name: fc.constantFrom('Tulityökortti', 'other'), expires: days, noExpiration: undefined };
    const drafts = bodiesOf(cardShapes.create, {
      ...known,
      project: fc.constant(project),
      imageSrc: fc.constant(DRAWING),
    });
    const changes = bodiesOf(cardShapes.update, { ...known, imageSrc: undefined });
    await holdsForAll(fc.tuple(drafts, changes), async ([draft, change]) => {
      const made = await app.ask(cardApi.create, { body: draft }, by);
      const params = { id: made._id };
      const stored = { imageSrc: expect.stringMatching(/\.png$/) };
      expect(await app.ask(cardApi.get, { params }, by)).toMatchObject({ ...draft, ...stored });
      const { name: imageSrc } = await app.ask(uploadApi.cardImage, { params, body: { upload: DRAWING } }, by);
      const changed = { ...change, imageSrc };
      const { version } = await app.ask(cardApi.update, { params, body: { ...changed, version: made.version } }, by);
      expect(await app.ask(cardApi.get, { params }, by)).toMatchObject(changed);
      const endless = { name: 'Valttikortti', expires: NO_EXPIRY_DATE };
      await app.ask(cardApi.update, { params, body: { ...endless, noExpiration: true, version } }, by);
      expect(await app.ask(cardApi.get, { params }, by)).toMatchObject({ ...endless, expirationStatus: 'none' });
    });
  });
});
