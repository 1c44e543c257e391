import * as z from 'zod/mini';
import { text } from '../../core/fields.ts';
import type { Issue } from '../../core/errors.ts';
import { isImagePresent } from '../card-rules.ts';
import { isRealDateOrTimestamp } from '../real-date.ts';
import { FileName, MAX_LINE_CHARACTERS } from '../text-limits.ts';

const MAX_DATA_URL_CHARACTERS = 400_000;
const MIN_LOCATION_CHARACTERS = 2;
const DATA_URL = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether a file reference is the picture itself, not yet stored, rather than the name of a stored file. */
export function isDataUrl(file: string): boolean {
  return file.startsWith('data:');
}

const Picture = z.union([FileName, z.string().check(z.maxLength(MAX_DATA_URL_CHARACTERS), z.regex(DATA_URL))]);

const SignedDate = z
  .string()
  .check(z.refine((date) => date === '' || isRealDateOrTimestamp(date), { params: { code: 'invalid_format' } }));

/**
 * A signature: `value` is written as a data URL and read as a file name; `date` is `YYYY-MM-DD` or a timestamp;
 * `typed` tells that the name was written with the keyboard.
 */
export const SignatureValue = z.object({
  signed: z._default(z.boolean(), false),
  value: z._default(Picture, ''),
  location: z._default(text(MAX_LINE_CHARACTERS), ''),
  date: z._default(SignedDate, ''),
  typed: z.optional(z.boolean()),
});
export type SignatureValue = z.infer<typeof SignatureValue>;

export const unsignedSignature = (): SignatureValue => ({ signed: false, value: '', location: '', date: '' });

/** Whether the place of signing is long enough for the signature to be saved. */
export function isLocationGiven(location: string): boolean {
  return location.trim().length >= MIN_LOCATION_CHARACTERS;
}

/** What a signature lacks; an optional one that nobody has begun lacks nothing. Paths are relative to its value. */
export function signatureIssues({ signed, value, location, date }: SignatureValue, isMandatory: boolean): Issue[] {
  if (!isMandatory && !signed && !isImagePresent(value)) return [];
  return [
    ...(signed && isImagePresent(value) ? [] : [{ path: '', code: 'signature_missing' }]),
    ...(isLocationGiven(location) ? [] : [{ path: 'location', code: 'location_missing' }]),
    ...(date === '' ? [{ path: 'date', code: 'date_missing' }] : []),
  ];
}
