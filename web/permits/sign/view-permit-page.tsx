import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Review } from './review.tsx';
import { useReviewed } from './use-reviewed.ts';
import styles from './view-permit-page.module.css';

type Link = { permitId: string; pin: string };

/** The PIN login's answer to a failure (rule 7.3). */
const AUTHENTICATION_FAILED = 'Authentication failed';

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const isRefused = codeOf(error) === 'unauthorized';
  return (
    <div className={styles.page}>
      <PageHeading title={t('permits.view.failed')} hasErrors />
      <Alert kind={codeOf(error) === 'network' ? 'offline' : 'error'} live="alert">
        <p>{isRefused ? t('permits.view.refused') : errorText(t, error)}</p>
        {isRefused && <p lang="en">{AUTHENTICATION_FAILED}</p>}
      </Alert>
      <div>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </div>
    </div>
  );
}

function ReviewScreen({ link, asked }: { link: Link; asked: string }) {
  const { t } = useTranslation();
  const state = useReviewed(link.permitId, link.pin);
  const { reviewed, error, retry } = state;
  const isRefused = error !== undefined && codeOf(error) === 'unauthorized';
  if (reviewed && !isRefused) return <Review link={link} reviewed={reviewed} asked={asked} state={state} />;
  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  return (
    <div className={styles.page}>
      <Skeleton lines={6} label={t('common.loading')} />
    </div>
  );
}

/** `/view-permit/{permitId}/{pin}/{pageIndex}`: a permit for one of its people, opened with their PIN and without a login. */
export function ViewPermitPage() {
  const { permitId = '', pin = '', pageIndex } = useParams();
  if (pageIndex === undefined) return <Navigate to={paths.viewPermit(permitId, pin, 0)} replace />;
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.main}>
        <ReviewScreen key={`${permitId} ${pin}`} link={{ permitId, pin }} asked={pageIndex} />
      </main>
    </>
  );
}
