import { canonicalJson } from '../../shared/content/canonical.ts';
import { authoredFilesOf, type Page } from '../../shared/content/page.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { InductionFormDraft } from '../../shared/induction-forms/induction-form.ts';
import { newId, randomDigits } from '../http/random-ids.ts';
import { findFormVersion, formVersionWrite, type FormVersion } from '../store/form-versions.ts';
import {
  changedFormWrites,
  EMPTY_TALLY,
  findInductionForm,
  formSearchWrites,
  newFormWrites,
  type InductionFormHead,
} from '../store/induction-forms.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { showInductionForm } from './show-induction-form.ts';

const MOST_DRAWS = 8;

/** `pin` is drawn where none is given. */
type Creation = { actor: Staff; draft: InductionFormDraft; once: Once | undefined; pin?: string };

/** A new form with a PIN drawn at random among those that no living form has. */
export async function createInductionForm(
  world: World,
  { actor, draft, once, pin }: Creation,
): Promise<InductionFormHead> {
  await requireFiles(world, '', draft, new Set());
  const now = world.now();
  const at = now.toISOString();
  const content = contentOf(newId(world), 1, draft);
  const version = await formVersionWrite(world.files, content, { at, by: actor.userId });
  for (let draw = 1; ; draw += 1) {
    const head = newHead(content, { company: actor.company, draft, pin: pin ?? randomDigits(world, 6), at });
    const writes = [...newFormWrites(head), version, ...formSearchWrites(undefined, head)];
    try {
      const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id: head._id }, writes });
      return isReplay ? await existing(world, result.id) : head;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (draw >= MOST_DRAWS) throw new AppError('not_configured', { message: 'no free PIN was found' });
    }
  }
}

async function existing(world: World, id: string): Promise<InductionFormHead> {
  const head = await findInductionForm(world.table, id);
  if (!head) throw new AppError('not_found');
  return head;
}

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
  await requireFiles(world, before._id, body, filePaths(before._id, old.pages));
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
  const saved = { at, by: actor.userId };
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
  return new AppError('version_conflict', { current: await showInductionForm(world, await existing(world, id)) });
}

function contentOf(formId: string, number: number, draft: InductionFormDraft): FormVersion {
  const { project, inputSettings, pages, meta } = draft;
  return { formId, number, name: meta.name, project, inputSettings, pages };
}

type NewHead = { company: string; draft: InductionFormDraft; pin: string; at: string };

function newHead(content: FormVersion, { company, draft, pin, at }: NewHead): InductionFormHead {
  return {
    _id: content.formId,
    company,
    version: 1,
    contentVersion: 1,
    name: content.name,
    pin,
    created: at,
    modified: at,
    archived: false,
    pageCount: content.pages.length,
    emailSetting: draft.emailSetting,
    tally: EMPTY_TALLY,
  };
}

/** Every picture and document that the content newly names must lie in the form's folders. */
async function requireFiles(
  world: World,
  id: string,
  draft: InductionFormDraft,
  known: ReadonlySet<string>,
): Promise<void> {
  const paths = [...filePaths(id, draft.pages)].filter((path) => !known.has(path));
  const missing = await missingOf(world, paths);
  if (missing.length === 0) return;
  throw new AppError('file_missing', {
    issues: missing.map((path) => ({ path: path.slice(path.lastIndexOf('/') + 1), code: 'file_missing' })),
  });
}

const LOOKED_FOR_AT_ONCE = 20;

async function missingOf(world: World, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < paths.length; start += LOOKED_FOR_AT_ONCE) {
    const batch = paths.slice(start, start + LOOKED_FOR_AT_ONCE);
    const found = await Promise.all(batch.map((path) => world.files.exists(path)));
    missing.push(...batch.filter((_, index) => found[index] === false));
  }
  return missing;
}

/** The keys of the objects that authored pages show. */
function filePaths(id: string, pages: readonly Page[]): Set<string> {
  const files = pages.flatMap(authoredFilesOf);
  return new Set(files.map(({ folder, name }) => `static/${folder}/inductionForm/${id}/${name}`));
}
