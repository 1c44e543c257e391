import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { imageKey } from '../../../functions/uploads/place-image.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import {
  createCardsForm,
  given,
  signCards,
  signRest,
  takeWithCards,
  uploaded,
  type Taken,
} from '../../fixtures/cards-walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, SHORT_PIN, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

type Card = Taken['cards'][number];

let app: TestApp;
let manager: string;
let admin: string;
let pin: string;
beforeAll(async () => {
  app = await startSeededApp();
  [manager, admin] = await Promise.all([app.login('manager@example.com'), app.login('admin@example.com')]);
  ({ pin } = await createCardsForm(app, await app.login('editor@example.com')));
});
afterAll(() => app.stop());

const cardAt = (id: string) => app.call(cardApi.get, { params: { id } }, { token: manager });
const approve = ({ id }: Taken, approved = true) =>
  app.call(userFormActionApi.approve, { params: { id }, body: { approved } }, { token: manager });
const hasPhoto = (id: string, name: string) => app.files.objects.has(imageKey('card', id, name));

function pairOf({ cards }: Taken): [Card, Card] {
  const [first, second] = cards;
  if (!first || !second) throw new Error('there are no two cards');
  return [first, second];
}

const withTwo = () =>
  takeWithCards(app, pin, {
    cards: async (started) => [
      given('Tulityökortti', '2030-05-01', await uploaded(app, started, 1)),
      given('other', '2031-01-31', '', { nameOther: 'Trukkikortti' }),
    ],
  });

describe('the cards of an induction', () => {
  test('come into being when it is completed, with the ids of their images and a copy of the photo of their own', async () => {
    const taken = await withTwo();
    const [hot, other] = pairOf(taken);
    expect((await cardAt(hot._id)).status).toBe(404);
    await app.settle();
    expect((await cardAt(hot._id)).body).toMatchObject({
      _id: hot._id,
      name: 'Tulityökortti',
      firstName: PERSON.firstName,
      lastName: PERSON.lastName,
      company: PERSON.company,
      expires: '2030-05-01',
      expirationStatus: 'valid',
      imageSrc: hot.imageSrc,
      approved: false,
      archived: false,
      userFormId: taken.id,
      inductionFormId: taken.body.inductionForm._id,
      history: [],
    });
    expect(hasPhoto(hot._id, hot.imageSrc)).toBe(true);
    expect((await cardAt(other._id)).body).toMatchObject({ name: 'other', nameOther: 'Trukkikortti', imageSrc: '' });
  });

  test('follow the page until it is approved: changed, added and taken away', async () => {
    const taken = await withTwo();
    await app.settle();
    const [hot, other] = pairOf(taken);
    const photo = await uploaded(app, taken, 2);
    const changed = await signCards(
      app,
      taken,
      [{ ...hot, expires: '2032-02-02', imageSrc: photo }, given('Ensiapukortti', '2029-01-01')],
      1,
    );
    expect(changed.status).toBe(200);
    await app.settle();
    const added = changed.body.page.content[0].images[1];
    expect((await cardAt(hot._id)).body).toMatchObject({
      expires: '2032-02-02',
      imageSrc: photo,
      version: 2,
      history: [{ what: 'changed', by: 'induction', former: { expires: '2030-05-01', imageSrc: hot.imageSrc } }],
    });
    expect(hasPhoto(hot._id, photo)).toBe(true);
    expect((await cardAt(added._id)).body).toMatchObject({ name: 'Ensiapukortti' });
    expect((await cardAt(other._id)).status).toBe(404);
  });

  test('stay as they are after the approval, also when an admin edits the page', async () => {
    const taken = await withTwo();
    await app.settle();
    await approve(taken);
    const [hot, other] = pairOf(taken);
    expect(await signCards(app, taken, [hot], 1)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    const body: Got['body'] = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: admin });
    body.pages[0].content[0].images = [{ ...hot, expires: '2033-03-03' }];
    expect((await app.call(userFormApi.update, { params: { id: taken.id }, body }, { token: admin })).status).toBe(200);
    await app.settle();
    expect((await cardAt(hot._id)).body).toMatchObject({ expires: '2030-05-01', version: 1 });
    expect((await cardAt(other._id)).status).toBe(200);
  });

  test("follow an admin's edit of the page and of the person before the approval", async () => {
    const taken = await withTwo();
    await app.settle();
    const [hot, other] = pairOf(taken);
    const body: Got['body'] = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: admin });
    body.pages[0].content[0].images[0].expires = '2034-04-04';
    body.user.lastName = 'Mallikas';
    expect((await app.call(userFormApi.update, { params: { id: taken.id }, body }, { token: admin })).status).toBe(200);
    await app.settle();
    expect((await cardAt(hot._id)).body).toMatchObject({ expires: '2034-04-04', lastName: 'Mallikas' });
    expect((await cardAt(other._id)).body).toMatchObject({ expires: '2031-01-31', lastName: 'Mallikas' });
  });

  test('keep what staff made of a card while other cards of the page change', async () => {
    const taken = await withTwo();
    await app.settle();
    const [hot, other] = pairOf(taken);
    await app.call(
      cardApi.update,
      { params: { id: hot._id }, body: { version: 1, expires: '2035-05-05' } },
      { token: manager },
    );
    await signCards(app, taken, [hot, { ...other, expires: '2036-06-06' }], 1);
    await app.settle();
    expect((await cardAt(hot._id)).body).toMatchObject({ expires: '2035-05-05', version: 2 });
    expect((await cardAt(other._id)).body).toMatchObject({ expires: '2036-06-06' });
    const body: Got['body'] = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: manager });
    expect(body.pages[0].content[0].images[0].expires).toBe('2030-05-01');
  });

  test('are made by the page as it stands at the completion, whatever was changed on it before', async () => {
    const started = await start(app, pin);
    await saveDetails(app, started);
    const first = await signCards(app, started, [given('Tulityökortti', '2030-01-01')]);
    const [image] = first.body.page.content[0].images;
    await signCards(app, started, [{ ...image, expires: '2031-01-01' }], 1);
    await app.settle();
    expect((await cardAt(image._id)).status).toBe(404);
    await signRest(app, started);
    await app.settle();
    expect((await cardAt(image._id)).body).toMatchObject({ expires: '2031-01-01', version: 1 });
  });

  test('cost an induction nothing whose form has none', async () => {
    await takeWhole(app, SHORT_PIN);
    const keys = await findDueKeys(app.world.table, app.world.now(), 1000);
    expect(keys.filter(({ PK }) => PK.startsWith('CARDSYNC'))).toEqual([]);
    expect(keys.length).toBeGreaterThan(0);
  });

  test('are each made once by twenty completions at once and two workers', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, withTwo));
    await Promise.all([app.settle(), app.settle()]);
    app.pass(61);
    await app.settle();
    const cards = await Promise.all(all.flatMap((taken) => taken.cards).map(({ _id }) => cardAt(_id)));
    expect(cards.map(({ status, body }) => [status, body.version, body.history])).toEqual(
      Array.from({ length: 40 }, () => [200, 1, []]),
    );
  });
});
