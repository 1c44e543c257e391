import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { answer, type App } from '../http/answer.ts';
import { copyName } from '../http/copy-name.ts';
import type { World } from '../world.ts';
import { copyPermit, createPermit } from './create-permit.ts';
import { listPermits } from './list-permits.ts';
import { loadPermit } from './load-permit.ts';
import { archivePermit, cancelPermit, deletePermitImage, removePermit, submitPermit } from './move-permit.ts';
import { drawNewPin, showAskedPin } from './new-pin.ts';
import { reviewPermit } from './review-permit.ts';
import { showPermit } from './show-permit.ts';
import { signPermit } from './sign-permit.ts';
import { updatePermit } from './update-permit.ts';

export function mountPermits(app: App, world: World): void {
  mountReading(app, world);
  mountWriting(app, world);
  mountMoves(app, world);
}

function mountReading(app: App, world: World): void {
  answer(app, world, permitApi.review, ({ params, body, address }) =>
    reviewPermit(world, { id: params.id, pin: body.pin, address }),
  );

  answer(app, world, permitApi.listOfProject, listPermits);

  answer(app, world, permitApi.get, async ({ actor, params }) =>
    showPermit(world, actor, await loadPermit(world, actor, params.id)),
  );
}

function mountWriting(app: App, world: World): void {
  answer(app, world, permitApi.create, async ({ actor, body, once }) =>
    showPermit(world, actor, await createPermit(world, { actor: staffOf(actor), draft: body, once })),
  );

  answer(app, world, permitApi.copy, async ({ actor, params, query, once }) => {
    const source = await loadPermit(world, actor, params.id);
    const name = copyName(source.head.name, query.language ?? 'fi');
    return showPermit(world, actor, await copyPermit(world, { actor: staffOf(actor), source, name, once }));
  });

  answer(app, world, permitApi.update, async ({ actor, params, body }) => {
    const loaded = await loadPermit(world, actor, params.id);
    return showPermit(world, actor, await updatePermit(world, { actor: staffOf(actor), loaded, body }));
  });

  answer(app, world, permitApi.deleteImage, async ({ actor, params, body: { imageName } }) => {
    const asked = { actor: staffOf(actor), id: params.id, imageName };
    return showPermit(world, actor, await deletePermitImage(world, asked));
  });

  answer(app, world, permitApi.remove, async ({ actor, params }) => {
    await removePermit(world, { actor: staffOf(actor), id: params.id });
    return {};
  });
}

function mountMoves(app: App, world: World): void {
  answer(app, world, permitApi.submit, async ({ actor, params }) =>
    showPermit(world, actor, await submitPermit(world, { actor: staffOf(actor), id: params.id })),
  );

  answer(app, world, permitApi.sign, async (call) => showPermit(world, call.actor, await signPermit(call)));

  answer(app, world, permitApi.cancel, async ({ actor, params, body }) => {
    const asked = { actor: staffOf(actor), id: params.id, reason: (body?.reason ?? '').trim() };
    return showPermit(world, actor, await cancelPermit(world, asked));
  });

  answer(app, world, permitApi.archive, async ({ actor, params }) =>
    showPermit(world, actor, await archivePermit(world, { actor: staffOf(actor), id: params.id, archived: true })),
  );

  answer(app, world, permitApi.unarchive, async ({ actor, params }) =>
    showPermit(world, actor, await archivePermit(world, { actor: staffOf(actor), id: params.id, archived: false })),
  );

  answer(app, world, permitApi.drawPin, ({ actor, params }) =>
    drawNewPin(world, { actor: staffOf(actor), id: params.id, personId: params.personId }),
  );

  answer(app, world, permitApi.showPin, ({ actor, params }) =>
    showAskedPin(world, { actor: staffOf(actor), id: params.id, personId: params.personId }),
  );
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  return actor;
}
