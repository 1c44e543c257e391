import * as z from 'zod/mini';
import { Id, line } from '../../../core/fields.ts';
import { FileName } from '../../authored.ts';
import { meansNoExpiry, NO_EXPIRY_DATE, offersNoExpiry } from '../../card-rules.ts';
import { cardNameOf, type CardImage } from './card-image.ts';
import { isRealDate } from '../../real-date.ts';
import { MAX_TITLE_CHARACTERS } from '../../text-limits.ts';

/** A submitted text; null and absent mean none. */
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
  _id: z.optional(Id),
  name: textOrNone(line(MAX_TITLE_CHARACTERS)),
  nameOther: textOrNone(line(MAX_TITLE_CHARACTERS)),
  expires: textOrNone(Expires),
  noExpiration: flagOrNone,
  imageSrc: textOrNone(FileName),
  isNew: flagOrNone,
  userFormId: textOrNone(z.union([Id, z.literal('')])),
});

/** Makes the date and the no-expiry flag agree. */
function alignExpiry(image: CardImage): CardImage {
  const expires = image.noExpiration && offersNoExpiry(cardNameOf(image)) ? NO_EXPIRY_DATE : image.expires;
  return { ...image, expires, noExpiration: image.noExpiration || meansNoExpiry(expires) };
}

export const SubmittedCardImage: z.ZodMiniType<CardImage, unknown> = z.pipe(Submitted, z.transform(alignExpiry));
