import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { usePasswordRequest } from './use-password-request.ts';
import { ResultAlert } from './result-alert.tsx';
import { UncheckedLink } from './unchecked-link.tsx';

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

/** `/reset-password/{requestId}`: the target of a mailed link. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { requestId = '' } = useParams();
  const { state, setState, retry } = usePasswordRequest(requestId);
  const isExpired = state.name === 'expired' || state.name === 'used';
  const isDead = isExpired || state.name === 'notFound';
  return (
    <LoginFrame>
      <PageHeading title={t('resetPassword.title')} hasErrors={isDead || state.name === 'failed'} />
      {state.name === 'checking' && <Skeleton lines={4} label={t('resetPassword.loading')} />}
      {state.name === 'good' && (
        <ResetPasswordForm id={requestId} email={state.email} texts="resetPassword" onState={setState} />
      )}
      {isDead && <DeadLink name={isExpired ? 'expired' : 'notFound'} />}
      {state.name === 'failed' && <UncheckedLink error={state.error} onRetry={retry} />}
      {state.name === 'done' && <PasswordChanged />}
    </LoginFrame>
  );
}
