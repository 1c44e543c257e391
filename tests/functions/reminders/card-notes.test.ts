import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { OWNER, ReminderFixture } from './reminder-fixture.ts';

const ADMINS = ['mestari@example.org', 'toinen.mestari@example.org'];

let on: ReminderFixture;
beforeAll(async () => {
  on = await ReminderFixture.start();
});
afterAll(() => on.app.stop());
afterEach(() => on.endProjects());

/** The token of a card's holder, by the code that is mailed to them. */
async function holderOf(id: string): Promise<string> {
  await on.app.call(editCodeApi.sendForCard, { params: { id }, query: { language: 'fi' }, body: { id, reset: true } });
  await on.app.settle();
  const code = /\b\d{6}\b/.exec(on.app.post.mails.findLast(({ to }) => to === OWNER)?.text ?? '')?.[0];
  const { body } = await on.app.call(editCodeApi.verifyForCard, { params: { id }, body: { code } });
  return body.token;
}

const notes = () => on.app.post.mails.filter(({ subject }) => subject.startsWith('Pätevyyskortti päivitettiin'));

test('a card that its holder renews is told of once to each address that its projects name', async () => {
  await on.project({ updateNoteEnabled: true, updateNoteEmails: ADMINS });
  await on.project({ updateNoteEnabled: true, updateNoteEmails: ADMINS.slice(0, 1) });
  await on.project({ updateNoteEnabled: false, updateNoteEmails: ['nobody@example.org'] });
  const [card] = await on.cards('2031-05-01');
  if (!card) throw new Error('no card');
  const token = await holderOf(card._id);
  const body = { version: 1, expires: '2036-05-01' };
  expect((await on.app.call(cardApi.update, { params: { id: card._id }, body }, { token })).status).toBe(200);
  expect((await on.app.call(cardApi.update, { params: { id: card._id }, body }, { token })).status).toBe(200);
  await on.app.settle();
  expect(
    notes()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(ADMINS);
  expect(notes()[0]?.text).toContain('Kortti on voimassa 1.5.2036 asti.');
});

test('a card that staff change is told of to nobody', async () => {
  await on.project({ updateNoteEnabled: true, updateNoteEmails: ADMINS });
  on.app.post.mails.length = 0;
  const [card] = await on.cards('2031-05-01');
  const token = await on.app.login('manager@example.com');
  const saved = await on.app.call(
    cardApi.update,
    { params: { id: card?._id ?? '' }, body: { version: 1, expires: '2036-05-01' } },
    { token },
  );
  expect(saved.status).toBe(200);
  await on.app.settle();
  expect(notes()).toEqual([]);
});
