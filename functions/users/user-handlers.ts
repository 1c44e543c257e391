import type { Staff } from '../../shared/core/actor.ts';
import { hasRole } from '../../shared/core/access.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { userApi } from '../../shared/users/user-api.ts';
import { givesRoles } from '../../shared/users/user-rules.ts';
import type { Handlers } from '../http/answer.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { findTrailEvents } from '../store/entities/trail-events.ts';
import { userKey } from '../store/keys.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import { loadOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { createUser } from './create-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { sendInvitation } from './invitations.ts';
import { listPermitPersons, listUsers } from './list-users.ts';
import { removeUser } from './remove-user.ts';
import { sendVerification } from './send-verification.ts';
import { showUser } from './show-user.ts';
import { undoEmail } from './undo-email.ts';
import { updateUser } from './update-user.ts';
import { verifyEmail } from './verify-email.ts';

export const userHandlers = {
  list: ({ world, actor, query }) => listUsers(world, actor, query),

  permitPersons: ({ world, actor, query }) => listPermitPersons(world, actor, query),

  get: async ({ world, actor, params }) => showUser(await loadUser(world, { actor, id: params.id })),

  events: async ({ world, actor, params }) => {
    const { _id } = await loadUser(world, { actor, id: params.id });
    return { items: await findTrailEvents(world.table, userKey(_id)) };
  },

  name: async ({ world, actor, params }) => {
    const user = await loadUser(world, { actor, id: params.id, isForName: true });
    return { name: user.name };
  },

  create: async ({ world, actor, body, address, once }) => {
    const { currentPassword } = body;
    if (givesRoles(body) || body.password !== undefined)
      await requireConfirmed(world, { actor, currentPassword, address });
    return showUser(await createUser(world, { actor, draft: body, address, once }));
  },

  update: async ({ world, actor, params, body, address }) => {
    const before = await loadUser(world, { actor, id: params.id });
    return updateUser(world, { editor: actor, before, change: body, address });
  },

  remove: async ({ world, actor, params, address }) => {
    await removeUser(world, { editor: actor, user: await loadUser(world, { actor, id: params.id }), address });
    return {};
  },

  endSessions: async ({ world, actor, params }) => {
    await endUserSessions(world, { editor: actor, user: await loadUser(world, { actor, id: params.id }) });
    return {};
  },

  sendVerification: async ({ world, actor, params, address, once }) => {
    const user = await loadUser(world, { actor, id: params.id });
    await sendVerification(world, { user, address, once });
    return { success: true as const };
  },

  sendInvitation: async ({ world, actor, params, address, once }) => {
    const user = await loadUser(world, { actor, id: params.id });
    await sendInvitation(world, { user, address, once });
    return { success: true as const };
  },

  verifyEmail: async ({ world, params }) => ({
    success: true as const,
    email: await verifyEmail(world, params.id),
  }),

  undoEmail: ({ world, params }) => undoEmail(world, params.id),
} satisfies Handlers<typeof userApi>;

type Wanted = { actor: Staff; id: string; isForName?: boolean };

/** Oneself; for an admin a user of their company, for root any; by name, everyone finds the users of their company. */
async function loadUser(world: World, { actor, id, isForName = false }: Wanted): Promise<UserRecord> {
  if (actor.userId !== id && !isForName && !hasRole(actor, ['admin'])) throw new AppError('forbidden');
  return loadOwned(world, { actor, find: findUser, id });
}
