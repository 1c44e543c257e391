import type { Actor } from '../../shared/core/actor.ts';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { answer, type App } from '../http/answer.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import type { World } from '../world.ts';
import { confirmUpload, DOCUMENT } from './confirm-upload.ts';
import { countFile } from './file-count.ts';
import { announcingNetwork } from './pending-bytes.ts';
import { takeDocument, takeImage } from './take-upload.ts';

/** Photos that a card takes in a day: anyone with its token may send them. */
const CARD_PHOTOS: Limit = { name: 'cardPhoto', most: 30, windowSeconds: 24 * 3600 };

/** Refuses a caller who may not put files into the entity of that id. */
export type Requires = (world: World, actor: Actor, id: string) => Promise<void>;

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
  answer(app, world, uploadApi.userFormImage, async ({ actor, params: { id }, body, once, address }) => {
    await requireOwn(world, actor, id);
    await countFile(world, id);
    const place = { owner: 'userForm', id } as const;
    return takeImage(world, place, { body, once, network: announcingNetwork(world, actor, address) });
  });

  answer(app, world, uploadApi.confirmUserFormImage, async ({ actor, params, address }) => {
    await requireOwn(world, actor, params.id);
    const network = announcingNetwork(world, actor, address);
    return { name: await confirmUpload(world, { owner: 'userForm', ...params, network }) };
  });
}

function mountCardUploads(app: App, world: World, requireOpen: Requires): void {
  answer(app, world, uploadApi.cardImage, async ({ actor, params: { id }, body, once, address }) => {
    await requireOpen(world, actor, id);
    await takeAttempt(world.table, CARD_PHOTOS, id, world.now());
    const place = { owner: 'card', id } as const;
    return takeImage(world, place, { body, once, network: announcingNetwork(world, actor, address) });
  });

  answer(app, world, uploadApi.confirmCardImage, async ({ actor, params, address }) => {
    await requireOpen(world, actor, params.id);
    const network = announcingNetwork(world, actor, address);
    return { name: await confirmUpload(world, { owner: 'card', ...params, network }) };
  });
}

function mountInductionFormUploads(app: App, world: World, requireWritable: Requires): void {
  answer(app, world, uploadApi.inductionFormImage, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    const place = { owner: 'inductionForm', id } as const;
    return takeImage(world, place, { body, once });
  });

  answer(app, world, uploadApi.confirmInductionFormImage, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'inductionForm', ...params }) };
  });

  answer(app, world, uploadApi.inductionFormDocument, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    const place = { owner: 'inductionForm', id } as const;
    return takeDocument(world, place, { body, once });
  });

  answer(app, world, uploadApi.confirmInductionFormDocument, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner: 'inductionForm', ...params }, DOCUMENT) };
  });
}
