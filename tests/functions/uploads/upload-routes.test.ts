import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanImage } from '../../../functions/uploads/place-image.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { uuid, type Got, type Sent, type TestApp } from '../../fixtures/test-app.ts';
import { start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import * as made from './made-images.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const PHOTO = made.jpeg({ width: 40, height: 24 }, { before: made.JPEG_METADATA, after: Buffer.from(made.CANARY) });
const CLEAN = cleanImage(PHOTO);

const upload = (form: Started, body: object, sent: Omit<Sent, 'body'> = {}): Promise<Got> =>
  app.call(uploadApi.userFormImage, { params: { id: form.id }, body }, { token: form.token, ...sent });
const confirm = (form: Started, name: string, token = form.token) =>
  app.call(uploadApi.confirmUserFormImage, { params: { id: form.id, name } }, { token });
const announced = { contentType: 'image/jpeg', size: PHOTO.length };
const stored = (form: Started, name: string) => app.files.objects.get(`static/images/userForm/${form.id}/${name}`);
const sent = (bytes: Uint8Array, type = 'image/jpeg') => ({ upload: made.dataUrl(type, bytes) });

/** Announces a picture and posts bytes as the browser would. */
async function posted(form: Started, bytes: Uint8Array): Promise<string> {
  const { body } = await upload(form, announced);
  await app.files.put(body.fields.key, bytes, 'image/jpeg');
  return body.name;
}

describe('a small picture is taken at once', () => {
  test('it is stored among the files of its induction, stripped, by the name of its content', async () => {
    const form = await start(app);
    const got = await upload(form, { ...sent(PHOTO), formId: form.id });
    expect(got).toMatchObject({ status: 200, body: { name: CLEAN.name } });
    expect(CLEAN.name).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(stored(form, CLEAN.name)).toEqual({ bytes: CLEAN.bytes, contentType: 'image/jpeg' });
    expect(Buffer.from(CLEAN.bytes).includes('CANARY')).toBe(false);
  });

  test('its type is told by its content, not by its name', async () => {
    const form = await start(app);
    const { body } = await upload(form, sent(made.png(), 'image/jpeg'));
    expect(body.name).toMatch(/\.png$/);
    expect(stored(form, body.name)?.contentType).toBe('image/png');
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture with a page behind it', Buffer.concat([made.png(), Buffer.from('<html>')])],
  ])('%s is refused at the field, and nothing is stored', async (_, bytes) => {
    const form = await start(app);
    const before = app.files.objects.size;
    const got = await upload(form, sent(bytes));
    const refused = { code: 'validation_failed', issues: [{ path: 'upload', code: 'invalid_value' }] };
    expect(got).toMatchObject({ status: 422, body: refused });
    expect(app.files.objects.size).toBe(before);
  });

  test('a picture of too many pixels is too large', async () => {
    const form = await start(app);
    const huge = made.jpegOf(made.jpegScan({ width: 60_000, height: 60_000 }));
    expect(await upload(form, sent(huge))).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  test('sent again with its key it answers the same; the key with another picture is refused', async () => {
    const form = await start(app);
    const key = uuid();
    const first = await upload(form, sent(PHOTO), { key });
    expect((await upload(form, sent(PHOTO), { key })).body).toEqual(first.body);
    expect(await upload(form, sent(made.png()), { key })).toMatchObject({ status: 422 });
    expect(stored(form, cleanImage(made.png()).name)).toBeUndefined();
  });
});

describe('a large picture is announced, posted and confirmed', () => {
  test('the POST goes to a key of its own outside of what is served', async () => {
    const form = await start(app);
    const [first, second] = [await upload(form, announced), await upload(form, announced)];
    expect(first.body.fields.key).toBe(`pending/images/userForm/${form.id}/${first.body.name}`);
    expect(first.body.name).toMatch(/^[\w-]{22}\.jpg$/);
    expect(second.body.name).not.toBe(first.body.name);
  });

  test('both ways give the same picture the same name', async () => {
    const form = await start(app);
    const { body } = await confirm(form, await posted(form, PHOTO));
    expect(body).toEqual({ name: CLEAN.name });
    expect(stored(form, CLEAN.name)?.bytes).toEqual(CLEAN.bytes);
  });

  test('after it nothing of the posted original is left', async () => {
    const form = await start(app);
    await confirm(form, await posted(form, PHOTO));
    const all = [...app.files.objects].filter(([key]) => key.includes(form.id));
    expect(all.some(([, { bytes }]) => Buffer.from(bytes).includes('CANARY'))).toBe(false);
  });

  test('confirming again, and five times at once, answers the same name', async () => {
    const form = await start(app);
    const name = await posted(form, PHOTO);
    const all = [...(await Promise.all([1, 2, 3, 4, 5].map(() => confirm(form, name)))), await confirm(form, name)];
    for (const got of all) expect(got).toMatchObject({ status: 200, body: { name: CLEAN.name } });
  });

  test('an announcement sent again with its key answers the same name', async () => {
    const form = await start(app);
    const key = uuid();
    const first = await upload(form, announced, { key });
    const again = await upload(form, announced, { key });
    expect(again.body.name).toBe(first.body.name);
    expect(again.body.fields.key).toBe(first.body.fields.key);
  });

  test('what is no picture is refused and never placed', async () => {
    const form = await start(app);
    const name = await posted(form, Buffer.from('<svg onload="alert(1)"/>'));
    const refused = { code: 'validation_failed', issues: [{ path: 'upload', code: 'invalid_value' }] };
    expect(await confirm(form, name)).toMatchObject({ status: 422, body: refused });
    expect([...app.files.objects.keys()].filter((key) => key.startsWith(`static/images/userForm/${form.id}`))).toEqual(
      [],
    );
  });

  test('what was never posted, or not to this induction, is missing', async () => {
    const [form, other] = [await start(app), await start(app)];
    const { body } = await upload(form, announced);
    const missing = { status: 422, body: { code: 'file_missing' } };
    expect(await confirm(form, body.name)).toMatchObject(missing);
    expect(await confirm(form, await posted(other, PHOTO))).toMatchObject(missing);
  });

  test.each(['..%2F..%2Fversions%2Fx', 'a.jpg', `${'a'.repeat(22)}.svg`, `${'a'.repeat(22)}.jpg%00`, CLEAN.name])(
    'the name %s, which no announcement gave, is missing',
    async (name) => {
      const form = await start(app);
      await app.files.put(`pending/images/userForm/${form.id}/${decodeURIComponent(name)}`, PHOTO, 'image/jpeg');
      expect(await confirm(form, name)).toMatchObject({ status: 422, body: { code: 'file_missing' } });
    },
  );

  test('whoever posts the text of a receipt gains no picture that is not theirs', async () => {
    const [form, other] = [await start(app), await start(app)];
    await upload(other, sent(PHOTO));
    const name = await posted(form, Buffer.from(`confirmed ${CLEAN.name}`));
    expect(await confirm(form, name)).toMatchObject({ status: 422, body: { code: 'file_missing' } });
  });

  test('a file announced as too large or as another type is refused', async () => {
    const form = await start(app);
    const refused = { status: 422, body: { code: 'validation_failed' } };
    const tooLarge = { status: 413, body: { code: 'too_large' } };
    expect(await upload(form, { ...announced, size: 10 * 1024 * 1024 + 1 })).toMatchObject(tooLarge);
    expect(await upload(form, { ...announced, size: 0 })).toMatchObject(refused);
    expect(await upload(form, { ...announced, contentType: 'image/svg+xml' })).toMatchObject(refused);
  });
});

describe('only the owner of an open induction puts pictures into it', () => {
  test('nobody, the worker of another induction and staff of another company are refused', async () => {
    const [form, other] = [await start(app), await start(app)];
    const foreign = await app.login('admin@toinen.example.com');
    for (const [token, statuses] of [
      [undefined, [401]],
      [other.token, [403, 404]],
      [foreign, [403, 404]],
    ] as const) {
      expect(statuses).toContain((await upload(form, sent(PHOTO), { token })).status);
      expect(statuses).toContain((await upload(form, announced, { token })).status);
      const name = await posted(form, PHOTO);
      const got = await app.call(uploadApi.confirmUserFormImage, { params: { id: form.id, name } }, { token });
      expect(statuses).toContain(got.status);
    }
    expect(stored(form, CLEAN.name)).toBeUndefined();
  });

  test('an approved induction takes no picture', async () => {
    const form = await takeWhole(app);
    const manager = await app.login('manager@example.com');
    expect(
      await app.call(
        userFormActionApi.approve,
        { params: { id: form.id }, body: { approved: true } },
        { token: manager },
      ),
    ).toMatchObject({ status: 200 });
    expect(await upload(form, sent(PHOTO))).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    expect(await upload(form, announced)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    expect(stored(form, CLEAN.name)).toBeUndefined();
  });

  test('no induction takes in more than 60 pictures', async () => {
    const form = await start(app);
    const statuses: number[] = [];
    for (let batch = 0; batch < 13; batch += 1) {
      const got = await Promise.all(Array.from({ length: 10 }, () => upload(form, announced)));
      statuses.push(...got.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await upload(form, sent(PHOTO))).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    app.pass(24 * 3600 + 1);
    const fresh = await start(app);
    expect((await upload(fresh, sent(PHOTO))).status).toBe(200);
  });
});

describe('files that are announced and not confirmed', () => {
  const LARGEST = { contentType: 'image/jpeg', size: 10 * 1024 * 1024 };

  test('are 100 MiB an hour for one address, whichever inductions they are for; what is confirmed counts no more', async () => {
    const [one, other] = [await start(app), await start(app)];
    const address = '198.51.100.60';
    const announce = (form: Started, body: object, sent: Omit<Sent, 'body'> = {}) =>
      upload(form, body, { address, ...sent });
    const small = await announce(one, announced);
    await app.files.put(small.body.fields.key, PHOTO, 'image/jpeg');
    for (let at = 0; at < 9; at += 1) expect((await announce(at % 2 ? one : other, LARGEST)).status).toBe(200);
    const refused = await announce(other, LARGEST);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await announce(other, LARGEST, { address: '198.51.100.61' })).status).toBe(200);
    const params = { id: one.id, name: small.body.name };
    const sent = { token: one.token, address };
    for (let at = 0; at < 2; at += 1) {
      expect((await app.call(uploadApi.confirmUserFormImage, { params }, sent)).status).toBe(200);
    }
    expect((await announce(other, LARGEST)).status).toBe(200);
    expect((await announce(other, announced)).status).toBe(429);
    app.pass(3601);
    expect((await announce(other, LARGEST)).status).toBe(200);
  });

  test('count once, however often the announcement is repeated with its key', async () => {
    const form = await start(app);
    const key = uuid();
    for (let at = 0; at < 12; at += 1) {
      const got = await upload(form, LARGEST, { address: '198.51.100.62', key });
      expect(got.status).toBe(200);
    }
  });
});
