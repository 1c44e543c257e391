import { withAnswers } from '../../shared/content/answers.ts';
import type { PermitForm, PermitFormRow, PermitFormTrial } from '../../shared/permit-forms/permit-form.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../http/file-token.ts';
import { findFormVersion, type PermitFormVersion } from '../store/form-versions.ts';
import { permitFormRowOf, type PermitFormHead } from '../store/permit-forms.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

export async function showPermitForm(world: World, head: PermitFormHead): Promise<PermitForm> {
  const { pages } = await findFormVersion<PermitFormVersion>(world, head._id, head.contentVersion);
  const { _id, company, version, name, description, created, modified, archived } = head;
  return {
    _id,
    company,
    version,
    name,
    description,
    meta: { created, modified, archived },
    pages: [...pages],
    fileToken: await fileTokenFor(world, imageFolder('permitForm', _id)),
    documentToken: await fileTokenFor(world, documentFolder('permitForm', _id)),
  };
}

/** What somebody without a login reads to try the form out. */
export async function showPermitFormTrial(world: World, head: PermitFormHead): Promise<PermitFormTrial> {
  const { pages } = await findFormVersion<PermitFormVersion>(world, head._id, head.contentVersion);
  const { _id, name, description } = head;
  return {
    _id,
    name,
    description,
    pages: pages.map((page) => ({ ...page, content: withAnswers(page, {}, { hideCorrect: true }) })),
  };
}

export function showPermitFormRow(item: Item): PermitFormRow {
  const { _id, company, name, description, created, modified, archived, pageCount, roles } = permitFormRowOf(item);
  return { _id, company, name, description, meta: { created, modified, archived }, pageCount, roles };
}
