const BUSINESS_ID = /^(\d{7})-(\d)$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2];
const TYPED = /^(FI)?(\d{6,7})-(\d)$|^(FI)?(\d{7})(\d)$/i;

/** The check digit for the first seven digits of a business id; undefined when no such id is ever issued (rule 9.4). */
function checkDigitOf(digits: string): number | undefined {
  const remainder = WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;
  if (remainder === 1) return undefined;
  return remainder === 0 ? 0 : 11 - remainder;
}

/** Whether the text is a Finnish business id with the right check digit: `0112038-9`. */
export function isBusinessId(text: string): boolean {
  const [, digits, check] = BUSINESS_ID.exec(text) ?? [];
  return digits !== undefined && checkDigitOf(digits) === Number(check);
}

/**
 * Normalises a business id: removes blanks, pads an old six-digit id, places the dash, extracts the id from a Finnish VAT id. Foreign
 * identifiers stay unchanged.
 */
export function shapeBusinessId(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  const [, , dashed, dashedCheck, , whole, wholeCheck] = TYPED.exec(bare) ?? [];
  const digits = dashed ?? whole;
  return digits === undefined ? text.trim() : `${digits.padStart(7, '0')}-${dashedCheck ?? wholeCheck}`;
}

/** Whether the text looks like a Finnish business id but is invalid; foreign identifiers never do. */
export function isBrokenBusinessId(text: string): boolean {
  const shaped = shapeBusinessId(text);
  return BUSINESS_ID.test(shaped) && !isBusinessId(shaped);
}
