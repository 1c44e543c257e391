import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCardsForm, given, photo, takeWithCards, uploaded, type Given } from '../../fixtures/cards-walk.ts';
import { edgeOpens } from '../../fixtures/edge-opens.ts';
import { sentCode } from '../../fixtures/sent-code.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { answered, PERSON, saveDetails, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let pin: string;
let foreignPin: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  ({ pin } = await createCardsForm(app, await app.login('editor@example.com')));
  ({ pin: foreignPin } = await createCardsForm(app, await app.login('admin@toinen.example.com')));
});
afterAll(() => app.stop());

let people = 0;

function somebody() {
  people += 1;
  return {
    firstName: 'Matti',
    lastName: 'Meikäläinen',
    company: 'Sähkötyö Valo Oy',
    email: `kopio${people}@example.org`,
    phoneNumber: `+35840126${4500 + people}`,
  };
}

const HOT_WORK = 'Tulityökortti';
const oneCard = async (started: Started): Promise<Given[]> => [
  given(HOT_WORK, '2030-05-01', await uploaded(app, started)),
];

/** An earlier induction of the person with one card, which exists by now. */
async function earlier(user: object, { cards = oneCard, from = pin } = {}) {
  const taken = await takeWithCards(app, from, { cards, user });
  await app.settle();
  return taken;
}

/** A new induction of the person, opened by a code. */
async function opened(user: object, { cardFetch = true } = {}): Promise<Started> {
  const started = await start(app, pin);
  await saveDetails(app, started, user);
  const address = `203.0.113.${people}`;
  await app.send(`/edit-codes/userForm/${started.id}`, { body: { id: started.id, cardFetch, reset: true }, address });
  const code = await sentCode(app);
  const { body } = await app.send(`/edit-codes/userForm/${started.id}/token`, { body: { code, cardFetch } });
  return { ...started, token: body.token };
}

const copyCards = ({ id, token }: Started) => app.get(`/user-forms/${id}/copy-cards`, { token });
const copyImage = ({ id, token }: Started, body: object, key?: string) =>
  app.send(`/user-forms/${id}/copy-image`, {
    token,
    body: { toUserFormId: id, ...body },
    ...(key === undefined ? {} : { key }),
  });

describe('earlier cards', () => {
  test('are shown with their pictures to the same person, and are copied into the new induction', async () => {
    const user = somebody();
    const before = await earlier(user);
    const now = await opened(user);
    const { status, body } = await copyCards(now);
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
    const copied = await copyImage(now, { imageSrc: card.imageSrc, fromUserFormId: card.userFormId });
    expect(copied).toMatchObject({ status: 200, body: { name: card.imageSrc } });
    expect(app.files.objects.has(`static/images/userForm/${now.id}/${card.imageSrc}`)).toBe(true);
    const content = [
      {
        ...now.body.pages[0].content[0],
        images: [given(HOT_WORK, card.expires, copied.body.name, { userFormId: before.id })],
      },
    ];
    const signed = await app.put(`/user-forms/${now.id}/sign-page/0`, {
      token: now.token,
      body: { content, version: 0 },
    });
    expect(signed.status).toBe(200);
  });

  test('are not shown without a code that was asked for to fetch cards', async () => {
    const user = somebody();
    await earlier(user);
    const now = await opened(user, { cardFetch: false });
    for (const started of [now, await start(app, pin)]) {
      expect(await copyCards(started)).toMatchObject({ status: 403, body: { code: 'code_required' } });
      const copied = await copyImage(started, { imageSrc: 'x.png', fromUserFormId: now.id });
      expect(copied).toMatchObject({ status: 403, body: { code: 'code_required' } });
    }
  });

  test('are not shown to staff, nor by the token of another induction', async () => {
    const user = somebody();
    await earlier(user);
    const now = await opened(user);
    const another = await opened(somebody());
    for (const token of [manager, await app.login('root@example.com'), another.token]) {
      expect((await copyCards({ ...now, token })).status).toBe(403);
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
    const person = { ...somebody(), ...base };
    await earlier({ ...person, ...then });
    const { status, body } = await copyCards(await opened({ ...person, ...now }));
    expect({ status, count: body.length }).toEqual({ status: 200, count });
  });

  test('are proved by the phone number that received the code, where there is no e-mail', async () => {
    const { email: _, ...person } = somebody();
    await earlier(person);
    expect((await copyCards(await opened(person))).body).toHaveLength(1);
  });

  test('are not shown by an address that was changed after the code was sent', async () => {
    const [victim, other] = [somebody(), somebody()];
    await earlier(victim);
    const now = await opened(other);
    await saveDetails(app, now, victim, 1);
    expect((await copyCards(now)).body).toEqual([]);
  });

  test('are the newest of each type, over companies, as renewed by their holder, and none that was archived', async () => {
    const user = somebody();
    const first = await earlier(user, {
      cards: () =>
        Promise.resolve([
          given(HOT_WORK, '2029-01-01'),
          given('Ensiapukortti', '2029-02-02'),
          given('other', '2029-03-03', '', { nameOther: 'Nosturikortti' }),
        ]),
    });
    app.pass(60);
    await earlier(user, { cards: () => Promise.resolve([given(HOT_WORK, '2031-01-01')]), from: foreignPin });
    const [, aid, crane] = first.cards;
    app.pass(60);
    const { name } = (await app.send(`/cards/${aid?._id}/upload-image`, { token: manager, body: { upload: photo(8) } }))
      .body;
    await app.put(`/cards/${aid?._id}`, {
      token: manager,
      body: { version: 1, expires: '2032-02-02', imageSrc: name },
    });
    await app.put(`/cards/${crane?._id}/archive`, { token: manager });
    const now = await opened(user);
    const { body } = await copyCards(now);
    expect(body).toMatchObject([
      { name: 'Ensiapukortti', expires: '2032-02-02', imageSrc: name, userFormId: first.id },
      { name: HOT_WORK, expires: '2031-01-01' },
    ]);
    expect(body).toHaveLength(2);
    expect(app.files.objects.has(`static/images/userForm/${first.id}/${name}`)).toBe(true);
    expect((await copyImage(now, { imageSrc: name, fromUserFormId: first.id })).status).toBe(200);
  });

  test('are shown to the user who claimed both inductions, without a code', async () => {
    const token = await app.login('worker@example.com');
    const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const claimed = async () => {
      const got = await app.send('/user-forms?language=fi', { token, body: { inductionFormPin: pin, userId } });
      return { id: got.body._id, token, resumeKey: '', body: got.body } satisfies Started;
    };
    const before = await claimed();
    await saveDetails(app, before, PERSON);
    const content = [{ ...before.body.pages[0].content[0], images: await oneCard(before) }];
    await app.put(`/user-forms/${before.id}/sign-page/0`, { token, body: { content, version: 0 } });
    await app.put(`/user-forms/${before.id}/sign-page/1`, { token });
    const last = answered(before.body.pages[2].content);
    await app.put(`/user-forms/${before.id}/sign-page/2`, { token, body: { content: last, version: 0 } });
    await app.settle();
    const now = await claimed();
    expect((await copyCards(now)).body).toMatchObject([{ name: HOT_WORK, userFormId: before.id }]);
    const { body } = await copyCards(now);
    expect((await copyImage(now, { imageSrc: body[0].imageSrc, fromUserFormId: before.id })).status).toBe(200);
  });
});

describe('copying a photo', () => {
  test('takes only what copy-cards answers', async () => {
    const user = somebody();
    const before = await earlier(user);
    const stranger = await earlier(somebody());
    const now = await opened(user);
    const imageSrc = String(before.cards[0]?.imageSrc);
    const unused = await uploaded(app, before, 9);
    const refused = { status: 422, body: { code: 'file_missing' } };
    for (const [name, fromUserFormId] of [
      [imageSrc, stranger.id],
      [unused, before.id],
      [`../${before.id}/${imageSrc}`, before.id],
      ['', before.id],
      [imageSrc, now.id],
    ]) {
      expect(await copyImage(now, { imageSrc: name, fromUserFormId })).toMatchObject(refused);
    }
    const elsewhere = await copyImage(now, { imageSrc, fromUserFormId: before.id, toUserFormId: stranger.id });
    expect(elsewhere).toMatchObject({ status: 422, body: { issues: [{ path: 'toUserFormId' }] } });
  });

  test('counts among the sixty files of an induction, once however often it is asked for', async () => {
    const user = somebody();
    const before = await earlier(user);
    const now = await opened(user);
    const wanted = { imageSrc: before.cards[0]?.imageSrc, fromUserFormId: before.id };
    const key = uuid();
    for (let n = 0; n < 3; n += 1) expect((await copyImage(now, wanted, key)).status).toBe(200);
    expect((await copyImage(now, { ...wanted, imageSrc: 'toinen.png' }, key)).status).toBe(422);
    const statuses = [];
    for (let n = 0; n < 60; n += 1) {
      statuses.push(
        (await app.send(`/user-forms/${now.id}/upload-image`, { token: now.token, body: { upload: photo(1) } })).status,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(59);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is refused once the induction is approved', async () => {
    const user = somebody();
    const before = await earlier(user);
    const now = await takeWithCards(app, pin, { cards: oneCard, user });
    await app.put(`/user-forms/${now.id}/approve`, { token: manager, body: { approved: true } });
    await app.send(`/edit-codes/userForm/${now.id}`, { body: { id: now.id, cardFetch: true, reset: true } });
    const code = await sentCode(app);
    const { body } = await app.send(`/edit-codes/userForm/${now.id}/token`, { body: { code, cardFetch: true } });
    const copied = await copyImage(
      { ...now, token: body.token },
      { imageSrc: before.cards[0]?.imageSrc, fromUserFormId: before.id },
    );
    expect(copied).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });
});
