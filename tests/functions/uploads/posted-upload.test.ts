import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFiles } from '../../../functions/outside/files-s3.ts';
import { announceUpload } from '../../../functions/uploads/announce-upload.ts';
import { confirmUpload } from '../../../functions/uploads/confirm-upload.ts';
import { cleanImage } from '../../../functions/uploads/place-image.ts';
import type { World } from '../../../functions/world.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';
import { BUCKET, CREDENTIALS, REGION, startedStore } from '../../infra/local/s3/started-store.ts';
import * as made from './made-images.ts';

let app: TestApp;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', CREDENTIALS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', CREDENTIALS.secretAccessKey);
  app = await startTestApp();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});

const ID = 'A'.repeat(22);
const OWNER = { owner: 'userForm', id: ID } as const;

/** The world with a real object store, to which a browser may post. */
async function worldWithStore(): Promise<World> {
  const { endpoint } = await startedStore();
  return { ...app.world, files: createFiles({ bucket: BUCKET, region: REGION, endpoint }) };
}

async function postTo(
  { url, fields }: { url: string; fields: Record<string, string> },
  bytes: Buffer,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'IMG_0001.JPG');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

test('a photo posted to the real store is confirmed, stripped and stored under its final name', async () => {
  const world = await worldWithStore();
  const photo = made.jpeg({ width: 800, height: 600 }, { before: made.JPEG_METADATA });
  const { name, ...post } = await announceUpload(world, {
    ...OWNER,
    contentType: 'image/jpeg',
    size: photo.length,
    once: undefined,
  });
  expect(await postTo(post, photo)).toBe(204);
  const clean = cleanImage(photo);
  expect(await confirmUpload(world, { ...OWNER, name })).toBe(clean.name);
  expect(await confirmUpload(world, { ...OWNER, name })).toBe(clean.name);
  expect(Buffer.from((await world.files.get(`static/images/userForm/${ID}/${clean.name}`)) ?? [])).toEqual(clean.bytes);
});

test('more bytes than were announced are refused by the store itself', async () => {
  const world = await worldWithStore();
  const { name, ...post } = await announceUpload(world, {
    ...OWNER,
    contentType: 'image/jpeg',
    size: 100,
    once: undefined,
  });
  expect(await postTo(post, made.jpeg({ width: 800, height: 600 }))).toBe(400);
  await expect(confirmUpload(world, { ...OWNER, name })).rejects.toMatchObject({ code: 'file_missing' });
});
