import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { findFormVersion, formVersionWrite } from '../store/entities/form-versions.ts';
import type { Write } from '../store/table.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { settingsWrites } from './form-trail.ts';
import { endedDraft } from './end-draft.ts';
import type { Authored, FormContent, FormHead, FormSort, AuthoredForm } from './form-sort.ts';
import { requireContent } from './require-content.ts';
import { carriedWrites, whileUntranslated } from './translations/carry-translations.ts';
import { requireUnarchived } from './require-unarchived.ts';
import { showEdited } from './show-form.ts';

/** The version that the caller knows; `draft: false` where they know the form's draft too and end it. */
export type Known = { version: number; draft?: boolean | undefined };

type Save<Head, Content> = {
  actor: Staff;
  before: Head;
  known: Known;
  content: Authored<Content>;
  /** The head's own fields: those that the author writes beside the content, which is kept under this number, and those that follow from it. */
  settings: (version: number) => Partial<Head>;
  facts?: Partial<Head>;
  /** What is written in the same transaction. */
  more: (after: Head) => Write[];
};

/** Publishes a form over the version that the caller knew; changed content makes a new version. An unchanged form succeeds with any version. */
export async function saveForm<Head extends FormHead, Content extends FormContent, W extends AuthoredForm>(
  world: World,
  sort: FormSort<Head, W>,
  { actor, before, known, content, settings: settingsOf, facts, more }: Save<Head, Content>,
): Promise<Head> {
  const { _id: id } = before;
  const old = await findFormVersion<Content>(world, id, before.contentVersion);
  const isSameContent = orderedJson({ formId: id, number: old.number, ...content }) === orderedJson(old);
  const number = before.contentVersion + (isSameContent ? 0 : 1);
  const settings = settingsOf(number);
  const isSame = isSameContent && orderedJson({ ...before, ...settings }) === orderedJson(before);
  const endsDraft = known.draft === false && before.draft !== undefined;
  if (isSame && !endsDraft) return before;
  requireUnarchived(before);
  const current = async () => {
    const head = await loadStored(world, sort.find, id);
    if (known.draft !== undefined) return showEdited(world, sort, { actor, head });
    return sort.show(world, { actor, head, written: await sort.published(world, head) });
  };
  await requireVersion(known, before, current);
  await requireContent(world, { owner: sort.owner, id }, { pages: content.pages, known: old.pages });
  const at = world.now().toISOString();
  const after = {
    ...before,
    ...settings,
    ...facts,
    name: content.name,
    pageCount: content.pages.length,
    modified: isSame ? before.modified : at,
    contentVersion: number,
    version: before.version + 1,
    ...(endsDraft && { draft: undefined }),
  };
  const saved = { at, by: actor.userId, name: actor.name };
  const next = { formId: id, number, ...content };
  const version = isSameContent
    ? []
    : [
        await formVersionWrite(world.files, next, saved),
        ...(await carriedWrites(world, { head: before, before: old, after: next, at })),
      ];
  const ended = endsDraft ? await endedDraft(world, id) : undefined;
  const told = settingsWrites(world, { actor, before, settings });
  const changed = sort.changedWrites(before, after, isSameContent ? {} : whileUntranslated(before));
  const writes = [...changed, ...version, ...(ended?.writes ?? []), ...told, ...more(after)];
  await saveOver(world, { writes, current });
  await ended?.removeObject();
  return after;
}
