import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { userApi } from '../../shared/users/user-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText, mayTryAgain } from '../app/api/error-text.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { paths } from '../app/routing/paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import type { WantedPath } from '../app/routing/wanted-path.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import styles from './verify-email-page.module.css';

type State = { name: 'verifying' } | { name: 'verified'; email: string } | { name: 'failed'; error: unknown };

/** Verifies when the page opens: following the link is the act. It is idempotent. */
function useVerification(id: string) {
  const [state, setState] = useState<State>({ name: 'verifying' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    call(userApi.verifyEmail, { params: { id } }, { token: null }).then(
      ({ email }) => !isLeft && setState({ name: 'verified', email }),
      (error: unknown) => !isLeft && setState({ name: 'failed', error }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);
  const retry = () => {
    setState({ name: 'verifying' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const code = codeOf(error);
  return (
    <>
      <Alert kind={code === 'network' ? 'offline' : 'error'} title={t('verifyEmail.failedTitle')} live="alert">
        {code === 'not_found' || code === 'expired' ? t('verifyEmail.dead') : errorText(t, error)}
      </Alert>
      {mayTryAgain(error) ? (
        <Button wide onClick={onRetry}>
          {t('common.retry')}
        </Button>
      ) : (
        <LinkButton to={paths.login} state={{ wanted: staffPaths.myUser } satisfies WantedPath} wide>
          {t('verifyEmail.toMyUser')}
        </LinkButton>
      )}
    </>
  );
}

/** `/verify-email/{id}`: the target of a mailed link that verifies an address. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { state, retry } = useVerification(id);
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={t('verifyEmail.title')} hasErrors={state.name === 'failed'} />
        {state.name === 'verifying' && <Skeleton lines={2} label={t('verifyEmail.verifying')} />}
        {state.name === 'failed' && <Failure error={state.error} onRetry={retry} />}
        {state.name === 'verified' && (
          <>
            <Alert kind="success" title={t('verifyEmail.doneTitle')} live="status">
              {t('verifyEmail.done', { email: state.email })}
            </Alert>
            <LinkButton to={paths.login} wide>
              {t('common.continue')}
            </LinkButton>
          </>
        )}
      </main>
    </>
  );
}
