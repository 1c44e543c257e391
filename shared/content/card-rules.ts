import { daysBetween } from '../core/dates.ts';

/** The type of a card that no list names; its own name is free text. */
export const OTHER_CARD = 'other';

/** What a worker may choose from where the form names no cards (specification 9), besides `OTHER_CARD`. */
export const WORKER_CARD_TYPES = [
  'Valttikortti',
  'Henkilökortti',
  'Sähkötyöturvallisuuskortti',
  'Tulityökortti',
  'Työturvallisuuskortti',
  'Työterveyskortti',
  'Ensiapukortti',
  'Verotunnistekortti',
  'Kylmäainekortti',
  'Vesityökortti',
  'Kattotulityökortti',
] as const;

/** What the form editor offers as names of cards (specification 9). */
export const EDITOR_CARD_TYPES = [
  ...WORKER_CARD_TYPES,
  'Trukkikortti',
  'Tieturvakortti',
  'Ratatyökortti',
  'Henkilönostokortti',
] as const;

/** The expiry date that stands for no expiry, and the last date that is still a real one (specification 9). */
export const NO_EXPIRY_DATE = '2100-01-02';
export const LAST_REAL_DATE = '2100-01-01';
export const WARNING_DAYS = 14;
const LONGEST_ABSENT_NAME = 3;

/** Whether "no expiry" is offered for a card of this name. */
export function offersNoExpiry(name: string): boolean {
  return name.toLowerCase().includes('valtti');
}

/** Whether an expiry date, `YYYY-MM-DD` or a timestamp, means that the card does not expire. */
export function meansNoExpiry(expires: string): boolean {
  return expires.slice(0, LAST_REAL_DATE.length) > LAST_REAL_DATE;
}

export type ExpirationStatus = 'expired' | 'warn' | 'valid' | 'none';

/**
 * How a card stands on a day; both are `YYYY-MM-DD` by the clock of Helsinki. A card is expired from the start of its
 * expiry day, and warned of from 14 days before it. A card without a date has the status of one without expiry.
 */
export function expirationStatus(expires: string, today: string): ExpirationStatus {
  if (expires === '' || meansNoExpiry(expires)) return 'none';
  const daysLeft = daysBetween(today, expires);
  if (daysLeft <= 0) return 'expired';
  return daysLeft <= WARNING_DAYS ? 'warn' : 'valid';
}

/** Whether a file name stands for a picture that is there (specification 2). */
export function isImagePresent(name: string): boolean {
  return name.trim().length > LONGEST_ABSENT_NAME;
}
