import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { draftWrite, erasedDraftWrite, findFormDraft, type DraftRecord } from '../store/entities/form-drafts.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { requireFiles } from './form-files.ts';
import type { FormHead, FormSort, AuthoredForm } from './form-sort.ts';
import { requireUnarchived } from './require-unarchived.ts';
import { showEdited } from './show-form.ts';

type Save<Head, W> = { actor: Staff; before: Head; known: { version: number }; written: W };

/**
 * Keeps what the author wrote as the form's draft, over the version that they knew; a draft equal to the published form ends. A draft may
 * break the rules of forms: publishing checks them. An unchanged draft succeeds with any version.
 */
export async function saveDraft<Head extends FormHead, W extends AuthoredForm>(
  world: World,
  sort: FormSort<Head, W>,
  { actor, before, known, written }: Save<Head, W>,
): Promise<Head> {
  const { _id: id } = before;
  const published = await sort.published(world, before);
  const stored = before.draft && (await findFormDraft<W>(world, id));
  const latest = stored?.content ?? published;
  if (isSame(written, latest)) return before;
  requireUnarchived(before);
  const current = async () => showEdited(world, sort, { actor, head: await loadStored(world, sort.find, id) });
  await requireVersion(known, before, current);
  const knownPages = [...published.pages, ...latest.pages];
  await requireFiles(world, { owner: sort.owner, id }, { pages: written.pages, known: knownPages });
  const saved = isSame(written, published) ? undefined : await draftWrite(world.files, id, written);
  const after = { ...before, version: before.version + 1, draft: saved && recordOf(world, actor, before) };
  const writes = [...sort.changedWrites(before, after), saved?.write ?? erasedDraftWrite(id)];
  await saveOver(world, { writes, current });
  await removeReplaced(world, stored?.object, saved?.object);
  return after;
}

const isSame = (one: AuthoredForm, other: AuthoredForm) => orderedJson(one) === orderedJson(other);

function recordOf({ now }: World, { userId, name }: Staff, { draft, modified }: FormHead): DraftRecord {
  return { at: now().toISOString(), by: userId, name, base: draft?.base ?? modified };
}

async function removeReplaced({ files }: World, before: string | undefined, after: string | undefined): Promise<void> {
  if (before !== undefined && before !== after) await files.remove(before);
}
