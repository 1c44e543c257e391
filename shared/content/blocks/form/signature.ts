import type { Issue } from '../../../core/errors.ts';
import { isImagePresent } from '../../card-rules.ts';
import { isRecord } from '../../answers/take-part.ts';

/**
 * A signature: `value` is written as a data URL and read as a file name; `date` is `YYYY-MM-DD` or a timestamp; `typed` means that the
 * person typed the name.
 */
export type SignatureValue = {
  signed: boolean;
  value: string;
  location: string;
  date: string;
  typed?: boolean | undefined;
};

const MIN_LOCATION_CHARACTERS = 2;

/** Whether a file reference is a picture not yet stored (a data URL) rather than a stored file's name. */
export function isDataUrl(file: string): boolean {
  return file.startsWith('data:');
}

export function isSignatureValue(stored: unknown): stored is SignatureValue {
  if (!isRecord(stored)) return false;
  const { signed, value, location, date, typed } = stored;
  return (
    typeof signed === 'boolean' &&
    [value, location, date].every((text) => typeof text === 'string') &&
    (typed === undefined || typeof typed === 'boolean')
  );
}

export const unsignedSignature = (): SignatureValue => ({ signed: false, value: '', location: '', date: '' });

/** Whether the place of signing is long enough to save. */
export function isLocationGiven(location: string): boolean {
  return location.trim().length >= MIN_LOCATION_CHARACTERS;
}

/** What a signature lacks; an untouched optional signature lacks nothing. Paths are relative to its value. */
export function signatureIssues({ signed, value, location, date }: SignatureValue, isMandatory: boolean): Issue[] {
  if (!isMandatory && !signed && !isImagePresent(value)) return [];
  return [
    ...(signed && isImagePresent(value) ? [] : [{ path: '', code: 'signature_missing' }]),
    ...(isLocationGiven(location) ? [] : [{ path: 'location', code: 'location_missing' }]),
    ...(date === '' ? [{ path: 'date', code: 'date_missing' }] : []),
  ];
}
