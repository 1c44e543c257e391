import type { TFunction } from 'i18next';
import { cardImageIssues, type CardImage } from '../../../shared/content/kinds/card-image.ts';

const PATHS = ['name', 'nameOther', 'expires', 'imageSrc'] as const;
const CODES = ['name_missing', 'date_missing', 'image_missing'] as const;

/** What is wrong with a card, by its field, in the words that stand at the field. */
export type CardErrors = Partial<Record<(typeof PATHS)[number], string>>;

/** The broken fields of a card; empty where it may be saved. */
export function cardErrors(t: TFunction, card: CardImage, isImageNeeded: boolean): CardErrors {
  const issues = cardImageIssues(card, isImageNeeded);
  const entries = PATHS.flatMap((path) => {
    const issue = issues.find((each) => each.path === path);
    const code = CODES.find((each) => each === issue?.code);
    return code ? [[path, t(`errors.${code}`)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The first broken field, in the order in which they stand. */
export function firstBroken(errors: CardErrors): string | undefined {
  return PATHS.find((path) => errors[path] !== undefined);
}
