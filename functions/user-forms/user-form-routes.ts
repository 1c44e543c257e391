import { AppError } from '../../shared/core/errors.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';
import { approveUserForm } from './approve-user-form.ts';
import { copyImage } from './copy-image.ts';
import { findEarlierCards, requireProof, showEarlierCard } from './earlier-cards.ts';
import { listUserForms } from './list-user-forms.ts';
import { doorOf, loadHead, loadUserForm, type Door } from './load-user-form.ts';
import { findBusinessId, validateTaxNumber } from './register-checks.ts';
import { showUserForm } from './show-user-form.ts';
import { signPage } from './sign-page.ts';
import { startUserForm } from './start-user-form.ts';
import { updateUserForm } from './update-user-form.ts';
import { mountUserFormActions } from './user-form-action-routes.ts';
import { mountUserFormSearch } from './user-form-search-routes.ts';

const TO_APPROVE: Door = { ...doorOf(userFormApi.approve), own: false };

export function mountUserForms(app: App, world: World): void {
  mountUserFormSearch(app, world);
  mountUserFormActions(app, world);

  answer(app, world, userFormApi.start, startUserForm);

  answer(app, world, userFormApi.get, async ({ actor, params }) =>
    showUserForm(world, await loadUserForm(world, { actor, id: params.id })),
  );

  answer(app, world, userFormApi.update, updateUserForm);

  answer(app, world, userFormApi.signPage, signPage);

  answer(app, world, userFormApi.approve, async ({ actor, params, body }) => {
    const { head } = await loadHead(world, { actor, id: params.id, door: TO_APPROVE });
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    await approveUserForm(world, { head, actor, approved: body.approved });
    return showUserForm(world, await loadUserForm(world, { actor, id: params.id, door: TO_APPROVE }));
  });

  answer(app, world, userFormApi.copyCards, async ({ actor, params }) => {
    const cards = await findEarlierCards(world, await requireProof(world, actor, params.id));
    return Promise.all(cards.map((card) => showEarlierCard(world, card)));
  });

  answer(app, world, userFormApi.copyImage, copyImage);

  answer(app, world, userFormApi.listOfForm, listUserForms);

  answer(app, world, registerCheckApi.businessId, findBusinessId);

  answer(app, world, registerCheckApi.validateTaxNumber, validateTaxNumber);
}
