import type { Actor } from '../../shared/core/actor.ts';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { FileOwner } from '../http/file-token.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { announceUpload } from './announce-upload.ts';
import { confirmUpload } from './confirm-upload.ts';
import { dataUrlBytes } from './data-url.ts';
import { countFile } from './file-count.ts';
import { cleanImage, storeImage } from './place-image.ts';

/** Refuses a caller who may not put files into the entity of that id. */
type Requires = (world: World, actor: Actor, id: string) => Promise<void>;

/** Photos that a card takes in a day: anyone with its token may send them. */
const CARD_PHOTOS: Limit = { name: 'cardPhoto', most: 30, windowSeconds: 24 * 3600 };

export function mountUploads(app: App, world: World, requires: { userForm: Requires; card: Requires }): void {
  answer(app, world, uploadApi.userFormImage, async ({ actor, params: { id }, body, once }) => {
    await requires.userForm(world, actor, id);
    await countFile(world, id);
    const place = { owner: 'userForm', id } as const;
    if ('upload' in body) return takeImage(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmUserFormImage, async ({ actor, params }) => {
    await requires.userForm(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'userForm', ...params }) };
  });

  answer(app, world, uploadApi.cardImage, async ({ actor, params: { id }, body, once }) => {
    await requires.card(world, actor, id);
    await takeAttempt(world.table, CARD_PHOTOS, id, world.now());
    const place = { owner: 'card', id } as const;
    if ('upload' in body) return takeImage(world, { ...place, upload: body.upload, once });
    return announceUpload(world, { ...place, ...body, once });
  });

  answer(app, world, uploadApi.confirmCardImage, async ({ actor, params }) => {
    await requires.card(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'card', ...params }) };
  });
}

type SentImage = { owner: FileOwner; id: string; upload: string; once: Once | undefined };

/** Places a picture that came as a data URL. The name follows from the bytes, so it is promised before the file is put. */
async function takeImage(world: World, { owner, id, upload, once }: SentImage): Promise<{ name: string }> {
  const image = cleanImage(dataUrlBytes(upload).bytes);
  const { result } = await writeOnce(world.table, { once, now: world.now(), result: { name: image.name }, writes: [] });
  await storeImage(world, { owner, id }, image);
  return result;
}
