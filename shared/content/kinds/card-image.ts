import * as z from 'zod/mini';
import { Id, line } from '../../core/fields.ts';
import type { Issue } from '../../core/errors.ts';
import { isImagePresent, meansNoExpiry, NO_EXPIRY_DATE, offersNoExpiry, OTHER_CARD } from '../card-rules.ts';
import { isRealDate } from '../real-date.ts';
import { FileName, MAX_TITLE_CHARACTERS } from '../text-limits.ts';

/** A submitted text that may also be null or left out, which stands for none. */
const textOrNone = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? ''),
    schema,
  );
const flagOrNone = z.pipe(
  z.transform((value: unknown): unknown => value ?? false),
  z.boolean(),
);
const Expires = z
  .string()
  .check(z.refine((date) => date === '' || isRealDate(date), { params: { code: 'invalid_format' } }));

const Submitted = z.object({
  /** Given by the server; the card made of the image has the same. */
  _id: z.optional(Id),
  /** One of the block's names, or `other` with the name in `nameOther`. */
  name: textOrNone(line(MAX_TITLE_CHARACTERS)),
  nameOther: textOrNone(line(MAX_TITLE_CHARACTERS)),
  /** `YYYY-MM-DD`, or empty. */
  expires: textOrNone(Expires),
  noExpiration: flagOrNone,
  imageSrc: textOrNone(FileName),
  isNew: flagOrNone,
  /** The user form that the picture was copied from, or empty. */
  userFormId: textOrNone(z.union([Id, z.literal('')])),
});
export type CardImage = z.infer<typeof Submitted>;

/** The name that people read: the free text of a card of another type, else its type. */
export function cardNameOf({ name, nameOther }: Pick<CardImage, 'name' | 'nameOther'>): string {
  return (name === OTHER_CARD ? nameOther : name).trim();
}

/** Makes the date and the flag of no expiry say the same. */
function settled(image: CardImage): CardImage {
  const expires = image.noExpiration && offersNoExpiry(cardNameOf(image)) ? NO_EXPIRY_DATE : image.expires;
  return { ...image, expires, noExpiration: image.noExpiration || meansNoExpiry(expires) };
}

export const CardImage: z.ZodMiniType<CardImage, unknown> = z.pipe(Submitted, z.transform(settled));

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
