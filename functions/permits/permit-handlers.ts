import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { Handlers } from '../http/answer.ts';
import { copyName } from '../verbs/copy-name.ts';
import { copyPermit, createPermit } from './create-permit.ts';
import { extendPermit, signExtension } from './field/extend-permit.ts';
import { handOverPermit, signHandOver } from './field/hand-over.ts';
import { endWork, noteRound } from './field/watch-permit.ts';
import { resumePermit, suspendPermit } from './field/suspend-permit.ts';
import { listCompanyPermits } from './list-company-permits.ts';
import { listPermits } from './list-permits.ts';
import { loadPermit } from './load-permit.ts';
import { archivePermit, cancelPermit, deletePermitImage, removePermit, submitPermit } from './move-permit.ts';
import { drawNewPin, showAskedPin } from './pins/new-pin.ts';
import { reviewPermit } from './review-permit.ts';
import { showPermit } from './show-permit.ts';
import { signPermit } from './sign-permit.ts';
import { updatePermit } from './update-permit.ts';

export const permitHandlers = {
  review: ({ world, params, body, address }) => reviewPermit(world, { id: params.id, address, ...body }),

  list: listCompanyPermits,

  listOfProject: listPermits,

  get: async ({ world, actor, params, query }) =>
    showPermit(world, actor, await loadPermit(world, actor, params.id), query.language),

  create: async ({ world, actor, body, once }) =>
    showPermit(world, actor, await createPermit(world, { actor, draft: body, once })),

  copy: async ({ world, actor, params, query, once }) => {
    const source = await loadPermit(world, actor, params.id);
    const name = copyName(source.head.name, query.language ?? 'fi');
    return showPermit(world, actor, await copyPermit(world, { actor, source, name, once }));
  },

  update: async ({ world, actor, params, body }) => {
    const loaded = await loadPermit(world, actor, params.id);
    return showPermit(world, actor, await updatePermit(world, { actor, loaded, body }));
  },

  deleteImage: async ({ world, actor, params, body: { imageName } }) => {
    const asked = { actor, id: params.id, imageName };
    return showPermit(world, actor, await deletePermitImage(world, asked));
  },

  remove: async ({ world, actor, params }) => {
    await removePermit(world, { actor, id: params.id });
    return {};
  },

  submit: async ({ world, actor, params }) =>
    showPermit(world, actor, await submitPermit(world, { actor, id: params.id })),

  sign: async (call) => showPermit(call.world, call.actor, await signPermit(call), call.body.language),

  suspend: async (call) => showPermit(call.world, call.actor, await suspendPermit(call)),
  resume: async ({ body = {}, ...call }) => showPermit(call.world, call.actor, await resumePermit({ ...call, body })),
  extend: async (call) => showPermit(call.world, call.actor, await extendPermit(call)),
  signExtension: async (call) => showPermit(call.world, call.actor, await signExtension(call)),
  handOver: async (call) => showPermit(call.world, call.actor, await handOverPermit(call)),
  signHandOver: async (call) => showPermit(call.world, call.actor, await signHandOver(call)),

  cancel: async ({ world, actor, params, body }) => {
    const asked = { actor, id: params.id, reason: (body?.reason ?? '').trim() };
    return showPermit(world, actor, await cancelPermit(world, asked));
  },

  endWork: async ({ body = {}, ...call }) => showPermit(call.world, call.actor, await endWork({ ...call, body })),

  noteRound: async (call) => showPermit(call.world, call.actor, await noteRound(call)),

  archive: async ({ world, actor, params, body }) => {
    const asked = { actor, id: params.id, archived: true, reason: (body?.reason ?? '').trim() };
    return showPermit(world, actor, await archivePermit(world, asked));
  },

  unarchive: async ({ world, actor, params }) =>
    showPermit(world, actor, await archivePermit(world, { actor, id: params.id, archived: false })),

  drawPin: ({ world, actor, params, once }) =>
    drawNewPin(world, { actor, id: params.id, personId: params.personId, once }),

  showPin: ({ world, actor, params }) => showAskedPin(world, { actor, id: params.id, personId: params.personId }),
} satisfies Handlers<typeof permitApi>;
