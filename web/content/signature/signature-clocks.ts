import type { SignatureValue } from '../../../shared/content/blocks/form/signature.ts';
import { localDate } from '../../../shared/core/dates.ts';

/** The tolerated difference of the phone's clock. */
const DIFFERENCE_MILLISECONDS = 10 * 60_000;
const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

/** Whether a time is only a day, `YYYY-MM-DD`. */
export function isDay(when: string): boolean {
  return when.length === DAY_CHARACTERS;
}

function isFar(given: string, date: string): boolean {
  if (isDay(date)) return localDate(new Date(given)) !== date;
  return Math.abs(Date.parse(given) - Date.parse(date)) > DIFFERENCE_MILLISECONDS;
}

/**
 * When a signature was given: the server's time `given` if it has the drawing, and the phone's own time if it differs much or is the only
 * one; empty without either.
 */
export function signatureClocks(
  { signed, date }: Pick<SignatureValue, 'signed' | 'date'>,
  given: string | undefined,
): { signed?: string; phone?: string } {
  if (!signed || date === '') return {};
  if (given === undefined) return { signed: date };
  return isFar(given, date) ? { signed: given, phone: date } : { signed: given };
}
