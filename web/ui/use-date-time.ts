import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../shared/core/dates.ts';

/** Writes an ISO timestamp as `20.11.2026 klo 7.05`, by the clock of Helsinki. */
export function useDateTime(): (iso: string) => string {
  const { t } = useTranslation();
  return (iso) => t('common.dateTime', { date: formatDate(iso), time: formatTime(iso) });
}
