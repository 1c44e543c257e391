import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Since when only what the law keeps of an induction is left. */
export function ErasedNotice({ erased }: { erased: string }) {
  const { t } = useTranslation();
  return (
    <Alert kind="info" title={t('approval.erased.title', { date: formatDate(erased) })}>
      <p>{t('approval.erased.text')}</p>
    </Alert>
  );
}
