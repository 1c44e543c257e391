import { baseLanguageOf } from '../../../shared/content/base-language.ts';
import type { AskedShownIn } from '../../../shared/content/pages/shown-in.ts';
import { mergePage } from '../../../shared/content/translation/translation.ts';
import type { FormVersion } from '../../store/entities/form-versions.ts';
import type { StoredPage } from '../../store/entities/user-forms/user-form-head.ts';
import { findShownTranslation, sayAsShown } from '../../verbs/said-version.ts';
import { keyOfText } from '../../verbs/text-key.ts';
import type { World } from '../../world.ts';
import type { ShownPage } from './signing.ts';

/** A page as the caller says that it was shown; 422 where it cannot have been. */
export async function shownPage(
  world: World,
  version: FormVersion,
  index: number,
  asked: AskedShownIn,
): Promise<ShownPage> {
  const said = await sayAsShown(world, version, asked);
  const isBase = said.in === undefined || said.in.language === baseLanguageOf(version);
  return { page: pageAt(said.version, index), in: isBase ? undefined : said.in };
}

/** A page as it was shown when it was signed; a carried one in the translation of the version in which it was read. */
export async function pageAsSigned(
  world: World,
  version: FormVersion,
  { index, shownIn }: Pick<StoredPage, 'index' | 'shownIn'>,
): Promise<ShownPage> {
  const page = pageAt(version, index);
  if (!shownIn) return { page, in: undefined };
  const place = { formId: version.formId, version: shownIn.version ?? version.number };
  return { page: mergePage(page, await findShownTranslation(world, place, shownIn), keyOfText), in: shownIn };
}

function pageAt({ formId, pages }: FormVersion, index: number) {
  const page = pages[index];
  if (!page) throw new RangeError(`page ${index} of form ${formId}`);
  return page;
}
