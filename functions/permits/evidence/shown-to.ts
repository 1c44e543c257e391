import type * as z from 'zod/mini';
import { baseLanguageOf } from '../../../shared/content/base-language.ts';
import type { AskedShownIn } from '../../../shared/content/pages/shown-in.ts';
import type { PermitFormVersion } from '../../store/entities/form-versions.ts';
import type { PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import { partHash, shownTexts } from '../../store/entities/permits/permit-sealed.ts';
import { sayAsShown } from '../../verbs/said-version.ts';
import type { World } from '../../world.ts';

/** What a signature's body says of how the form's texts were shown. */
export type Shown = z.infer<typeof AskedShownIn>;

/** In which language the form's texts were shown to the signer; undefined for its first. 422 where they cannot have been. */
export async function shownTo(
  world: World,
  version: PermitFormVersion,
  shown: Shown,
): Promise<PermitPersonRecord['shownIn']> {
  const said = await sayAsShown(world, version, shown);
  if (said.in === undefined || said.in.language === baseLanguageOf(version)) return undefined;
  return { ...said.in, hash: partHash(shownTexts(said.version)) };
}
