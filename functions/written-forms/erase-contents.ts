import { erasedDraftWrite, findFormDraft } from '../store/entities/form-drafts.ts';
import { eraseTrailEvents } from '../store/entities/trail-events.ts';
import { headKey } from '../store/keys.ts';
import { erasedVersionWrite, findFormVersion, findVersionNumbers } from '../store/entities/form-versions.ts';
import type { World } from '../world.ts';
import { removeFiles, type FormPlace } from './form-files.ts';
import { findTranslation, findTranslationItems } from '../store/entities/form-translations.ts';
import type { AuthoredForm, FormContent } from './form-sort.ts';
import { translatedPages } from './translations/translated-pages.ts';

/** Erases a form's draft, every version and every translation with their files; each step is idempotent. */
export async function eraseContents(world: World, place: FormPlace): Promise<void> {
  await eraseDraft(world, place);
  await eraseTrailEvents(world.table, headKey(place.id));
  await eraseTranslations(world, place);
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

/** The files of translations, and the translations of every version; those before their versions, which name what is translated. */
async function eraseTranslations(world: World, place: FormPlace): Promise<void> {
  for (const { key, of, object } of await findTranslationItems(world.table, place.id)) {
    if (of && (object === undefined || (await world.files.exists(object)))) {
      const [{ pages }, said] = await Promise.all([
        findFormVersion<FormContent>(world, place.id, of.version),
        findTranslation(world, { formId: place.id, ...of }),
      ]);
      if (said) await removeFiles(world, place, translatedPages(pages, of.language, said));
    }
    if (object !== undefined) await world.files.remove(object);
    await world.table.write([{ delete: key }]);
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
