import { newId } from '../security/random-ids.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import type { World } from '../world.ts';
import { copyFiles, removeFiles, type FormPlace } from './form-files.ts';
import type { FormContent, FormHead } from './form-sort.ts';
import { findTranslations, type FirstTranslations } from './translations/carry-translations.ts';
import { translatedPages } from './translations/translated-pages.ts';

/** A written form; `isReplay` where the answer is a form that this idempotency key created before. */
export type WrittenForm<Head> = { head: Head; isReplay: boolean };

type Copied<Head, Content> = {
  owner: FormPlace['owner'];
  source: Head;
  write: (id: string, content: Content, translations: FirstTranslations) => Promise<WrittenForm<Head>>;
};

/**
 * Copies a form with its newest published content, its translations and its files. Copies the files first, so that none is ever missing, and removes them
 * where the form is not written.
 */
export async function writeCopy<Head extends FormHead, Content extends FormContent>(
  world: World,
  { owner, source, write }: Copied<Head, Content>,
): Promise<Head> {
  const content = await findFormVersion<Content>(world, source._id, source.contentVersion);
  const to = { owner, id: newId(world) };
  const translations = await findTranslations(world, content);
  const pages = [
    ...content.pages,
    ...translations.flatMap(({ language, ...said }) => translatedPages(content.pages, language, said)),
  ];
  await copyFiles(world, pages, { from: { owner, id: source._id }, to });
  const { head, isReplay } = await write(to.id, content, translations);
  if (isReplay) await removeFiles(world, to, pages);
  return head;
}
