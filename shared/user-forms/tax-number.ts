const TAX_NUMBER = /^\d{12}$/;

/** Whether the text is a tax number: 12 digits, without a check digit (rule 9.2). */
export function isTaxNumber(text: string): boolean {
  return TAX_NUMBER.test(text);
}

/** The tax number as an integer, only for comparison: registers may omit leading zeros. */
export function taxNumberAsInteger(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return isTaxNumber(digits) ? Number.parseInt(digits, 10) : undefined;
}
