import { useLanguage } from '../app/i18n.ts';

/** Writes a `YYYY-MM` as `marraskuu 2026`. */
export function useMonthName(): (month: string) => string {
  const locale = useLanguage() === 'fi' ? 'fi-FI' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => {
    const text = format.format(new Date(`${month}-15T00:00:00Z`));
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
}
