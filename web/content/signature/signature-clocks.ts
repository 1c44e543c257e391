import type { SignatureValue } from '../../../shared/content/kinds/signature.ts';
import { localDate } from '../../../shared/core/dates.ts';

/** What the phone's clock may be off without a word. */
const DIFFERENCE_MILLISECONDS = 10 * 60_000;
const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

/** Whether a time is a day alone, `YYYY-MM-DD`, and no timestamp. */
export function isDay(when: string): boolean {
  return when.length === DAY_CHARACTERS;
}

function isFar(given: string, date: string): boolean {
  if (isDay(date)) return localDate(new Date(given)) !== date;
  return Math.abs(Date.parse(given) - Date.parse(date)) > DIFFERENCE_MILLISECONDS;
}

/**
 * When a signature was given: by the server's clock, where it has the drawing since `given`, and by the phone's own where
 * that is far from it or all there is; nothing where there is none.
 */
export function signatureClocks(
  { signed, date }: Pick<SignatureValue, 'signed' | 'date'>,
  given: string | undefined,
): { signed?: string; phone?: string } {
  if (!signed || date === '') return {};
  if (given === undefined) return { signed: date };
  return isFar(given, date) ? { signed: given, phone: date } : { signed: given };
}
