import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { landingPath } from '../app/sections.ts';
import { useSession } from '../app/session.ts';
import { wantedPath } from '../app/wanted-path.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-frame.module.css';

export function LoginPage() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const { state } = useLocation();
  const [hasErrors, setHasErrors] = useState(false);
  if (loggedInUser) return <Navigate to={wantedPath(state) ?? landingPath(loggedInUser)} replace />;
  return (
    <LoginFrame>
      <PageHeading title={t('login.title')} hasErrors={hasErrors} />
      {wantedPath(state) !== undefined && <p>{t('login.wanted')}</p>}
      <LoginForm onFailed={setHasErrors} />
      <Link className={styles.link} to={paths.forgotPassword} state={state}>
        {t('login.forgot')}
      </Link>
      <p className={styles.note}>
        {t('login.workerNote')} <Link to={paths.start}>{t('login.workerStart')}</Link>
      </p>
    </LoginFrame>
  );
}
