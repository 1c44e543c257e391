import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { InductionFormDraft } from '../../shared/induction-forms/induction-form.ts';
import { requireFormRules } from '../http/form-rules.ts';
import { findFormVersion, formVersionWrite, type FormVersion } from '../store/form-versions.ts';
import {
  changedFormWrites,
  findInductionForm,
  formSearchWrites,
  type InductionFormHead,
} from '../store/induction-forms.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { requireFiles } from '../uploads/form-files.ts';
import { showInductionForm } from './show-induction-form.ts';

type Update = { actor: Staff; before: InductionFormHead; body: InductionFormDraft & { version: number } };

/** Saves a form; content that differs makes a new version, which inductions started from now on will have. */
export async function updateInductionForm(world: World, { actor, before, body }: Update): Promise<InductionFormHead> {
  const old = await findFormVersion(world, before._id, before.contentVersion);
  const draft = contentOf(before._id, old.number, body);
  const isSameContent = canonicalJson(draft) === canonicalJson(old);
  const isSame = isSameContent && canonicalJson(body.emailSetting) === canonicalJson(before.emailSetting);
  if (isSame) return before;
  if (before.archived) throw new AppError('invalid_state');
  if (body.version !== before.version) throw await conflict(world, before._id);
  requireFormRules(body.pages, { purpose: 'induction', known: old.pages });
  await requireFiles(world, { owner: 'inductionForm', id: before._id }, { pages: body.pages, known: old.pages });
  const at = world.now().toISOString();
  const contentVersion = before.contentVersion + (isSameContent ? 0 : 1);
  const after = {
    ...before,
    contentVersion,
    version: before.version + 1,
    name: body.meta.name,
    modified: at,
    pageCount: body.pages.length,
    emailSetting: body.emailSetting,
  };
  const saved = { at, by: actor.userId, name: actor.name };
  const content = { ...draft, number: contentVersion };
  const version = isSameContent ? [] : [await formVersionWrite(world.files, content, saved)];
  try {
    await world.table.write([...changedFormWrites(before, after), ...version, ...formSearchWrites(before, after)]);
    return after;
  } catch (error) {
    if (error instanceof ConditionFailed) throw await conflict(world, before._id);
    throw error;
  }
}

async function conflict(world: World, id: string): Promise<AppError> {
  const head = await findInductionForm(world.table, id);
  if (!head) return new AppError('not_found');
  return new AppError('version_conflict', { current: await showInductionForm(world, head) });
}

function contentOf(formId: string, number: number, draft: InductionFormDraft): FormVersion {
  const { project, inputSettings, pages, meta } = draft;
  return { formId, number, name: meta.name, project, inputSettings, pages };
}
