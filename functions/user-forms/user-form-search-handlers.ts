import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import type { Handlers } from '../http/answer.ts';
import { findUserFormByPin } from './start/find-by-pin.ts';
import { listOwnUserForms } from './start/list-own-user-forms.ts';
import { listPermitCandidates } from './review/list-permit-candidates.ts';
import { listProjectUserForms, listUserForms } from './review/list-user-forms.ts';
import { loadReadable } from './load-readable.ts';

export const userFormSearchHandlers = {
  mine: ({ world, actor, query }) =>
    listOwnUserForms(world, actor, { list: 'my-inductions', query, owner: { userId: actor.userId } }),

  ofUser: ({ world, actor, params: { userId }, query }) => {
    const owner = { userId, ...scopeOf(actor, userId) };
    return listOwnUserForms(world, actor, { list: `user-forms of user ${userId}`, query, owner });
  },

  byIds: ({ world, actor, params, query }) => loadReadable(world, actor, { ids: params.ids, language: query.language }),

  findByPin: ({ world, actor, query, address }) => findUserFormByPin(world, { pin: query.pin, actor, address }),

  listOfForm: listUserForms,

  listOfProject: listProjectUserForms,

  permitCandidates: listPermitCandidates,
} satisfies Handlers<typeof userFormSearchApi>;

/** All of one's own; an admin sees others' claims in the admin's company, root sees all. */
function scopeOf(actor: Staff, userId: string): { company?: string } {
  if (actor.userId === userId || actor.roles.includes('root')) return {};
  if (!actor.roles.includes('admin')) throw new AppError('forbidden');
  return { company: actor.company };
}
