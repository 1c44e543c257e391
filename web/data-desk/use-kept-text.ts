import { useTranslation } from 'react-i18next';
import type { KeptUntil } from '../../shared/data-desk/data-request.ts';
import { formatDate } from '../../shared/core/dates.ts';

/** Says why something is kept and until when. */
export function useKeptText(): (kept: KeptUntil) => string {
  const { t } = useTranslation();
  return ({ as, until }) =>
    until === null
      ? t(`dataDesk.kept.open.${as}`)
      : t('dataDesk.kept.until', { what: t(`dataDesk.kept.as.${as}`), day: formatDate(until) });
}
