import type { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Handlers } from '../http/answer.ts';
import { noteOpening } from '../security/note-opening.ts';
import { loadUserForm } from './load-user-form.ts';
import { showUserForm } from './show-user-form.ts';
import { signPage } from './sign/sign-page.ts';
import { startUserForm } from './start/start-user-form.ts';
import { updateUserForm } from './sign/update-user-form.ts';

export const userFormHandlers = {
  start: startUserForm,

  get: async ({ world, actor, params, query }) => {
    const loaded = await loadUserForm(world, { actor, id: params.id });
    noteOpening(world, actor, loaded.whole.head, 'record');
    return showUserForm(world, loaded, query.language);
  },

  update: updateUserForm,

  signPage,
} satisfies Handlers<typeof userFormApi>;
