import type { ShownIn } from '../../../shared/content/pages/shown-in.ts';
import type { Permit } from '../../../shared/permits/permit.ts';

/** What a signature says of the language in which the permit was shown; nothing of a form in one language. */
export function shownInOf({ language, translation = 0 }: Permit): ShownIn | undefined {
  return language && { language, translation };
}
