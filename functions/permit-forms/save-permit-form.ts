import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Page } from '../../shared/content/page.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { NewPermitForm, PermitFormDraft } from '../../shared/permit-forms/permit-form.ts';
import type { PersonRole } from '../../shared/permits/permit-chain.ts';
import { requireFormRules } from '../http/form-rules.ts';
import { companyOfNew, homeRefusal, withHomeCheck } from '../http/home-of-new.ts';
import { newId } from '../http/random-ids.ts';
import { findFormVersion, formVersionWrite, type PermitFormVersion } from '../store/form-versions.ts';
import { writeOnce, type Once } from '../store/once.ts';
import {
  changedPermitFormWrites,
  findPermitForm,
  newPermitFormWrites,
  type PermitFormHead,
} from '../store/permit-forms.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { copyFiles, removeFiles, requireFiles } from '../uploads/form-files.ts';
import type { World } from '../world.ts';
import { showPermitForm } from './show-permit-form.ts';

type Creation = { actor: Staff; draft: NewPermitForm; once: Once | undefined };

export async function createPermitForm(world: World, creation: Creation): Promise<PermitFormHead> {
  requireFormRules(creation.draft.pages, { purpose: 'permit' });
  await requireFiles(world, { owner: 'permitForm', id: '' }, { pages: creation.draft.pages, known: [] });
  return (await writtenForm(world, newId(world), creation)).head;
}

type Copy = { actor: Staff; source: PermitFormHead; name: string; once: Once | undefined };

/** A new form, of the company of the other, with its newest content and files of its own. */
export async function copyPermitForm(world: World, { actor, source, name, once }: Copy): Promise<PermitFormHead> {
  const { description, pages } = await findFormVersion<PermitFormVersion>(world, source._id, source.contentVersion);
  const place = { owner: 'permitForm', id: newId(world) } as const;
  await copyFiles(world, pages, { from: { owner: 'permitForm', id: source._id }, to: place });
  const draft = { name, description, pages: [...pages] };
  const creation = { actor: { ...actor, company: source.company }, draft, once };
  const { head, isReplay } = await writtenForm(world, place.id, creation);
  if (isReplay) await removeFiles(world, place, pages);
  return head;
}

async function writtenForm(
  world: World,
  id: string,
  { actor, draft, once }: Creation,
): Promise<{ head: PermitFormHead; isReplay: boolean }> {
  const now = world.now();
  const at = now.toISOString();
  const version = await formVersionWrite(world.files, contentOf(id, 1, draft), {
    at,
    by: actor.userId,
    name: actor.name,
  });
  const fresh = {
    _id: id,
    company: companyOfNew(actor, draft.company),
    version: 1,
    contentVersion: 1,
    created: at,
    archived: false,
    standing: {},
  };
  const head = { ...fresh, ...shownOf(draft, at) };
  const writes = [...newPermitFormWrites(head), version];
  const checked = withHomeCheck(writes, head.company, actor);
  try {
    const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id }, writes: checked });
    return { head: isReplay ? await existing(world, result.id) : head, isReplay };
  } catch (error) {
    throw homeRefusal(error, writes.length) ?? error;
  }
}

type Update = { actor: Staff; before: PermitFormHead; body: PermitFormDraft & { version: number } };

/** Saves a form over the version that the caller knew; what changes nothing is well whatever its version. */
export async function updatePermitForm(world: World, { actor, before, body }: Update): Promise<PermitFormHead> {
  const old = await findFormVersion<PermitFormVersion>(world, before._id, before.contentVersion);
  if (canonicalJson(contentOf(before._id, old.number, body)) === canonicalJson(old)) return before;
  if (before.archived) throw new AppError('invalid_state');
  if (body.version !== before.version) throw await conflict(world, before._id);
  const place = { owner: 'permitForm', id: before._id } as const;
  requireFormRules(body.pages, { purpose: 'permit', known: old.pages });
  await requireFiles(world, place, { pages: body.pages, known: old.pages });
  const at = world.now().toISOString();
  const contentVersion = before.contentVersion + 1;
  const after = { ...before, ...shownOf(body, at), contentVersion, version: before.version + 1 };
  const content = contentOf(before._id, contentVersion, body);
  const version = await formVersionWrite(world.files, content, { at, by: actor.userId, name: actor.name });
  try {
    await world.table.write([...changedPermitFormWrites(before, after), version]);
    return after;
  } catch (error) {
    if (error instanceof ConditionFailed) throw await conflict(world, before._id);
    throw error;
  }
}

/** Archives a form or brings it back; asking for what already is changes nothing. */
export async function movePermitForm(world: World, before: PermitFormHead, archived: boolean): Promise<PermitFormHead> {
  if (before.archived === archived) return before;
  const after = { ...before, archived, version: before.version + 1 };
  try {
    await world.table.write(changedPermitFormWrites(before, after));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Saved meanwhile: what is moved is the form as it now is.
    return movePermitForm(world, await existing(world, before._id), archived);
  }
}

async function existing(world: World, id: string): Promise<PermitFormHead> {
  const head = await findPermitForm(world.table, id);
  if (!head) throw new AppError('not_found');
  return head;
}

async function conflict(world: World, id: string): Promise<AppError> {
  return new AppError('version_conflict', { current: await showPermitForm(world, await existing(world, id)) });
}

function contentOf(formId: string, number: number, { name, description, pages }: PermitFormDraft): PermitFormVersion {
  return { formId, number, name, description, pages };
}

function shownOf({ name, description, pages }: PermitFormDraft, modified: string) {
  return { name, description, modified, pageCount: pages.length, roles: rolesOf(pages) };
}

function rolesOf(pages: readonly Page[]): PersonRole[] {
  const roles = pages.flatMap(({ content }) =>
    content.flatMap((block) => (block.kind === 'person' ? [(block as { personRole: PersonRole }).personRole] : [])),
  );
  return [...new Set(roles)];
}
