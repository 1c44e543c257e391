import { isCalendarDay } from '../content/real-date.ts';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const BIRTHDAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const PHONE_NUMBER = /^\+[1-9]\d{5,14}$/;
const TAX_NUMBER_DIGITS = 12;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const MAX_DAY = 31;
const MAX_MONTH = 12;

/**
 * Formats a birthday during typing, `d.m.yyyy`: turns commas into dots, drops other characters, and adds a dot when a day or month is
 * complete. After a deletion from `previous` (the field's former text) it adds no dot. Converts an ISO date from browser autofill.
 */
export function shapeBirthday(text: string, previous = ''): string {
  const [, isoYear, isoMonth, isoDay] = ISO_DATE.exec(text.trim()) ?? [];
  if (isoYear !== undefined) return `${Number(isoDay)}.${Number(isoMonth)}.${isoYear}`;
  const digitsAndDots = text.replaceAll(',', '.').replace(/[^\d.]/g, '');
  if (isDeletion(text, previous)) return digitsAndDots;
  const [day, afterDay] = splitPart(digitsAndDots.replace(/^\.+/, ''), MAX_DAY);
  const [month, afterMonth] = splitPart(afterDay, MAX_MONTH);
  return `${day}${month}${afterMonth.replaceAll('.', '').slice(0, 4)}`;
}

/** Whether deleting one stretch of `previous` gives the text. */
function isDeletion(text: string, previous: string): boolean {
  if (text.length >= previous.length) return false;
  let same = 0;
  while (same < text.length && text[same] === previous[same]) same += 1;
  return previous.endsWith(text.slice(same));
}

/** Splits a day or month, with its dot, from the front; digits that would exceed `max` go to the next part. */
function splitPart(text: string, max: number): [part: string, rest: string] {
  const [, digits = '', dots = '', rest = ''] = /^(\d*)(\.*)(.*)$/.exec(text) ?? [];
  const part = digits.slice(0, Number(digits.slice(0, 2)) <= max ? 2 : 1);
  const overflow = digits.slice(part.length);
  if (overflow !== '') return [`${part}.`, `${overflow}${dots}${rest}`];
  const isComplete = part.length === 2 || Number(part) * 10 > max;
  return [dots !== '' || isComplete ? `${part}.` : part, rest];
}

/** The birthday as `YYYY-MM-DD`, for comparison; undefined when it is no calendar day from 1900 on. */
export function birthdayAsDate(birthday: string): string | undefined {
  const [, day, month, year] = (BIRTHDAY.exec(birthday) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  if (year < FIRST_YEAR || year > LAST_YEAR || !isCalendarDay(year, month, day)) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whether `d.m.yyyy` is a calendar day, and not after `today` (`YYYY-MM-DD`) if given. */
export function isRealBirthday(birthday: string, today?: string): boolean {
  const date = birthdayAsDate(birthday);
  return date !== undefined && (today === undefined || date <= today);
}

/**
 * Formats a phone number during typing: a leading 0 becomes +358, any other number a plus and its digits. A leading 00 is the plus; a 0
 * after +358 is dropped as the domestic prefix. A lone 0 stays.
 */
export function shapePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = text.trim().startsWith('+');
  if (!isInternational && /^0{0,2}$/.test(digits)) return digits;
  if (digits === '') return '';
  return `+${isInternational ? digits : withCountryCode(digits)}`.replace(/^\+3580+/, '+358');
}

function withCountryCode(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `358${digits.slice(1)}` : digits;
}

/** Whether the text is a formatted phone number of plausible length: a plus and 6 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** Formats a tax number during typing: at most 12 digits, nothing else. */
export function shapeTaxNumber(text: string): string {
  return text.replace(/\D/g, '').slice(0, TAX_NUMBER_DIGITS);
}
