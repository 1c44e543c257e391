import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { createCardsForm, given, takeWithCards } from '../../fixtures/cards-walk.ts';
import { sentCode } from '../../fixtures/outside/sent-code.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let pin: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  ({ pin } = await createCardsForm(app, await app.login('editor@example.com')));
});
afterAll(() => app.stop());

let people = 0;

/** A card of somebody whom nothing was sent to yet. */
async function newCard(ways: object = {}): Promise<string> {
  people += 1;
  const user = { ...PERSON, email: `k${people}@example.org`, phoneNumber: `+35840125${4500 + people}`, ...ways };
  const { cards } = await takeWithCards(app, pin, {
    cards: () => Promise.resolve([given('Tulityökortti', '2030-05-01')]),
    user,
  });
  await app.settle();
  app.post.mails.length = 0;
  app.post.texts.length = 0;
  return String(cards[0]?._id);
}

const send = (id: string, body: object = {}) =>
  app.call(
    editCodeApi.sendForCard,
    { params: { id }, query: { language: 'fi' }, body },
    { address: `203.0.113.${people}` },
  );
const verify = (id: string, code: string) => app.call(editCodeApi.verifyForCard, { params: { id }, body: { code } });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe("a card's edit code", () => {
  test('goes to the masked address of its person, names the card, and opens it once for two hours', async () => {
    const id = await newCard();
    expect(await send(id)).toMatchObject({
      status: 200,
      body: { name: PERSON.firstName, userEmail: 'k•••@e•••.org', phoneNumber: '+358 ••• ••01', delivery: 'email' },
    });
    const code = await sentCode(app);
    expect(app.post.mails).toMatchObject([
      { to: `k${people}@example.org`, subject: 'Kertakäyttökoodisi: Tulityökortti' },
    ]);
    const opened = await verify(id, code);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        type: 'card',
        user: {
          _id: id,
          cardId: id,
          roles: ['card'],
          name: 'Matti Meikäläinen',
          company: { name: 'Rakennus Oy Esimerkki' },
        },
      },
    });
    const { token } = opened.body;
    expect(await verify(id, code)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
    expect((await app.call(cardApi.get, { params: { id } }, { token })).status).toBe(200);
    app.pass(2 * 3600 + 1);
    expect(await app.call(cardApi.get, { params: { id } }, { token })).toMatchObject({
      status: 401,
      body: { message: 'UnauthorizedError: jwt expired' },
    });
  });

  test('opens neither another card nor the induction', async () => {
    const [mine, foreign] = [await newCard(), await newCard()];
    const userFormId = String(
      (await app.call(cardApi.get, { params: { id: mine } }, { token: manager })).body.userFormId,
    );
    await send(mine);
    const code = await sentCode(app);
    expect((await verify(foreign, code)).body.code).toBe('wrong_code');
    const induction = await app.call(editCodeApi.verifyForUserForm, { params: { id: userFormId }, body: { code } });
    expect(induction.body.code).toBe('wrong_code');
    expect((await verify(mine, code)).status).toBe(200);
  });

  test('goes by SMS where there is no e-mail', async () => {
    const id = await newCard({ email: '' });
    expect((await send(id)).body).toMatchObject({ userEmail: null, delivery: 'sms' });
    expect((await verify(id, await sentCode(app))).status).toBe(200);
    expect(app.post.texts).toHaveLength(1);
  });

  test('cannot be sent for a card of no induction, nor for one that does not exist', async () => {
    const project = await app.call(projectApi.create, { body: {} }, { token: manager });
    const card = { project: project.body._id, name: 'Ensiapukortti', expires: '2030-01-01' };
    const { body } = await app.call(cardApi.create, { body: card }, { token: manager });
    expect(await send(body._id)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
    expect((await send('A'.repeat(22))).status).toBe(404);
    expect((await verify('A'.repeat(22), '123456')).status).toBe(404);
  });

  test('is dead after five wrong tries, and is reset three times an hour', async () => {
    const id = await newCard();
    await send(id);
    const code = await sentCode(app);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(id, other(code))));
    expect(new Set(guesses.map(({ body }) => body.code))).toEqual(new Set(['wrong_code']));
    expect((await verify(id, code)).body.code).toBe('wrong_code');
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send(id, { reset: true })).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
  });
});
