import { type inductionFormApi, INDUCTION_FORM_LIST_ACCESS } from '../../shared/induction-forms/induction-form-api.ts';
import { languagesOf } from '../../shared/content/base-language.ts';
import { localDate } from '../../shared/core/dates.ts';
import { mayCall } from '../../shared/core/access.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Handlers } from '../http/answer.ts';
import { claimOfPin } from '../security/pins/pin-claim.ts';
import { discardDraft } from '../written-forms/end-draft.ts';
import { showFormTrail } from '../written-forms/form-trail.ts';
import { requireUnarchived } from '../written-forms/require-unarchived.ts';
import { listSavedVersions, requireSavedVersion } from '../written-forms/saved-versions.ts';
import { findFormVersion, validityOf } from '../store/entities/form-versions.ts';
import { releaseStarts } from '../store/entities/induction-forms/form-days.ts';
import { listInductionForms } from './list-induction-forms.ts';
import { archiveInductionForm, unarchiveInductionForm } from './archive-induction-form.ts';
import { copyName } from '../verbs/copy-name.ts';
import { copyInductionForm, createInductionForm } from './create-induction-form.ts';
import { loadInductionForm } from './load-induction-form.ts';
import { removeInductionForm } from './remove-induction-form.ts';
import { INDUCTION_FORMS, showEditedInductionForm, showInductionForm } from './show-induction-form.ts';
import { saveInductionDraft, updateInductionForm } from './update-induction-form.ts';

export const inductionFormHandlers = {
  find: async ({ world, actor, query, address, proof }) => {
    if (query.pin !== undefined) {
      const claim = await claimOfPin(world, { pin: query.pin, address, proof });
      const { name, project } = await findFormVersion(world, claim.formId, claim.contentVersion);
      return { name, project };
    }
    if (actor.kind !== 'staff' || !mayCall(actor, INDUCTION_FORM_LIST_ACCESS)) {
      throw new AppError(actor.kind === 'anonymous' ? 'unauthorized' : 'forbidden');
    }
    return listInductionForms(world, actor, query);
  },

  get: async ({ world, actor, params, query }) => {
    const form = await loadInductionForm(world, actor, params.id);
    return query.draft === 'true' ? showEditedInductionForm(world, actor, form) : showInductionForm(world, actor, form);
  },

  create: async ({ world, actor, body, once }) => {
    return showInductionForm(world, actor, await createInductionForm(world, { actor, draft: body, once }));
  },

  update: async ({ world, actor, params, body }) => {
    const before = await loadInductionForm(world, actor, params.id);
    const update = { actor, before, body };
    if (body.draft) return saveInductionDraft(world, update);
    return showInductionForm(world, actor, await updateInductionForm(world, update));
  },

  discardDraft: async ({ world, actor, params, query }) => {
    const before = await loadInductionForm(world, actor, params.id);
    await discardDraft(world, INDUCTION_FORMS, { actor, before, known: { version: Number(query.version) } });
    return {};
  },

  versions: async ({ world, actor, params, query }) =>
    listSavedVersions(world, actor, { form: await loadInductionForm(world, actor, params.id), query }),

  version: async ({ world, actor, params }) => {
    const form = await loadInductionForm(world, actor, params.id);
    const row = await requireSavedVersion(world, form, params.number);
    const version = await findFormVersion(world, form._id, row.number);
    const { name, project, inputSettings, pages } = version;
    const languages = [...languagesOf(version)];
    return { ...row, name, project, inputSettings, ...validityOf(version), languages, pages: [...pages] };
  },

  events: async ({ world, actor, params }) => showFormTrail(world, await loadInductionForm(world, actor, params.id)),

  copy: async ({ world, actor, params, query, once }) => {
    const source = await loadInductionForm(world, actor, params.id);
    const name = copyName(source.name, query.language ?? 'fi');
    return showInductionForm(world, actor, await copyInductionForm(world, { actor, source, name, once }));
  },

  archive: async ({ world, actor, params }) =>
    showInductionForm(
      world,
      actor,
      await archiveInductionForm(world, actor, await loadInductionForm(world, actor, params.id)),
    ),

  unarchive: async ({ world, actor, params }) =>
    showInductionForm(
      world,
      actor,
      await unarchiveInductionForm(world, actor, await loadInductionForm(world, actor, params.id)),
    ),

  releaseStarts: async ({ world, actor, params }) => {
    const form = await loadInductionForm(world, actor, params.id);
    requireUnarchived(form);
    await releaseStarts(world.table, form._id, localDate(world.now()));
    return showInductionForm(world, actor, await loadInductionForm(world, actor, params.id));
  },

  remove: async ({ world, actor, params }) => {
    await removeInductionForm(world, await loadInductionForm(world, actor, params.id));
    return {};
  },
} satisfies Handlers<typeof inductionFormApi>;
