import type { Staff } from '../../shared/core/actor.ts';
import { erasedDraftWrite, findFormDraft } from '../store/entities/form-drafts.ts';
import type { Write } from '../store/table.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import type { FormHead, FormSort, AuthoredForm } from './form-sort.ts';
import { showEdited } from './show-form.ts';

type Ended = { writes: Write[]; removeObject: () => Promise<void> };

/** The writes that end a form's draft, and the removal of its object after them. */
export async function endedDraft(world: World, formId: string): Promise<Ended> {
  const { object } = (await findFormDraft(world, formId)) ?? {};
  return {
    writes: [erasedDraftWrite(formId)],
    removeObject: async () => {
      if (object !== undefined) await world.files.remove(object);
    },
  };
}

/** Discards the draft that the caller knows; a form without a draft stays as it is. */
export async function discardDraft<Head extends FormHead, W extends AuthoredForm>(
  world: World,
  sort: FormSort<Head, W>,
  { actor, before, known }: { actor: Staff; before: Head; known: { version: number } },
): Promise<void> {
  if (!before.draft) return;
  const current = async () => showEdited(world, sort, { actor, head: await loadStored(world, sort.find, before._id) });
  await requireVersion(known, before, current);
  const after = { ...before, version: before.version + 1, draft: undefined };
  const { writes, removeObject } = await endedDraft(world, before._id);
  await saveOver(world, { writes: [...sort.changedWrites(before, after), ...writes], current });
  await removeObject();
}
