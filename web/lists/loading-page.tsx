// <LoadingPage title={t('…')} failedTitle={t('…')} error={error} onRetry={refetch} />: a staff screen whose thing is not here yet.
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from './staff-page.tsx';

type LoadingPageProps = {
  title: string;
  /** `null` where it does not name the document. */
  documentTitle?: null;
  /** The page above this one. */
  back?: { to: string; label: string };
  failedTitle: string;
  /** Why the thing did not come; none while it is on its way. */
  error: Error | null;
  onRetry: () => unknown;
};

/** That a thing is on its way, or why it did not come. What one may not see is not asked for again. */
export function LoadingPage({ title, documentTitle, back, failedTitle, error, onRetry }: LoadingPageProps) {
  const { t } = useTranslation();
  return (
    <StaffPage title={title} documentTitle={documentTitle} {...(back && { back })}>
      {error ? (
        <Alert kind="other" title={failedTitle} live="alert">
          <p>{errorText(t, error)}</p>
          {codeOf(error) !== 'forbidden' && (
            <Button variant="secondary" isSmall onClick={() => void onRetry()}>
              {t('common.retry')}
            </Button>
          )}
        </Alert>
      ) : (
        <Skeleton lines={6} label={t('common.loading')} />
      )}
    </StaffPage>
  );
}
