import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../http/file-token.ts';
import { findFormVersion } from '../store/form-versions.ts';
import type { FormRow, InductionFormHead } from '../store/induction-forms.ts';
import type { World } from '../world.ts';

export async function showInductionForm(world: World, head: InductionFormHead): Promise<InductionForm> {
  const { project, inputSettings, pages } = await findFormVersion(world, head._id, head.contentVersion);
  const { name, pin, created, modified, archived } = head;
  return {
    _id: head._id,
    company: head.company,
    version: head.version,
    meta: { name, pin, created, modified, archived },
    project,
    emailSetting: head.emailSetting,
    inputSettings,
    pages: [...pages],
    waitingCount: head.tally.waiting,
    fileToken: await fileTokenFor(world, imageFolder('inductionForm', head._id)),
    documentToken: await fileTokenFor(world, documentFolder('inductionForm', head._id)),
  };
}

export function showInductionFormRow(id: string, company: string, row: FormRow): InductionFormRow {
  const { name, pin, created, modified, archived, pageCount } = row;
  return {
    _id: id,
    company,
    meta: { name, pin, created, modified, archived },
    pageCount,
    waitingCount: row.waiting,
    startedCount: row.started,
    signedCount: row.signed,
    latestSigned: row.latestSigned,
  };
}
