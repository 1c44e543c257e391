import type { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Handlers } from '../http/answer.ts';
import { approveUserForm } from './review/approve-user-form.ts';
import { copyImage } from './sign/copy-image.ts';
import { findEarlierCards, requireProof, showEarlierCard } from './start/earlier-cards.ts';
import { listUserForms } from './review/list-user-forms.ts';
import { doorOf, loadHead, loadUserForm, type Door } from './load-user-form.ts';
import { findBusinessId, validateTaxNumber } from './review/register-checks.ts';
import { showUserForm } from './show-user-form.ts';
import { signPage } from './sign/sign-page.ts';
import { startUserForm } from './start/start-user-form.ts';
import { updateUserForm } from './sign/update-user-form.ts';

const TO_APPROVE: Door = { ...doorOf(userFormApi.approve), own: false };

export const userFormHandlers = {
  start: startUserForm,

  get: async ({ world, actor, params }) => showUserForm(world, await loadUserForm(world, { actor, id: params.id })),

  update: updateUserForm,

  signPage,

  approve: async ({ world, actor, params, body }) => {
    const { head } = await loadHead(world, { actor, id: params.id, door: TO_APPROVE });
    await approveUserForm(world, { head, actor, approved: body.approved });
    return showUserForm(world, await loadUserForm(world, { actor, id: params.id, door: TO_APPROVE }));
  },

  copyCards: async ({ world, actor, params }) => {
    const cards = await findEarlierCards(world, await requireProof(world, actor, params.id));
    return Promise.all(cards.map((card) => showEarlierCard(world, card)));
  },

  copyImage,

  listOfForm: listUserForms,
} satisfies Handlers<typeof userFormApi>;

export const registerCheckHandlers = {
  businessId: findBusinessId,

  validateTaxNumber,
} satisfies Handlers<typeof registerCheckApi>;
