const BUSINESS_ID = /^(\d{7})-(\d)$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2];
const TYPED = /^(FI)?(\d{6,7})-(\d)$|^(FI)?(\d{7})(\d)$/i;

/** The check digit of a business id's first seven digits; none where such an id is never issued (domain 3). */
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
 * A business id as it is written: blanks away, an old six-digit one padded, the dash in its place, a Finnish VAT id as
 * the business id in it. Anything else is another country's identifier and stays as it is.
 */
export function shapeBusinessId(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  const [, , dashed, dashedCheck, , whole, wholeCheck] = TYPED.exec(bare) ?? [];
  const digits = dashed ?? whole;
  return digits === undefined ? text.trim() : `${digits.padStart(7, '0')}-${dashedCheck ?? wholeCheck}`;
}

/** Whether the text looks like a Finnish business id but is none; other countries' identifiers never do. */
export function isBrokenBusinessId(text: string): boolean {
  const shaped = shapeBusinessId(text);
  return BUSINESS_ID.test(shaped) && !isBusinessId(shaped);
}
