import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { countTexts } from '../../../shared/content/translation/translation.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import type { FormTranslation, SavedTranslation } from '../../../shared/translations/form-translation.ts';
import { translationWrites } from '../../store/entities/form-translations.ts';
import type { Write } from '../../store/table.ts';
import { keyOfText } from '../../verbs/text-key.ts';
import { saveOver, versionConflict } from '../../verbs/save-over.ts';
import type { World } from '../../world.ts';
import { requireFiles } from '../form-files.ts';
import { requireUnarchived } from '../require-unarchived.ts';
import {
  languageOf,
  loadTranslated,
  newestRevision,
  showTranslation,
  versionOf,
  type Translated,
} from './load-translation.ts';
import { requireFileNames, translatedPages } from './translated-pages.ts';

type Saving = { actor: Staff; asked: string; body: SavedTranslation };

/**
 * Keeps all translations of a language as its next revision over the one that the caller knew; the same again is no new one. Where a text
 * has a translation, the one of its former text goes.
 */
export async function saveTranslation(
  world: World,
  form: Translated,
  { actor, asked, body }: Saving,
): Promise<FormTranslation> {
  const { content, standings } = await loadTranslated(world, form);
  const language = languageOf(content, asked);
  const place = versionOf(form);
  const before = await newestRevision(world, place, { standings, language });
  const texts = Object.fromEntries(Object.entries(body.texts).filter(([, text]) => text.trim() !== ''));
  const current = () => showTranslation(world, form, language);
  if (isSameJson(texts, before.texts)) return current();
  requireUnarchived(form.head);
  const revision = standings.of.get(language)?.revision ?? 0;
  if (body.version !== place.version || body.revision !== revision) throw await versionConflict(current);
  const old = Object.fromEntries(Object.entries(before.old).filter(([key]) => texts[key] === undefined));
  const pages = translatedPages(content.pages, language, { texts, old });
  requireFileNames(pages);
  await requireFiles(world, form.place, { pages, known: content.pages });
  const standing = {
    revision: revision + 1,
    at: world.now().toISOString(),
    by: actor.userId,
    name: actor.name,
    counts: countTexts(content, { texts, old }, keyOfText),
  };
  const revisions = [{ language, texts, old, standing }];
  const writes = await translationWrites(world.files, place, { before: standings, revisions });
  await saveOver(world, { writes: [...writes, newestCheck(form)], current });
  return current();
}

/** Holds while the version is the form's newest; marks the form, once, that publishing it carries translations. */
function newestCheck({ key, head: { contentVersion, hasTranslations } }: Translated): Write {
  const holds = {
    condition: 'contentVersion = :version AND attribute_not_exists(removed)',
    values: { ':version': contentVersion },
  };
  if (hasTranslations) return { check: key, ...holds };
  return { update: key, set: 'SET hasTranslations = :true', ...holds, values: { ...holds.values, ':true': true } };
}
