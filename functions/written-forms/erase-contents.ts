import { erasedDraftWrite, findFormDraft } from '../store/entities/form-drafts.ts';
import { eraseTrailEvents } from '../store/entities/trail-events.ts';
import { headKey } from '../store/keys.ts';
import { erasedVersionWrite, findFormVersion, findVersionNumbers } from '../store/entities/form-versions.ts';
import type { World } from '../world.ts';
import { removeFiles, type FormPlace } from './form-files.ts';
import type { AuthoredForm } from './form-sort.ts';

/** Erases a form's draft and every version with their files; each step is idempotent. */
export async function eraseContents(world: World, place: FormPlace): Promise<void> {
  await eraseDraft(world, place);
  await eraseTrailEvents(world.table, headKey(place.id));
  for (const { number, object } of await findVersionNumbers(world.table, place.id)) {
    // A missing object means that an earlier try finished this step.
    if (object === undefined || (await world.files.exists(object))) {
      const { pages } = await findFormVersion(world, place.id, number);
      await removeFiles(world, place, pages);
    }
    if (object !== undefined) await world.files.remove(object);
    await world.table.write([erasedVersionWrite(place.id, number)]);
  }
}

async function eraseDraft(world: World, place: FormPlace): Promise<void> {
  const draft = await findFormDraft<AuthoredForm>(world, place.id);
  if (draft) {
    await removeFiles(world, place, draft.content.pages);
    if (draft.object !== undefined) await world.files.remove(draft.object);
  }
  await world.table.write([erasedDraftWrite(place.id)]);
}
