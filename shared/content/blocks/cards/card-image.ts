import type { Issue } from '../../../core/errors.ts';
import { isImagePresent, meansNoExpiry, offersNoExpiry, OTHER_CARD } from '../../card-rules.ts';
import { isRecord } from '../../answers/take-part.ts';

/** A card's picture and its details. */
export type CardImage = {
  /** The server assigns it; the card made from the image has the same id. */
  _id?: string | undefined;
  /** One of the block's names, or `other` with the name in `nameOther`. */
  name: string;
  nameOther: string;
  /** `YYYY-MM-DD`, or empty. */
  expires: string;
  noExpiration: boolean;
  imageSrc: string;
  isNew: boolean;
  /** The user form that the picture was copied from, or empty. */
  userFormId: string;
};

const TEXTS = ['name', 'nameOther', 'expires', 'imageSrc', 'userFormId'] as const;
const FLAGS = ['noExpiration', 'isNew'] as const;

export function isCardImage(stored: unknown): stored is CardImage {
  return (
    isRecord(stored) &&
    TEXTS.every((name) => typeof stored[name] === 'string') &&
    FLAGS.every((name) => typeof stored[name] === 'boolean')
  );
}

/** The displayed name: the free text of a card of type `other`, else the type. */
export function cardNameOf({ name, nameOther }: Pick<CardImage, 'name' | 'nameOther'>): string {
  return (name === OTHER_CARD ? nameOther : name).trim();
}

/** What a card lacks, with paths relative to it. `isImageNeeded` follows the block's `requireImages`. */
export function cardImageIssues(image: CardImage, isImageNeeded: boolean): Issue[] {
  const isWithoutExpiry = image.noExpiration || meansNoExpiry(image.expires);
  const issues: Issue[] = [];
  if (cardNameOf(image) === '') {
    issues.push({ path: image.name === OTHER_CARD ? 'nameOther' : 'name', code: 'name_missing' });
  } else if (isWithoutExpiry && !offersNoExpiry(cardNameOf(image))) {
    issues.push({ path: 'noExpiration', code: 'not_allowed' });
  }
  if (image.expires === '') issues.push({ path: 'expires', code: 'date_missing' });
  if (isImageNeeded && !isImagePresent(image.imageSrc)) issues.push({ path: 'imageSrc', code: 'image_missing' });
  return issues;
}
