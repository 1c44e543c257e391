import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { createCardsForm, photo, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { sentCode } from '../../fixtures/outside/sent-code.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { earlierCards } from './earlier-cards.ts';

let app: TestApp;
let manager: string;
let pin: string;
let calls: ReturnType<typeof earlierCards>;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  ({ pin } = await createCardsForm(app, await app.login('editor@example.com')));
  calls = earlierCards(app, pin);
});
afterAll(() => app.stop());

describe('copying a photo', () => {
  test('takes only what copy-cards answers', async () => {
    const user = calls.somebody();
    const before = await calls.earlier(user);
    const stranger = await calls.earlier(calls.somebody());
    const now = await calls.opened(user);
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
      expect(await calls.copyImage(now, { imageSrc: name, fromUserFormId })).toMatchObject(refused);
    }
    const elsewhere = await calls.copyImage(now, { imageSrc, fromUserFormId: before.id, toUserFormId: stranger.id });
    expect(elsewhere).toMatchObject({ status: 422, body: { issues: [{ path: 'toUserFormId' }] } });
  });

  test('counts among the sixty files of an induction, once however often it is asked for', async () => {
    const user = calls.somebody();
    const before = await calls.earlier(user);
    const now = await calls.opened(user);
    const wanted = { imageSrc: before.cards[0]?.imageSrc, fromUserFormId: before.id };
    const key = uuid();
    for (let n = 0; n < 3; n += 1) expect((await calls.copyImage(now, wanted, key)).status).toBe(200);
    expect((await calls.copyImage(now, { ...wanted, imageSrc: 'toinen.png' }, key)).status).toBe(422);
    const statuses = [];
    for (let n = 0; n < 60; n += 1) {
      statuses.push(
        (
          await app.call(
            uploadApi.userFormImage,
            { params: { id: now.id }, body: { upload: photo(1) } },
            { token: now.token },
          )
        ).status,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(59);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is refused once the induction is approved', async () => {
    const user = calls.somebody();
    const before = await calls.earlier(user);
    const now = await takeWithCards(app, pin, { cards: calls.oneCard, user });
    await app.ask(userFormActionApi.approve, { params: { id: now.id }, body: { approved: true } }, { token: manager });
    await app.ask(editCodeApi.sendForUserForm, {
      params: { id: now.id },
      body: { id: now.id, cardFetch: true, reset: true },
    });
    const code = await sentCode(app);
    const body = await app.ask(editCodeApi.verifyForUserForm, {
      params: { id: now.id },
      body: { code, cardFetch: true },
    });
    const copied = await calls.copyImage(
      { ...now, token: body.token },
      { imageSrc: before.cards[0]?.imageSrc, fromUserFormId: before.id },
    );
    expect(copied).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });
});
