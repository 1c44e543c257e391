import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { LoginFrame } from './login-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ResultAlert } from './result-alert.tsx';
import { UncheckedLink } from './unchecked-link.tsx';
import { usePasswordRequest } from './use-password-request.ts';

type End = 'expired' | 'used' | 'notFound' | 'done';

/** The result or fault of an invitation; a user with a password gets a link to the login. */
function Ended({ end }: { end: End }) {
  const { t } = useTranslation();
  return (
    <>
      <ResultAlert kind={end === 'done' ? 'success' : 'other'} title={t(`invitation.${end}Title`)}>
        {t(`invitation.${end}`)}
      </ResultAlert>
      {(end === 'done' || end === 'used') && (
        <LinkButton to={paths.login} wide>
          {t('resetPassword.toLogin')}
        </LinkButton>
      )}
    </>
  );
}

/** `/invitation/{requestId}`: a new user chooses the first password, which also verifies the address. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { requestId = '' } = useParams();
  const { state, setState, retry } = usePasswordRequest(requestId);
  const { name } = state;
  const isDead = name === 'expired' || name === 'used' || name === 'notFound';
  return (
    <LoginFrame>
      <PageHeading title={t('invitation.title')} hasErrors={isDead || name === 'failed'} />
      {name === 'checking' && <Skeleton lines={4} label={t('resetPassword.loading')} />}
      {name === 'good' && (
        <>
          <p>{t('invitation.lead')}</p>
          <ResetPasswordForm id={requestId} email={state.email} texts="invitation" onState={setState} />
        </>
      )}
      {(isDead || name === 'done') && <Ended end={name} />}
      {name === 'failed' && <UncheckedLink error={state.error} onRetry={retry} />}
    </LoginFrame>
  );
}
