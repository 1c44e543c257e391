// <LoadFailure error={error} onRetry={refetch} />: why a part of a page has nothing to show, and trying anew; `title` says what did not come.
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

export function LoadFailure({ error, onRetry, title }: { error: unknown; onRetry: () => unknown; title?: string }) {
  const { t } = useTranslation();
  return (
    <Alert kind="error" {...(title !== undefined && { title })} live="alert">
      <p>{errorText(t, error)}</p>
      <Button variant="secondary" isSmall onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
