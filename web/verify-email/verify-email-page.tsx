import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { userApi } from '../../shared/users/user-api.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { paths } from '../app/paths.ts';
import type { WantedPath } from '../app/wanted-path.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './verify-email-page.module.css';

type State = { name: 'verifying' } | { name: 'verified'; email: string } | { name: 'failed'; error: unknown };

/** Verifies as the page opens: following the link is the act. Doing it again changes nothing. */
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
  const mayPass = code === 'network' || code === 'system_error';
  return (
    <>
      <Alert kind={code === 'network' ? 'offline' : 'other'} title={t('verifyEmail.failedTitle')} live="alert">
        {code === 'not_found' || code === 'expired' ? t('verifyEmail.dead') : errorText(t, error)}
      </Alert>
      {mayPass ? (
        <Button wide onClick={onRetry}>
          {t('common.retry')}
        </Button>
      ) : (
        <LinkButton to={paths.login} state={{ wanted: paths.myUser } satisfies WantedPath} wide>
          {t('verifyEmail.toMyUser')}
        </LinkButton>
      )}
    </>
  );
}

/** `/verify-email/{id}`: the end of a mailed link that proves an address. */
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
