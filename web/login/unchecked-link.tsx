import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { ResultAlert } from './result-alert.tsx';

/** A mailed link whose validity is unknown. */
export function UncheckedLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ResultAlert kind="other" title={t('resetPassword.checkFailedTitle')}>
        {errorText(t, error)}
      </ResultAlert>
      <Button wide onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </>
  );
}
