import { permitFormUploadApi, permitUploadApi } from '../../shared/uploads/upload-api.ts';
import { answer, type App } from '../http/answer.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import type { World } from '../world.ts';
import { confirmUpload, DOCUMENT } from './confirm-upload.ts';
import { takeDocument, takeImage } from './take-upload.ts';
import type { Requires } from './upload-routes.ts';

/** Files that a permit takes in a day. */
const PERMIT_FILES: Limit = { name: 'permitFile', most: 60, windowSeconds: 24 * 3600 };

export function mountPermitFormUploads(app: App, world: World, requireWritable: Requires): void {
  const owner = 'permitForm';

  answer(app, world, permitFormUploadApi.permitFormImage, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    return takeImage(world, { owner, id }, { body, once });
  });

  answer(app, world, permitFormUploadApi.confirmPermitFormImage, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner, ...params }) };
  });

  answer(app, world, permitFormUploadApi.permitFormDocument, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    return takeDocument(world, { owner, id }, { body, once });
  });

  answer(app, world, permitFormUploadApi.confirmPermitFormDocument, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner, ...params }, DOCUMENT) };
  });
}

export function mountPermitUploads(app: App, world: World, requireWritable: Requires): void {
  const owner = 'permit';

  answer(app, world, permitUploadApi.permitImage, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    await takeAttempt(world.table, PERMIT_FILES, id, world.now());
    return takeImage(world, { owner, id }, { body, once });
  });

  answer(app, world, permitUploadApi.confirmPermitImage, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner, ...params }) };
  });

  answer(app, world, permitUploadApi.permitDocument, async ({ actor, params: { id }, body, once }) => {
    await requireWritable(world, actor, id);
    await takeAttempt(world.table, PERMIT_FILES, id, world.now());
    return takeDocument(world, { owner, id }, { body, once });
  });

  answer(app, world, permitUploadApi.confirmPermitDocument, async ({ actor, params }) => {
    await requireWritable(world, actor, params.id);
    return { name: await confirmUpload(world, { owner, ...params }, DOCUMENT) };
  });
}
