import type { Actor } from '../../shared/core/actor.ts';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { FileOwner } from '../http/file-token.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { announceUpload } from './announce-upload.ts';
import { confirmUpload, DOCUMENT } from './confirm-upload.ts';
import { dataUrlBytes, documentUrlBytes } from './data-url.ts';
import { countFile } from './file-count.ts';
import { placeDocument } from './place-document.ts';
import { cleanImage, storeImage } from './place-image.ts';

/** Photos that a card takes in a day: anyone with its token may send them. */
const CARD_PHOTOS: Limit = { name: 'cardPhoto', most: 30, windowSeconds: 24 * 3600 };

/** Refuses a caller who may not put files into the entity of that id. */
type Requires = (world: World, actor: Actor, id: string) => Promise<void>;

export function mountUploads(
  app: App,
  world: World,
  requires: { userForm: Requires; card: Requires; inductionForm: Requires },
): void {
  mountUserFormUploads(app, world, requires.userForm);
  mountCardUploads(app, world, requires.card);
  mountInductionFormUploads(app, world, requires.inductionForm);
}

function mountUserFormUploads(app: App, world: World, requireOwn: Requires): void {
  answer(app, world, uploadApi.userFormImage, async ({ actor, params: { id }, body, once }) => {
    await requireOwn(world, actor, id);
    await countFile(world, id);
    const place = { owner: 'userForm', id } as const;
    if ('upload' in body) return takeImage(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmUserFormImage, async ({ actor, params }) => {
    await requireOwn(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'userForm', ...params }) };
  });
}

function mountCardUploads(app: App, world: World, requireOpen: Requires): void {
  answer(app, world, uploadApi.cardImage, async ({ actor, params: { id }, body, once }) => {
    await requireOpen(world, actor, id);
    await takeAttempt(world.table, CARD_PHOTOS, id, world.now());
    const place = { owner: 'card', id } as const;
    if ('upload' in body) return takeImage(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmCardImage, async ({ actor, params }) => {
    await requireOpen(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'card', ...params }) };
  });
}

function mountInductionFormUploads(app: App, world: World, requireWritable: Requires): void {
  answer(app, world, uploadApi.inductionFormImage, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    const place = { owner: 'inductionForm', id } as const;
    if ('upload' in body) return takeImage(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmInductionFormImage, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'inductionForm', ...params }) };
  });

  answer(app, world, uploadApi.inductionFormDocument, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    const place = { owner: 'inductionForm', id } as const;
    if ('upload' in body) return takeDocument(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmInductionFormDocument, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'inductionForm', ...params }, DOCUMENT) };
  });
}

type SentFile = { owner: FileOwner; id: string; upload: string; once: Once | undefined };

/** Places a picture that came as a data URL. The name follows from the bytes, so it is promised before the file is put. */
async function takeImage(world: World, { owner, id, upload, once }: SentFile): Promise<{ name: string }> {
  const image = cleanImage(dataUrlBytes(upload).bytes);
  const { result } = await writeOnce(world.table, { once, now: world.now(), result: { name: image.name }, writes: [] });
  await storeImage(world, { owner, id }, image);
  return result;
}

/** Places a document that came as a data URL. */
async function takeDocument(world: World, { owner, id, upload, once }: SentFile): Promise<{ name: string }> {
  const name = await placeDocument(world, { owner, id, bytes: documentUrlBytes(upload) });
  return (await writeOnce(world.table, { once, now: world.now(), result: { name }, writes: [] })).result;
}
