/** Calendar months, `YYYY-MM`, from the one with the day in it on. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  );
}

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
