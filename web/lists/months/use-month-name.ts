import { useStaffLanguage } from '../../app/texts/i18n.ts';

/** Writes a `YYYY-MM` as `marraskuu 2026`, in the case that it has inside a sentence. */
export function useMonthName(): (month: string) => string {
  const locale = useStaffLanguage() === 'fi' ? 'fi-FI' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-15T00:00:00Z`));
}
