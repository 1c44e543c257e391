import { inductionFormApi, INDUCTION_FORM_LIST_ACCESS } from '../../shared/induction-forms/induction-form-api.ts';
import { mayCall } from '../../shared/core/access.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App } from '../http/answer.ts';
import { claimOfPin } from '../http/pin-claim.ts';
import { listSavedVersions, requireSavedVersion } from '../http/saved-versions.ts';
import { findFormVersion } from '../store/form-versions.ts';
import type { World } from '../world.ts';
import { listInductionForms } from './list-induction-forms.ts';
import { archiveInductionForm, unarchiveInductionForm } from './archive-induction-form.ts';
import { copyName } from '../http/copy-name.ts';
import { copyInductionForm, createInductionForm } from './create-induction-form.ts';
import { loadInductionForm } from './load-induction-form.ts';
import { removeInductionForm } from './remove-induction-form.ts';
import { showInductionForm } from './show-induction-form.ts';
import { updateInductionForm } from './update-induction-form.ts';

export function mountInductionForms(app: App, world: World): void {
  answer(app, world, inductionFormApi.find, async ({ actor, query, address, proof }) => {
    if (query.pin !== undefined) {
      const claim = await claimOfPin(world, { pin: query.pin, address, proof });
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

  answer(app, world, inductionFormApi.versions, async ({ actor, params, query }) =>
    listSavedVersions(world, actor, { form: await loadInductionForm(world, actor, params.id), query }),
  );

  answer(app, world, inductionFormApi.version, async ({ actor, params }) => {
    const form = await loadInductionForm(world, actor, params.id);
    const row = await requireSavedVersion(world, form, params.number);
    const { name, project, inputSettings, pages } = await findFormVersion(world, form._id, row.number);
    return { ...row, name, project, inputSettings, pages: [...pages] };
  });

  answer(app, world, inductionFormApi.copy, async ({ actor, params, query, once }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    const source = await loadInductionForm(world, actor, params.id);
    const name = copyName(source.name, query.language ?? 'fi');
    return showInductionForm(world, await copyInductionForm(world, { actor, source, name, once }));
  });

  answer(app, world, inductionFormApi.archive, async ({ actor, params }) =>
    showInductionForm(world, await archiveInductionForm(world, await loadInductionForm(world, actor, params.id))),
  );

  answer(app, world, inductionFormApi.unarchive, async ({ actor, params }) =>
    showInductionForm(world, await unarchiveInductionForm(world, await loadInductionForm(world, actor, params.id))),
  );

  answer(app, world, inductionFormApi.remove, async ({ actor, params }) => {
    await removeInductionForm(world, await loadInductionForm(world, actor, params.id));
    return {};
  });
}
