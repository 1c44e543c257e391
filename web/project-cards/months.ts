/** A month in words: "joulukuu 2026". */
export function monthInWords(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fi-FI', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month in figures: `12/26`. */
export function monthInFigures(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${Number(number)}/${year.slice(2)}`;
}
