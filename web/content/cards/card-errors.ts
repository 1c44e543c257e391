import type { TFunction } from 'i18next';
import { cardImageIssues, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';

const PATHS = ['name', 'nameOther', 'expires', 'imageSrc'] as const;
const CODES = ['name_missing', 'date_missing', 'image_missing'] as const;

/** A card's error messages by field. */
export type CardErrors = Partial<Record<(typeof PATHS)[number], string>>;

/** A card's invalid fields; empty if it can be saved. */
export function cardErrors(t: TFunction, card: CardImage, isImageNeeded: boolean): CardErrors {
  const issues = cardImageIssues(card, isImageNeeded);
  const entries = PATHS.flatMap((path) => {
    const issue = issues.find((each) => each.path === path);
    const code = CODES.find((each) => each === issue?.code);
    return code ? [[path, t(`errors.${code}`)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The first invalid field in display order. */
export function firstBroken(errors: CardErrors): string | undefined {
  return PATHS.find((path) => errors[path] !== undefined);
}
