import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { usePasswordRequest } from './use-password-request.ts';
import { ResultAlert } from './result-alert.tsx';

function DeadLink({ name }: { name: 'expired' | 'notFound' }) {
  const { t } = useTranslation();
  return (
    <>
      <ResultAlert kind="other" title={t(`resetPassword.${name}Title`)}>
        {t(`resetPassword.${name}`)}
      </ResultAlert>
      <LinkButton to={paths.forgotPassword} wide>
        {t('resetPassword.askAgain')}
      </LinkButton>
    </>
  );
}

function UncheckedLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

/** `/reset-password/{requestId}`: the end of a mailed link. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { requestId = '' } = useParams();
  const { state, setState, retry } = usePasswordRequest(requestId);
  const isDead = state.name === 'expired' || state.name === 'notFound';
  return (
    <LoginFrame>
      <PageHeading title={t('resetPassword.title')} hasErrors={isDead || state.name === 'failed'} />
      {state.name === 'checking' && <Skeleton lines={4} label={t('resetPassword.loading')} />}
      {state.name === 'good' && <ResetPasswordForm id={requestId} email={state.email} onState={setState} />}
      {isDead && <DeadLink name={state.name} />}
      {state.name === 'failed' && <UncheckedLink error={state.error} onRetry={retry} />}
      {state.name === 'done' && <PasswordChanged />}
    </LoginFrame>
  );
}
