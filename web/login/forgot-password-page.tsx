import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-frame.module.css';
import { ResultAlert } from './result-alert.tsx';

/** `/forgot-password`: requests a mailed link; its answer never reveals whether an account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <LoginFrame>
      <PageHeading title={t('forgotPassword.title')} hasErrors={hasErrors} />
      {sentTo === undefined ? (
        <ForgotPasswordForm onFailed={setHasErrors} onSent={setSentTo} />
      ) : (
        <>
          <ResultAlert kind="success" title={t('forgotPassword.sentTitle')}>
            <p>{t('forgotPassword.sent', { email: sentTo })}</p>
            <p>{t('forgotPassword.sentLife')}</p>
          </ResultAlert>
          <Button variant="secondary" wide onClick={() => setSentTo(undefined)}>
            {t('forgotPassword.again')}
          </Button>
        </>
      )}
      <Link className={styles.link} to={paths.login} state={state}>
        {t('forgotPassword.toLogin')}
      </Link>
    </LoginFrame>
  );
}
