import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { filled } from './filled.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, start, startSeededApp } from '../../fixtures/walk.ts';
import { answersTo, UNANSWERED } from './answers.ts';
import { pagesOfEveryBlock } from './blocks.ts';
import { holdsForAll } from './kept.ts';

const details = filled(PersonDetails, {
  phoneNumber: fc.stringMatching(/^\+35840[1-9]\d{6}$/),
  taxNumber: fc.stringMatching(/^[1-9]\d{11}$/),
  birthday: fc.constantFrom('1.2.1980', '31.12.1999'),
  businessId: fc.constantFrom('0737546-2', '2617416-4'),
  posted: fc.constant('yes'),
}) as fc.Arbitrary<PersonDetails>;

let app: TestApp;
let editor: { token: string };
let pin: string;
beforeAll(async () => {
  app = await startSeededApp();
  editor = { token: await app.login('editor@example.com') };
  const files = { image: '', document: '' };
  const [pages] = fc.sample(pagesOfEveryBlock(files, { mandatory: fc.constant(false) }), { seed: 1, numRuns: 1 });
  const form = await app.ask(
    inductionFormApi.create,
    { body: { pages, inputSettings: { representativeType: 1 } } as never },
    editor,
  );
  pin = form.meta.pin;
});
afterAll(() => app.stop());

describe('nothing that was written is lost of', () => {
  test('the details of a worker, by themselves and by an admin', async () => {
    const { id, token } = await start(app, pin);
    const params = { id };
    const admin = { token: await app.login('admin@example.com') };
    let version = 0;
    await holdsForAll(fc.tuple(details, fc.constantFrom({ token }, admin)), async ([user, by]) => {
      ({ version } = await app.ask(userFormApi.update, { params, body: { version, user } }, by));
      expect((await app.ask(userFormApi.get, { params }, { token })).user).toEqual(user);
    });
  });

  test('the answers to every kind of block', async () => {
    const { id, token } = await start(app, pin);
    const params = { id };
    const { name } = await app.ask(uploadApi.userFormImage, { params, body: { upload: DRAWING } }, { token });
    const { version, pages } = await app.ask(userFormApi.get, { params }, { token });
    const answers = fc.tuple(...pages.map(({ content }) => answersTo(content, { image: name, persons: [] })));
    await holdsForAll(answers, async (contents) => {
      const before = await app.ask(userFormApi.get, { params }, { token });
      const sent = contents.map((content, index) => ({ content, version: before.pages[index]?.version }));
      await app.ask(userFormApi.update, { params, body: { version, pages: sent } }, { token });
      const read = await app.ask(userFormApi.get, { params }, { token });
      expect(read.pages.map(({ content }) => content)).toMatchObject(contents);
    });
    expect(UNANSWERED).toEqual([]);
  });
});
