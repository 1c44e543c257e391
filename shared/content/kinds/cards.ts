import * as z from 'zod/mini';
import { Id } from '../../core/fields.ts';
import type { Issue } from '../../core/errors.ts';
import { answeredKind } from '../block-kind.ts';
import { isImagePresent, meansNoExpiry, NO_EXPIRY_DATE, offersNoExpiry, OTHER_CARD } from '../card-rules.ts';
import { isRealDate } from '../real-date.ts';
import { below } from '../shape-issues.ts';
import { takePart } from '../take-part.ts';
import { authoredFlag, authoredText, FileName, MAX_CARD_NAMES, MAX_IMAGES, MAX_TITLE_CHARACTERS, unanswered } from '../text-limits.ts';
import { line } from '../../core/fields.ts';

/** A submitted text that may also be null, which stands for none. */
const textOrNull = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    schema,
  );
const Expires = z
  .string()
  .check(z.refine((date) => date === '' || isRealDate(date), { params: { code: 'invalid_format' } }));

const Shape = z.object({
  /** Given by the server; the card made of the image has the same. */
  _id: z.optional(Id),
  /** One of the block's names, or `other` with the name in `nameOther`. */
  name: textOrNull(line(MAX_TITLE_CHARACTERS)),
  nameOther: textOrNull(line(MAX_TITLE_CHARACTERS)),
  /** `YYYY-MM-DD`, or empty. */
  expires: textOrNull(Expires),
  noExpiration: z._default(z.nullable(z.boolean()), false),
  imageSrc: textOrNull(FileName),
  isNew: z._default(z.nullable(z.boolean()), false),
  /** The user form that the picture was copied from, or empty. */
  userFormId: textOrNull(z.union([Id, z.literal('')])),
});
