import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../shared/core/dates.ts';

/** Formats an ISO timestamp as `20.11.2026 klo 7.05`, in Helsinki time. */
export function useDateTime(): (iso: string) => string {
  const { t } = useTranslation();
  return (iso) => t('common.dateTime', { date: formatDate(iso), time: formatTime(iso) });
}
