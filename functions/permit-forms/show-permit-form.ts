import { withAnswers } from '../../shared/content/answers/answers.ts';
import { languagesOf } from '../../shared/content/base-language.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitForm, PermitFormRow, PermitFormTrial } from '../../shared/permit-forms/permit-form.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { findFormVersion, type PermitFormVersion } from '../store/entities/form-versions.ts';
import { findPermitForm, permitForms, type PermitFormHead } from '../store/entities/permit-forms.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import type { Authored, FormSort } from '../written-forms/form-sort.ts';
import { draftMark, showEdited } from '../written-forms/show-form.ts';

const { access: WRITERS } = permitFormApi.update;

/** What the author of a permit form writes. */
export type AuthoredPermit = Authored<PermitFormVersion>;

type Shown = { actor: Actor; head: PermitFormHead; written: AuthoredPermit };

async function publishedPermit(world: World, head: PermitFormHead): Promise<AuthoredPermit> {
  const {
    formId: _form,
    number: _number,
    ...written
  } = await findFormVersion<PermitFormVersion>(world, head._id, head.contentVersion);
  return written;
}

async function show(world: World, { actor, head, written }: Shown): Promise<PermitForm> {
  const { _id, company, version, created, modified, archived } = head;
  const { name, description, pages } = written;
  return {
    _id,
    company,
    version,
    name,
    description,
    meta: { created, modified, archived },
    ...permitSettingsOf(written),
    languages: [...languagesOf(written)],
    pages: [...pages],
    unpublished: draftMark(head, actor, WRITERS),
    fileToken: await fileTokenFor(world, imageFolder('permitForm', _id)),
    documentToken: await fileTokenFor(world, documentFolder('permitForm', _id)),
  };
}

export const PERMIT_FORMS = {
  owner: 'permitForm',
  writers: WRITERS,
  find: findPermitForm,
  changedWrites: permitForms.changedWrites,
  published: publishedPermit,
  show,
} satisfies FormSort<PermitFormHead, AuthoredPermit>;

/** The published form. */
export async function showPermitForm(world: World, actor: Actor, head: PermitFormHead): Promise<PermitForm> {
  return show(world, { actor, head, written: await publishedPermit(world, head) });
}

/** The form as authors edit it. */
export function showEditedPermitForm(world: World, actor: Actor, head: PermitFormHead): Promise<PermitForm> {
  return showEdited(world, PERMIT_FORMS, { actor, head });
}

/** The part of a form that a caller without a login reads for a trial. */
export async function showPermitFormTrial(world: World, head: PermitFormHead): Promise<PermitFormTrial> {
  const { name, description, pages } = await publishedPermit(world, head);
  return {
    _id: head._id,
    name,
    description,
    pages: pages.map((page) => ({ ...page, content: withAnswers(page, {}, { hideCorrect: true }) })),
  };
}

export function showPermitFormRow(item: Item, actor: Actor): PermitFormRow {
  const row = permitForms.rowOf(item);
  const { _id, company, name, description, created, modified, archived, pageCount, roles } = row;
  const meta = { created, modified, archived };
  return { _id, company, name, description, meta, pageCount, roles, unpublished: draftMark(row, actor, WRITERS) };
}
