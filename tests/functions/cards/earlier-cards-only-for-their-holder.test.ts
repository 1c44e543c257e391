import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { createCardsForm, given, photo, signCards, signRest } from '../../fixtures/cards-walk.ts';
import { edgeOpens } from '../../fixtures/outside/edge-opens.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp, type Started } from '../../fixtures/walk.ts';
import { earlierCards, HOT_WORK } from './earlier-cards.ts';

let app: TestApp;
let manager: string;
let pin: string;
let foreignPin: string;
let calls: ReturnType<typeof earlierCards>;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  ({ pin } = await createCardsForm(app, await app.login('editor@example.com')));
  ({ pin: foreignPin } = await createCardsForm(app, await app.login('admin@toinen.example.com')));
  calls = earlierCards(app, pin);
});
afterAll(() => app.stop());

describe('earlier cards', () => {
  test('are shown with their pictures to the same person, and are copied into the new induction', async () => {
    const user = calls.somebody();
    const before = await calls.earlier(user);
    const now = await calls.opened(user);
    const { status, body } = await calls.copyCards(now);
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          name: HOT_WORK,
          nameOther: '',
          expires: '2030-05-01',
          noExpiration: false,
          imageSrc: before.cards[0]?.imageSrc,
          userFormId: before.id,
          fileToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        },
      ],
    });
    const [card] = body;
    const folder = `/static/images/userForm/${before.id}`;
    expect(app.files.objects.has(`${folder.slice(1)}/${card.imageSrc}`)).toBe(true);
    expect(await edgeOpens(app, `${folder}/${card.imageSrc}`, card.fileToken)).toBe(true);
    expect(await edgeOpens(app, `${folder}/${'0'.repeat(32)}.png`, card.fileToken)).toBe(false);
    const copied = await calls.copyImage(now, { imageSrc: card.imageSrc, fromUserFormId: card.userFormId });
    expect(copied).toMatchObject({ status: 200, body: { name: card.imageSrc } });
    expect(app.files.objects.has(`static/images/userForm/${now.id}/${card.imageSrc}`)).toBe(true);
    const cards = [given(HOT_WORK, card.expires, copied.body.name, { userFormId: before.id })];
    const signed = await signCards(app, now, cards);
    expect(signed.status).toBe(200);
  });

  test('are not shown without a code that was asked for to fetch cards', async () => {
    const user = calls.somebody();
    await calls.earlier(user);
    const now = await calls.opened(user, { cardFetch: false });
    for (const started of [now, await start(app, pin)]) {
      expect(await calls.copyCards(started)).toMatchObject({ status: 403, body: { code: 'code_required' } });
      const copied = await calls.copyImage(started, { imageSrc: 'x.png', fromUserFormId: now.id });
      expect(copied).toMatchObject({ status: 403, body: { code: 'code_required' } });
    }
  });

  test('are not shown to staff, nor by the token of another induction', async () => {
    const user = calls.somebody();
    await calls.earlier(user);
    const now = await calls.opened(user);
    const another = await calls.opened(calls.somebody());
    for (const token of [manager, await app.login('root@example.com'), another.token]) {
      expect((await calls.copyCards({ ...now, token })).status).toBe(403);
    }
  });

  const base = { firstName: 'Matti', lastName: 'Meikäläinen', taxNumber: '100000000123', birthday: '1.2.1980' };
  test.each([
    ['the same in everything', {}, {}, 1],
    ['the same name written otherwise', {}, { firstName: ' matti', lastName: 'MEIKÄLÄINEN' }, 1],
    ['another e-mail, the same phone number', {}, { email: 'toinen@example.org' }, 0],
    ['no tax number in the new one', {}, { taxNumber: '' }, 1],
    ['no birthday in the earlier one', { birthday: '' }, {}, 1],
    ['neither in either', { taxNumber: '', birthday: '' }, { taxNumber: '', birthday: '' }, 1],
    ['another first name', {}, { firstName: 'Maija' }, 0],
    ['another last name', {}, { lastName: 'Mallikas' }, 0],
    ['no name yet', {}, { firstName: '', lastName: '' }, 0],
    ['another tax number', {}, { taxNumber: '100000000124' }, 0],
    ['another birthday', {}, { birthday: '2.2.1980' }, 0],
    ['another tax number, no birthday', {}, { taxNumber: '100000000124', birthday: '' }, 0],
  ])('of %s: %j then %j give %i', async (_, then, now, count) => {
    const person = { ...calls.somebody(), ...base };
    await calls.earlier({ ...person, ...then });
    const { status, body } = await calls.copyCards(await calls.opened({ ...person, ...now }));
    expect({ status, count: body.length }).toEqual({ status: 200, count });
  });

  test('are proved by the phone number that received the code, where there is no e-mail', async () => {
    const { email: _, ...person } = calls.somebody();
    await calls.earlier(person);
    expect((await calls.copyCards(await calls.opened(person))).body).toHaveLength(1);
  });

  test('are not shown by an address that was changed after the code was sent', async () => {
    const [victim, other] = [calls.somebody(), calls.somebody()];
    await calls.earlier(victim);
    const now = await calls.opened(other);
    await saveDetails(app, now, victim, 1);
    expect((await calls.copyCards(now)).body).toEqual([]);
  });

  test('are the newest of each type, over companies, as renewed by their holder, and none that was archived', async () => {
    const user = calls.somebody();
    const first = await calls.earlier(user, {
      cards: () =>
        Promise.resolve([
          given(HOT_WORK, '2029-01-01'),
          given('Ensiapukortti', '2029-02-02'),
          given('other', '2029-03-03', '', { nameOther: 'Nosturikortti' }),
        ]),
    });
    app.pass(60);
    await calls.earlier(user, { cards: () => Promise.resolve([given(HOT_WORK, '2031-01-01')]), from: foreignPin });
    const [, aid, crane] = first.cards;
    app.pass(60);
    const { name } = await app.ask(
      uploadApi.cardImage,
      { params: { id: aid?._id ?? '' }, body: { upload: photo(8) } },
      { token: manager },
    );
    await app.ask(
      cardApi.update,
      { params: { id: aid?._id ?? '' }, body: { version: 1, expires: '2032-02-02', imageSrc: name } },
      { token: manager },
    );
    await app.ask(cardApi.archive, { params: { id: crane?._id ?? '' } }, { token: manager });
    const now = await calls.opened(user);
    const { body } = await calls.copyCards(now);
    expect(body).toMatchObject([
      { name: 'Ensiapukortti', expires: '2032-02-02', imageSrc: name, userFormId: first.id },
      { name: HOT_WORK, expires: '2031-01-01' },
    ]);
    expect(body).toHaveLength(2);
    expect(app.files.objects.has(`static/images/userForm/${first.id}/${name}`)).toBe(true);
    expect((await calls.copyImage(now, { imageSrc: name, fromUserFormId: first.id })).status).toBe(200);
  });

  test('are shown to the user who claimed both inductions, without a code', async () => {
    const token = await app.login('worker@example.com');
    const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const claimed = async () => {
      const got: Got = await app.call(
        userFormApi.start,
        { query: { language: 'fi' }, body: { inductionFormPin: pin, userId } },
        { token },
      );
      return { id: got.body._id, token, resumeKey: '', body: got.body } satisfies Started;
    };
    const before = await claimed();
    await saveDetails(app, before, PERSON);
    await signCards(app, before, await calls.oneCard(before));
    await signRest(app, before);
    await app.settle();
    const now = await claimed();
    expect((await calls.copyCards(now)).body).toMatchObject([{ name: HOT_WORK, userFormId: before.id }]);
    const { body } = await calls.copyCards(now);
    expect((await calls.copyImage(now, { imageSrc: body[0].imageSrc, fromUserFormId: before.id })).status).toBe(200);
  });
});
