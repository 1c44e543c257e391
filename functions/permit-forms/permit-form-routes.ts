import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { answer, type App } from '../http/answer.ts';
import { copyName } from '../http/copy-name.ts';
import { listRequest } from '../http/list-request.ts';
import { listSavedVersions, requireSavedVersion } from '../http/saved-versions.ts';
import { findFormVersion, type PermitFormVersion } from '../store/form-versions.ts';
import { readFound } from '../store/found-list.ts';
import { readList } from '../store/index-list.ts';
import { permitFormKey, permitFormsPartition } from '../store/permit-forms.ts';
import type { World } from '../world.ts';
import { loadForReading, loadPermitForm } from './load-permit-form.ts';
import { removePermitForm } from './remove-permit-form.ts';
import { copyPermitForm, createPermitForm, movePermitForm, updatePermitForm } from './save-permit-form.ts';
import { showPermitForm, showPermitFormRow, showPermitFormTrial } from './show-permit-form.ts';

export function mountPermitForms(app: App, world: World): void {
  answer(app, world, permitFormApi.list, ({ actor, query }) => listPermitForms(world, actor, query));

  answer(app, world, permitFormApi.get, async ({ actor, params }) => {
    const { head, isWhole } = await loadForReading(world, actor, params.id);
    return isWhole ? showPermitForm(world, head) : showPermitFormTrial(world, head);
  });

  answer(app, world, permitFormApi.create, async ({ actor, body, once }) =>
    showPermitForm(world, await createPermitForm(world, { actor: staffOf(actor), draft: body, once })),
  );

  answer(app, world, permitFormApi.update, async ({ actor, params, body }) => {
    const before = await loadPermitForm(world, actor, params.id);
    return showPermitForm(world, await updatePermitForm(world, { actor: staffOf(actor), before, body }));
  });

  answer(app, world, permitFormApi.versions, async ({ actor, params, query }) =>
    listSavedVersions(world, actor, { form: await loadPermitForm(world, actor, params.id), query }),
  );

  answer(app, world, permitFormApi.version, async ({ actor, params }) => {
    const form = await loadPermitForm(world, actor, params.id);
    const row = await requireSavedVersion(world, form, params.number);
    const { name, description, pages } = await findFormVersion<PermitFormVersion>(world, form._id, row.number);
    return { ...row, name, description, pages: [...pages] };
  });

  answer(app, world, permitFormApi.copy, async ({ actor, params, query, once }) => {
    const source = await loadPermitForm(world, actor, params.id);
    const name = copyName(source.name, query.language ?? 'fi');
    return showPermitForm(world, await copyPermitForm(world, { actor: staffOf(actor), source, name, once }));
  });

  answer(app, world, permitFormApi.archive, async ({ actor, params }) =>
    showPermitForm(world, await movePermitForm(world, await loadPermitForm(world, actor, params.id), true)),
  );

  answer(app, world, permitFormApi.unarchive, async ({ actor, params }) =>
    showPermitForm(world, await movePermitForm(world, await loadPermitForm(world, actor, params.id), false)),
  );

  answer(app, world, permitFormApi.remove, async ({ actor, params }) => {
    await removePermitForm(world, await loadPermitForm(world, actor, params.id));
    return {};
  });
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  return actor;
}

type FormPage = { items: PermitFormRow[]; nextCursor: string | null };

/** The permit forms of a company: newest first, by name, or by words of the name. */
async function listPermitForms(world: World, actor: Actor, query: ListQuery): Promise<FormPage> {
  const { company, limit, after, archived, nextCursor } = listRequest(world, actor, { list: 'permit-forms', query });
  const partitions = archived.map((isArchived) => permitFormsPartition(company, isArchived));
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: permitFormKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map(showPermitFormRow), nextCursor: nextCursor(position) };
}
