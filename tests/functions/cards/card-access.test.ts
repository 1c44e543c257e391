import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCardsForm, given, photo, takeWithCards, uploaded, type Taken } from '../../fixtures/cards-walk.ts';
import { sentCode } from '../../fixtures/outside/sent-code.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, start, startSeededApp } from '../../fixtures/walk.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';

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

type Owned = { id: string; induction: Taken; token: string };

/** A card of somebody whom nothing was sent to yet, with its holder's token. */
async function ownedCard(): Promise<Owned> {
  people += 1;
  const user = { ...PERSON, email: `kortti${people}@example.org`, phoneNumber: `+35840124${4500 + people}` };
  const induction = await takeWithCards(app, pin, {
    cards: async (started) => [given('Tulityökortti', '2030-05-01', await uploaded(app, started))],
    user,
  });
  await app.settle();
  const id = String(induction.cards[0]?._id);
  return { id, induction, token: await holderToken(id) };
}

async function holderToken(id: string): Promise<string> {
  await app.call(
    editCodeApi.sendForCard,
    { params: { id }, body: { reset: true } },
    { address: `198.51.100.${people}` },
  );
  const { body } = await app.call(editCodeApi.verifyForCard, { params: { id }, body: { code: await sentCode(app) } });
  return String(body.token);
}

const cardAt = (id: string, token = manager) => app.call(cardApi.get, { params: { id } }, { token });
const save = (id: string, body: object, token = manager) =>
  app.call(cardApi.update, { params: { id }, body }, { token });

describe('a card', () => {
  test('is read by card roles of its company and by its holder, and by nobody else', async () => {
    const mine = await ownedCard();
    const other = await ownedCard();
    const worker = await start(app, pin);
    expect((await cardAt(mine.id)).status).toBe(200);
    expect((await cardAt(mine.id, await app.login('viewer@example.com'))).status).toBe(200);
    expect((await cardAt(mine.id, await app.login('admin@example.com'))).status).toBe(403);
    expect((await cardAt(mine.id, await app.login('admin@toinen.example.com'))).status).toBe(404);
    expect((await cardAt(mine.id, mine.token)).status).toBe(200);
    expect((await cardAt(mine.id, other.token)).status).toBe(403);
    expect((await cardAt(mine.id, mine.induction.token)).status).toBe(403);
    expect((await cardAt(mine.id, worker.token)).status).toBe(403);
    expect((await app.call(userFormApi.get, { params: { id: mine.induction.id } }, { token: mine.token })).status).toBe(
      403,
    );
  });

  test('is changed, approved and archived by cardCRUD of its company only', async () => {
    const { id, token, induction } = await ownedCard();
    const callers = [
      [await app.login('viewer@example.com'), 403],
      [await app.login('admin@toinen.example.com'), 404],
      [induction.token, 403],
    ] as const;
    for (const [caller, status] of callers) {
      expect((await save(id, { version: 1, expires: '2031-01-01' }, caller)).status).toBe(status);
      for (const action of ['approve', 'archive', 'unarchive'] as const) {
        expect((await app.call(cardApi[action], { params: { id } }, { token: caller })).status).toBe(status);
      }
      const upload = await app.call(
        uploadApi.cardImage,
        { params: { id }, body: { upload: photo(4) } },
        { token: caller },
      );
      expect(upload.status).toBe(status);
    }
    for (const action of ['approve', 'archive', 'unarchive'] as const) {
      expect((await app.call(cardApi[action], { params: { id } }, { token })).status).toBe(403);
    }
    expect((await cardAt(id)).body).toMatchObject({ version: 1, approved: false, archived: false, history: [] });
  });

  test('is renewed by its holder: photo, expiry and type, never the person, and waits for a new approval', async () => {
    const { id, token, induction } = await ownedCard();
    await app.call(cardApi.approve, { params: { id } }, { token: manager });
    const { name } = (await app.call(uploadApi.cardImage, { params: { id }, body: { upload: photo(5) } }, { token }))
      .body;
    const body = {
      version: 1,
      name: 'other',
      nameOther: 'Hitsauskortti',
      expires: '2033-03-03',
      imageSrc: name,
      firstName: 'Joku',
      lastName: 'Muu',
      company: 'Muu Oy',
      approved: true,
      userFormId: 'A'.repeat(22),
      inductionFormId: 'A'.repeat(22),
    };
    const saved = await save(id, body, token);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        name: 'other',
        nameOther: 'Hitsauskortti',
        expires: '2033-03-03',
        imageSrc: name,
        firstName: PERSON.firstName,
        lastName: PERSON.lastName,
        company: PERSON.company,
        approved: false,
        version: 2,
        userFormId: induction.id,
        history: [
          { what: 'changed', by: 'holder' },
          { what: 'approved', by: 'user', user: null },
        ],
        archivedBy: null,
      },
    });
    const { history } = (await cardAt(id)).body;
    expect(history).toMatchObject([
      { what: 'changed', by: 'holder', user: null, former: { name: 'Tulityökortti', expires: '2030-05-01' } },
      { what: 'approved', by: 'user', user: { name: 'Matti Mestari' } },
    ]);
    const signed: Got = await app.call(userFormApi.get, { params: { id: induction.id } }, { token: manager });
    expect(signed.body.pages[0].content[0].images).toMatchObject([{ name: 'Tulityökortti', expires: '2030-05-01' }]);
  });

  test('keeps its approval and takes another person when staff correct it', async () => {
    const { id } = await ownedCard();
    await app.call(cardApi.approve, { params: { id } }, { token: manager });
    const saved = await save(id, { version: 1, lastName: 'Korjattu', company: 'Korjaus Oy' });
    expect(saved.body).toMatchObject({ lastName: 'Korjattu', company: 'Korjaus Oy', approved: true, version: 2 });
    expect(
      (await app.call(cardApi.approve, { params: { id }, body: { approved: false } }, { token: manager })).body,
    ).toMatchObject({
      approved: false,
      version: 2,
    });
  });

  test('cannot lose its photo, its date or its name, nor take a photo of another card', async () => {
    const { id, token } = await ownedCard();
    const other = await ownedCard();
    const { imageSrc } = (await cardAt(other.id)).body;
    const foreign = (
      await app.call(uploadApi.cardImage, { params: { id: other.id }, body: { upload: photo(6) } }, { token: manager })
    ).body;
    expect(imageSrc).not.toBe(foreign.name);
    for (const caller of [manager, token]) {
      for (const [change, path] of [
        [{ imageSrc: '' }, 'imageSrc'],
        [{ expires: '' }, 'expires'],
        [{ name: '' }, 'name'],
        [{ imageSrc: foreign.name }, 'imageSrc'],
        [{ imageSrc: `../${other.id}/${foreign.name}` }, 'imageSrc'],
      ] as const) {
        const got = await save(id, { version: 1, ...change }, caller);
        expect({ change, status: got.status, path: got.body.issues?.[0]?.path }).toEqual({ change, status: 422, path });
      }
    }
    expect((await cardAt(id)).body.version).toBe(1);
  });

  test('is saved over the version that was read: a missing one is 422, a stale one 409 with the card, the same again 200', async () => {
    const { id, token } = await ownedCard();
    expect(await save(id, { expires: '2031-01-01' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'version' }] },
    });
    expect((await save(id, { version: 1, expires: '2031-01-01' })).status).toBe(200);
    const stale = await save(id, { version: 1, expires: '2032-01-01' }, token);
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'version_conflict',
        current: { expires: '2031-01-01', version: 2, history: [{ by: 'user', user: null }] },
      },
    });
    expect((await save(id, { version: 1, expires: '2031-01-01' })).status).toBe(200);
  });

  test('is changed by one of two who save at once', async () => {
    const { id } = await ownedCard();
    const both = await Promise.all([
      save(id, { version: 1, expires: '2031-01-01' }),
      save(id, { version: 1, expires: '2032-01-01' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await cardAt(id)).body).toMatchObject({ version: 2, history: [{ what: 'changed' }] });
  });

  test('that is archived ends its holder’s tokens for good, and takes neither changes nor approvals', async () => {
    const { id, token } = await ownedCard();
    expect((await app.call(cardApi.archive, { params: { id } }, { token: manager })).body).toMatchObject({
      archived: true,
      archivedBy: { name: 'Matti Mestari' },
    });
    expect((await cardAt(id, token)).status).toBe(401);
    expect((await save(id, { version: 1, expires: '2031-01-01' }, token)).status).toBe(401);
    expect(
      (await app.call(uploadApi.cardImage, { params: { id }, body: { upload: photo(1) } }, { token })).status,
    ).toBe(401);
    expect((await app.call(editCodeApi.sendForCard, { params: { id }, body: {} })).status).toBe(404);
    expect(await save(id, { version: 1, expires: '2031-01-01' })).toMatchObject({ body: { code: 'invalid_state' } });
    expect((await app.call(cardApi.approve, { params: { id } }, { token: manager })).body.code).toBe('invalid_state');
    const back = await app.call(cardApi.unarchive, { params: { id } }, { token: manager });
    expect(back.body).toMatchObject({ archived: false, archivedBy: null });
    expect((await cardAt(id, token)).status).toBe(401);
    expect((await cardAt(id, await holderToken(id))).status).toBe(200);
  });

  test('takes thirty photos a day, from whomever', async () => {
    const { id, token } = await ownedCard();
    const send = (number: number) =>
      app.call(
        uploadApi.cardImage,
        { params: { id }, body: { upload: photo(number) } },
        { token: number % 2 ? token : manager },
      );
    const statuses = [];
    for (let number = 0; number < 31; number += 1) statuses.push((await send(number)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  test('takes a photo that was posted to the store, once it is confirmed', async () => {
    const { id, token } = await ownedCard();
    const announced: Got = await app.call(
      uploadApi.cardImage,
      { params: { id }, body: { contentType: 'image/png', size: 999 } },
      { token },
    );
    expect(announced.status).toBe(200);
    const { name, fields } = announced.body;
    expect((await app.call(uploadApi.confirmCardImage, { params: { id, name } }, { token })).body.code).toBe(
      'file_missing',
    );
    await app.files.put(fields.key, Buffer.from(photo(7).split(',')[1] ?? '', 'base64'), 'image/png');
    const confirmed = await app.call(uploadApi.confirmCardImage, { params: { id, name } }, { token });
    expect((await save(id, { version: 1, imageSrc: confirmed.body.name }, token)).body.imageSrc).toBe(
      confirmed.body.name,
    );
  });
});
