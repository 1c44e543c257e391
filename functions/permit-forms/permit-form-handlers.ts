import { languagesOf } from '../../shared/content/base-language.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import type { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { Handlers } from '../http/answer.ts';
import { copyName } from '../verbs/copy-name.ts';
import { listRequest } from '../http/list-request.ts';
import { discardDraft } from '../written-forms/end-draft.ts';
import { showFormTrail } from '../written-forms/form-trail.ts';
import { listSavedVersions, requireSavedVersion } from '../written-forms/saved-versions.ts';
import { findFormVersion, type PermitFormVersion } from '../store/entities/form-versions.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import { permitFormKey, permitFormsPartition } from '../store/keys.ts';
import type { World } from '../world.ts';
import { loadForReading, loadPermitForm } from './load-permit-form.ts';
import { removePermitForm } from './remove-permit-form.ts';
import {
  copyPermitForm,
  createPermitForm,
  movePermitForm,
  savePermitDraft,
  updatePermitForm,
} from './save-permit-form.ts';
import {
  PERMIT_FORMS,
  showEditedPermitForm,
  showPermitForm,
  showPermitFormRow,
  showPermitFormTrial,
} from './show-permit-form.ts';

export const permitFormHandlers = {
  list: ({ world, actor, query }) => listPermitForms(world, actor, query),

  get: async ({ world, actor, params, query }) => {
    if (query.draft === 'true')
      return showEditedPermitForm(world, actor, await loadPermitForm(world, actor, params.id));
    const { head, isWhole } = await loadForReading(world, actor, params.id);
    return isWhole ? showPermitForm(world, actor, head) : showPermitFormTrial(world, head);
  },

  create: async ({ world, actor, body, once }) =>
    showPermitForm(world, actor, await createPermitForm(world, { actor, draft: body, once })),

  update: async ({ world, actor, params, body }) => {
    const before = await loadPermitForm(world, actor, params.id);
    const update = { actor, before, body };
    if (body.draft) return savePermitDraft(world, update);
    return showPermitForm(world, actor, await updatePermitForm(world, update));
  },

  discardDraft: async ({ world, actor, params, query }) => {
    const before = await loadPermitForm(world, actor, params.id);
    await discardDraft(world, PERMIT_FORMS, { actor, before, known: { version: Number(query.version) } });
    return {};
  },

  versions: async ({ world, actor, params, query }) =>
    listSavedVersions(world, actor, { form: await loadPermitForm(world, actor, params.id), query }),

  version: async ({ world, actor, params }) => {
    const form = await loadPermitForm(world, actor, params.id);
    const row = await requireSavedVersion(world, form, params.number);
    const version = await findFormVersion<PermitFormVersion>(world, form._id, row.number);
    const { name, description, pages } = version;
    const languages = [...languagesOf(version)];
    return { ...row, name, description, ...permitSettingsOf(version), languages, pages: [...pages] };
  },

  events: async ({ world, actor, params }) => showFormTrail(world, await loadPermitForm(world, actor, params.id)),

  copy: async ({ world, actor, params, query, once }) => {
    const source = await loadPermitForm(world, actor, params.id);
    const name = copyName(source.name, query.language ?? 'fi');
    return showPermitForm(world, actor, await copyPermitForm(world, { actor, source, name, once }));
  },

  archive: async ({ world, actor, params }) => {
    const before = await loadPermitForm(world, actor, params.id);
    return showPermitForm(world, actor, await movePermitForm(world, { actor, before, archived: true }));
  },

  unarchive: async ({ world, actor, params }) => {
    const before = await loadPermitForm(world, actor, params.id);
    return showPermitForm(world, actor, await movePermitForm(world, { actor, before, archived: false }));
  },

  remove: async ({ world, actor, params }) => {
    await removePermitForm(world, await loadPermitForm(world, actor, params.id));
    return {};
  },
} satisfies Handlers<typeof permitFormApi>;

type FormPage = { items: PermitFormRow[]; nextCursor: string | null };

/** The permit forms of a company: newest first, by name, or by words of the name. */
async function listPermitForms(world: World, actor: Staff, query: ListQuery): Promise<FormPage> {
  const { company, limit, after, archived, nextCursor } = listRequest(world, actor, { list: 'permit-forms', query });
  const partitions = archived.map((isArchived) => permitFormsPartition(company, isArchived));
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: permitFormKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map((item) => showPermitFormRow(item, actor)), nextCursor: nextCursor(position) };
}
