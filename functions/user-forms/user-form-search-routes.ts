import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';
import { findUserFormByPin } from './find-by-pin.ts';
import { listOwnUserForms } from './list-own-user-forms.ts';
import { listPermitCandidates } from './list-permit-candidates.ts';
import { listProjectUserForms } from './list-user-forms.ts';
import { loadReadable } from './load-readable.ts';

/** Mounted before the calls whose path begins with an id: these paths would be taken for ids. */
export function mountUserFormSearch(app: App, world: World): void {
  answer(app, world, userFormSearchApi.mine, ({ actor, query }) =>
    listOwnUserForms(world, actor, { list: 'my-inductions', query, owner: { userId: userIdOf(actor) } }),
  );

  answer(app, world, userFormSearchApi.ofUser, ({ actor, params: { userId }, query }) => {
    const owner = { userId, ...scopeOf(actor, userId) };
    return listOwnUserForms(world, actor, { list: `user-forms of user ${userId}`, query, owner });
  });

  answer(app, world, userFormSearchApi.byIds, ({ actor, params }) => loadReadable(world, actor, params.ids));

  answer(app, world, userFormSearchApi.findByPin, ({ actor, query, address }) =>
    findUserFormByPin(world, { pin: query.pin, userId: userIdOf(actor), address }),
  );

  answer(app, world, userFormSearchApi.listOfProject, listProjectUserForms);

  answer(app, world, userFormSearchApi.permitCandidates, listPermitCandidates);
}

function userIdOf(actor: Actor): string {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  return actor.userId;
}

/** All of one's own; an admin sees what others claimed of the admin's company, root sees all. */
function scopeOf(actor: Actor, userId: string): { company?: string } {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  if (actor.userId === userId || actor.roles.includes('root')) return {};
  if (!actor.roles.includes('admin')) throw new AppError('forbidden');
  return { company: actor.company };
}
