import { inductionFormApi, INDUCTION_FORM_LIST_ACCESS } from '../../shared/induction-forms/induction-form-api.ts';
import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App } from '../http/answer.ts';
import { claimOfPin } from '../http/pin-claim.ts';
import { findFormVersion } from '../store/form-versions.ts';
import { findInductionForm, type InductionFormHead } from '../store/induction-forms.ts';
import type { World } from '../world.ts';
import { listInductionForms } from './list-induction-forms.ts';
import { createInductionForm, updateInductionForm } from './save-induction-form.ts';
import { showInductionForm } from './show-induction-form.ts';

export function mountInductionForms(app: App, world: World): void {
  answer(app, world, inductionFormApi.find, async ({ actor, query, address }) => {
    if (query.pin !== undefined) {
      const claim = await claimOfPin(world, query.pin, address);
      const { name, project } = await findFormVersion(world, claim.formId, claim.contentVersion);
      return { name, project };
    }
    if (!mayCall(actor, INDUCTION_FORM_LIST_ACCESS)) {
      throw new AppError(actor.kind === 'anonymous' ? 'unauthorized' : 'forbidden');
    }
    return listInductionForms(world, actor, query);
  });

  answer(app, world, inductionFormApi.get, async ({ actor, params }) =>
    showInductionForm(world, await loadInductionForm(world, actor, params.id)),
  );

  answer(app, world, inductionFormApi.create, async ({ actor, body, once }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    return showInductionForm(world, await createInductionForm(world, { actor, draft: body, once }));
  });

  answer(app, world, inductionFormApi.update, async ({ actor, params, body }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    const before = await loadInductionForm(world, actor, params.id);
    return showInductionForm(world, await updateInductionForm(world, { actor, before, body }));
  });
}

/** A form of the caller's company; root's reaches every company. */
async function loadInductionForm(world: World, actor: Actor, id: string): Promise<InductionFormHead> {
  const head = await findInductionForm(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || head?.company === actor.company);
  if (!head || !isTheirs) throw new AppError('not_found');
  return head;
}
