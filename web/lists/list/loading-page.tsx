// <LoadingPage title={t('…')} failedTitle={t('…')} error={error} onRetry={refetch} />: a staff screen whose thing is not here yet.
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { StaffPage } from '../staff-page.tsx';

type LoadingPageProps = {
  title: string;
  /** `null` leaves the document's name unchanged. */
  documentTitle?: null;
  /** The parent page. */
  back?: { to: string; label: string };
  failedTitle: string;
  /** Why loading failed; null while it runs. */
  error: Error | null;
  onRetry: () => unknown;
};

/** Shows a skeleton while loading, or the error. Offers no retry after a lack of permission. */
export function LoadingPage({ title, documentTitle, back, failedTitle, error, onRetry }: LoadingPageProps) {
  const { t } = useTranslation();
  return (
    <StaffPage title={title} documentTitle={documentTitle} {...(back && { back })}>
      {error ? (
        <Alert kind="error" title={failedTitle} live="alert">
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
