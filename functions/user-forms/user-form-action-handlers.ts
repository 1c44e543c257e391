import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import type { Call, Handlers } from '../http/answer.ts';
import { approveUserForm } from './review/approve-user-form.ts';
import { archiveUserForm } from './review/archive-user-form.ts';
import { claimUserForm } from './start/claim-user-form.ts';
import { doorOf, loadHead, loadUserForm, type Door } from './load-user-form.ts';
import { sendAgain } from './review/send-again.ts';
import { returnUserForm } from './review/return-user-form.ts';
import { showUserForm } from './show-user-form.ts';

const TO_APPROVE: Door = { ...doorOf(userFormActionApi.approve), own: false };
const TO_RETURN: Door = { ...doorOf(userFormActionApi.returnPages), own: false };
const TO_SEND_AGAIN: Door = { ...doorOf(userFormActionApi.sendAgain), own: false };
const TO_ARCHIVE: Door = { ...doorOf(userFormActionApi.archive), own: false };

export const userFormActionHandlers = {
  approve: async ({ world, actor, params, body }) => {
    const { head } = await loadHead(world, { actor, id: params.id, door: TO_APPROVE });
    await approveUserForm(world, { head, actor, approved: body.approved });
    return showUserForm(world, await loadUserForm(world, { actor, id: params.id, door: TO_APPROVE }));
  },

  returnPages: async ({ world, actor, params: { id }, body }) => {
    const { whole, version } = await loadUserForm(world, { actor, id, door: TO_RETURN });
    await returnUserForm(world, { actor, whole, version, ...body });
    return showUserForm(world, await loadUserForm(world, { actor, id, door: TO_RETURN }));
  },

  archive: (call) => moveUserForm(call, true),

  unarchive: (call) => moveUserForm(call, false),

  sendAgain: async ({ world, actor, params: { id }, body, once }) => {
    const { head } = await loadHead(world, { actor, id, door: TO_SEND_AGAIN });
    await sendAgain(world, head, body, once);
    return {};
  },

  claim: async ({ world, actor, params: { id }, body }) => {
    await claimUserForm(world, { actor, id, proof: body });
    return showUserForm(world, await loadUserForm(world, { actor, id }));
  },
} satisfies Handlers<typeof userFormActionApi>;

async function moveUserForm(
  { world, actor, params: { id } }: Call<typeof userFormActionApi.archive>,
  archived: boolean,
): Promise<UserForm> {
  const { head } = await loadHead(world, { actor, id, door: TO_ARCHIVE });
  await archiveUserForm(world, { head, actor, archived });
  return showUserForm(world, await loadUserForm(world, { actor, id, door: TO_ARCHIVE }));
}
