import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';
import { archiveUserForm } from './archive-user-form.ts';
import { claimUserForm } from './claim-user-form.ts';
import { doorOf, loadHead, loadUserForm, type Door } from './load-user-form.ts';
import { sendAgain } from './send-again.ts';
import { returnUserForm } from './return-user-form.ts';
import { showUserForm } from './show-user-form.ts';

const TO_RETURN: Door = { ...doorOf(userFormActionApi.returnPages), own: false };
const TO_SEND_AGAIN: Door = { ...doorOf(userFormActionApi.sendAgain), own: false };
const TO_ARCHIVE: Door = { ...doorOf(userFormActionApi.archive), own: false };

export function mountUserFormActions(app: App, world: World): void {
  answer(app, world, userFormActionApi.returnPages, async ({ actor, params: { id }, body }) => {
    const { whole, version } = await loadUserForm(world, { actor, id, door: TO_RETURN });
    await returnUserForm(world, { actor: staff(actor), whole, version, ...body });
    return showUserForm(world, await loadUserForm(world, { actor, id, door: TO_RETURN }));
  });

  for (const [endpoint, archived] of [
    [userFormActionApi.archive, true],
    [userFormActionApi.unarchive, false],
  ] as const) {
    answer(app, world, endpoint, async ({ actor, params: { id } }) => {
      const { head } = await loadHead(world, { actor, id, door: TO_ARCHIVE });
      await archiveUserForm(world, { head, actor: staff(actor), archived });
      return showUserForm(world, await loadUserForm(world, { actor, id, door: TO_ARCHIVE }));
    });
  }

  answer(app, world, userFormActionApi.sendAgain, async ({ actor, params: { id }, body, once }) => {
    const { head } = await loadHead(world, { actor, id, door: TO_SEND_AGAIN });
    await sendAgain(world, head, body, once);
    return {};
  });

  answer(app, world, userFormActionApi.claim, async ({ actor, params: { id }, body }) => {
    await claimUserForm(world, { actor: staff(actor), id, proof: body });
    return showUserForm(world, await loadUserForm(world, { actor, id }));
  });
}

function staff(actor: Actor): Staff {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  return actor;
}
