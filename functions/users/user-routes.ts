import type { Actor, Staff } from '../../shared/core/actor.ts';
import { hasRole } from '../../shared/core/access.ts';
import { AppError } from '../../shared/core/errors.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { answer, type App } from '../http/answer.ts';
import { findUser, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { createUser } from './create-user.ts';
import { sendInvitation } from './invitations.ts';
import { listPermitPersons, listUsers } from './list-users.ts';
import { removeUser } from './remove-user.ts';
import { sendVerification } from './send-verification.ts';
import { showUser } from './show-user.ts';
import { updateUser } from './update-user.ts';
import { verifyEmail } from './verify-email.ts';

export function mountUsers(app: App, world: World): void {
  answer(app, world, userApi.list, ({ actor, query }) => listUsers(world, actor, query));

  answer(app, world, userApi.permitPersons, ({ actor, query }) => listPermitPersons(world, actor, query));

  answer(app, world, userApi.get, async ({ actor, params }) =>
    showUser((await loadUser(world, { actor, id: params.id })).user),
  );

  answer(app, world, userApi.name, async ({ actor, params }) => {
    const { user } = await loadUser(world, { actor, id: params.id, isForName: true });
    return { name: user.name };
  });

  answer(app, world, userApi.create, async ({ actor, body, once }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    return showUser(await createUser(world, { actor, draft: body, once }));
  });

  answer(app, world, userApi.update, async ({ actor, params, body }) => {
    const { user, editor } = await loadUser(world, { actor, id: params.id });
    return updateUser(world, { editor, before: user, change: body });
  });

  answer(app, world, userApi.remove, async ({ actor, params }) => {
    const { user, editor } = await loadUser(world, { actor, id: params.id });
    await removeUser(world, { editor, user });
    return {};
  });

  answer(app, world, userApi.sendVerification, async ({ actor, params, address, once }) => {
    const { user } = await loadUser(world, { actor, id: params.id });
    await sendVerification(world, { user, address, once });
    return { success: true as const };
  });

  answer(app, world, userApi.sendInvitation, async ({ actor, params, address, once }) => {
    const { user } = await loadUser(world, { actor, id: params.id });
    await sendInvitation(world, { user, address, once });
    return { success: true as const };
  });

  answer(app, world, userApi.verifyEmail, async ({ params }) => ({
    success: true as const,
    email: await verifyEmail(world, params.id),
  }));
}

type Wanted = { actor: Actor; id: string; isForName?: boolean };

/** Oneself, or as an admin a user of one's company, as root any; by name, everyone finds the users of their company. */
async function loadUser(
  world: World,
  { actor, id, isForName = false }: Wanted,
): Promise<{ user: UserRecord; editor: Staff }> {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  if (actor.userId !== id && !isForName && !hasRole(actor, ['admin'])) throw new AppError('forbidden');
  const user = await findUser(world.table, id);
  const isTheirs = user?.company === actor.company || actor.roles.includes('root');
  if (!user || !isTheirs) throw new AppError('not_found');
  return { user, editor: actor };
}
