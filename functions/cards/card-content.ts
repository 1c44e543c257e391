import type { CardDraft } from '../../shared/cards/card.ts';
import { isImagePresent, meansNoExpiry } from '../../shared/content/card-rules.ts';
import { SubmittedCardImage } from '../../shared/content/blocks/cards/card-image-shape.ts';
import { cardImageIssues } from '../../shared/content/blocks/cards/card-image.ts';
import { shapeIssues } from '../../shared/content/shape-issues.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { CardContent } from '../store/entities/cards/cards.ts';

const CONTENT_NAMES = [
  'name',
  'nameOther',
  'firstName',
  'lastName',
  'employer',
  'expires',
  'imageSrc',
] as const satisfies readonly (keyof CardContent)[];

export const EMPTY_CONTENT: CardContent = {
  name: '',
  nameOther: '',
  firstName: '',
  lastName: '',
  employer: '',
  expires: '',
  imageSrc: '',
};

/** What a card's holder may write: photo, expiry and type, never the person (rule 5.3). */
export function partOfHolder({ name, nameOther, expires, noExpiration, imageSrc }: CardDraft): CardDraft {
  return { name, nameOther, expires, noExpiration, imageSrc };
}

/**
 * A card's content with the written changes, `imageSrc` being the name of the stored photo; 422 with every rule that the card breaks. A
 * present photo may be replaced, not removed.
 */
export function contentToWrite(before: CardContent, draft: CardDraft, imageSrc: string): CardContent {
  const name = draft.name ?? before.name;
  const nameOther = draft.nameOther ?? before.nameOther;
  const parsed = SubmittedCardImage.safeParse({
    name,
    nameOther,
    expires: expiryOf(before, draft),
    noExpiration: draft.noExpiration,
    imageSrc,
  });
  if (!parsed.success) throw new AppError('validation_failed', { issues: shapeIssues(parsed.error.issues) });
  const issues = cardImageIssues(parsed.data, isImagePresent(before.imageSrc));
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return {
    name: name.trim(),
    nameOther: nameOther.trim(),
    firstName: (draft.firstName ?? before.firstName).trim(),
    lastName: (draft.lastName ?? before.lastName).trim(),
    employer: (draft.company ?? before.employer).trim(),
    expires: parsed.data.expires,
    imageSrc: imageSrc.trim(),
  };
}

/** A card that is changed to expire needs a date of its own. */
function expiryOf(before: CardContent, { expires, noExpiration }: CardDraft): string {
  if (expires !== undefined) return expires;
  return noExpiration === false && meansNoExpiry(before.expires) ? '' : before.expires;
}

/** The former values of the changed fields. */
export function formerContent(before: CardContent, after: CardContent): Record<string, string> {
  const changed = CONTENT_NAMES.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name === 'employer' ? 'company' : name, before[name]]));
}

export function isSameContent(a: CardContent, b: CardContent): boolean {
  return CONTENT_NAMES.every((name) => a[name] === b[name]);
}
