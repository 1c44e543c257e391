const localeOf = (language: string) => (language === 'en' ? 'en-GB' : 'fi-FI');

const weekday = (day: string, language: string, width: 'short' | 'long') =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: width, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const dayAndMonth = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** `to 26.11.` of `2026-11-26`. */
export function weekdayAndDay(day: string, language: string): string {
  return `${weekday(day, language, 'short')} ${dayAndMonth(day)}`;
}

/** `Tiistai 24.11.`, to begin a line. */
export function dayInWords(day: string, language: string): string {
  const name = weekday(day, language, 'long');
  return `${name.charAt(0).toLocaleUpperCase('fi')}${name.slice(1)} ${dayAndMonth(day)}`;
}
