import * as z from 'zod/mini';
import { text } from '../../../core/fields.ts';
import { FileName } from '../../authored.ts';
import { isRealDateOrTimestamp } from '../../real-date.ts';
import { MAX_LINE_CHARACTERS } from '../../text-limits.ts';

const MAX_DATA_URL_CHARACTERS = 400_000;
const DATA_URL = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const Picture = z.union([FileName, z.string().check(z.maxLength(MAX_DATA_URL_CHARACTERS), z.regex(DATA_URL))]);

const SignedDate = z
  .string()
  .check(z.refine((date) => date === '' || isRealDateOrTimestamp(date), { params: { code: 'invalid_format' } }));

export const SubmittedSignature = z.object({
  signed: z._default(z.boolean(), false),
  value: z._default(Picture, ''),
  location: z._default(text(MAX_LINE_CHARACTERS), ''),
  date: z._default(SignedDate, ''),
  typed: z.optional(z.boolean()),
});
