import { daysBetween } from '../core/dates.ts';

/** The type of a card outside every list; its name is free text. */
export const OTHER_CARD = 'other';

/** The worker's choices when the form names no cards (rule 3.4), besides `OTHER_CARD`. */
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

/** The card names that the form editor suggests (rule 3.4). */
export const EDITOR_CARD_TYPES = [
  ...WORKER_CARD_TYPES,
  'Trukkikortti',
  'Tieturvakortti',
  'Ratatyökortti',
  'Henkilönostokortti',
] as const;

/** The type that every language has a name for; undefined for a name of an author's own. */
export function findCardType(name: string): (typeof EDITOR_CARD_TYPES)[number] | undefined {
  return EDITOR_CARD_TYPES.find((type) => type === name.trim());
}

/** The expiry date that means no expiry, and the last date that is a real one (rule 3.4). */
export const NO_EXPIRY_DATE = '2100-01-02';
export const LAST_REAL_DATE = '2100-01-01';
export const WARNING_DAYS = 14;
/** A card that expires within so many days is to be renewed soon. */
export const SOON_DAYS = 30;
const LONGEST_ABSENT_NAME = 3;

/** Whether the interface offers "no expiry" for a card of this name. */
export function offersNoExpiry(name: string): boolean {
  return name.toLowerCase().includes('valtti');
}

/** Whether an expiry date, `YYYY-MM-DD` or a timestamp, means that the card does not expire. */
export function meansNoExpiry(expires: string): boolean {
  return expires.slice(0, LAST_REAL_DATE.length) > LAST_REAL_DATE;
}

export type ExpirationStatus = 'expired' | 'warn' | 'valid' | 'none';

/**
 * A card's status on a day; both dates are `YYYY-MM-DD` in Helsinki. A card expires at the start of its expiry day, and its warning starts
 * 14 days before. A card without a date counts as without expiry.
 */
export function expirationStatus(expires: string, today: string): ExpirationStatus {
  if (expires === '' || meansNoExpiry(expires)) return 'none';
  const daysLeft = daysBetween(today, expires);
  if (daysLeft <= 0) return 'expired';
  return daysLeft <= WARNING_DAYS ? 'warn' : 'valid';
}

/** Whether a file name names an existing picture (rule 3.4). */
export function isImagePresent(name: string): boolean {
  return name.trim().length > LONGEST_ABSENT_NAME;
}
