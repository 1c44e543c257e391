import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { landingPath } from '../app/sections.ts';
import { login, useSession } from '../app/session.ts';
import { wantedPath } from '../app/wanted-path.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-page.module.css';

/** A failed login is told after this, as the specification says. */
const FAILURE_DELAY_MILLISECONDS = 200;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function useLogin() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<{ text: string; attempt: number }>();
  const [isBusy, setBusy] = useState(false);
  const send = async (email: string, password: string) => {
    setBusy(true);
    try {
      login(await call(sessionApi.login, { body: { email: email.trim(), password } }, { token: null }));
    } catch (error) {
      await pause(FAILURE_DELAY_MILLISECONDS);
      setFailure((last) => ({ text: errorText(t, error), attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, send };
}

function LoginForm({ onFailed }: { onFailed: (hasFailed: boolean) => void }) {
  const { t } = useTranslation();
  const { failure, isBusy, send } = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string, text: string) => (isChecked && value.trim() === '' ? text : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const empty = [email.trim() === '' && 'email', password === '' && 'password'].find(Boolean);
    onFailed(Boolean(empty));
    if (empty) document.getElementById(empty)?.focus();
    else if (!isBusy) void send(email, password);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && (
        <Alert key={failure.attempt} kind="other" title={t('login.failedTitle')} live="alert">
          {failure.text}
        </Alert>
      )}
      <TextField
        id="email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={missing(email, t('login.emailMissing'))}
      />
      <PasswordField
        id="password"
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password, t('login.passwordMissing'))}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  );
}

export function LoginPage() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const { state } = useLocation();
  const [hasErrors, setHasErrors] = useState(false);
  if (loggedInUser) return <Navigate to={wantedPath(state) ?? landingPath(loggedInUser)} replace />;
  return (
    <div className={styles.page}>
      <PublicBar />
      <main id="main" className={styles.panel}>
        <PageHeading title={t('login.title')} hasErrors={hasErrors} />
        {wantedPath(state) !== undefined && <p>{t('login.wanted')}</p>}
        <LoginForm onFailed={setHasErrors} />
        <p className={styles.note}>{t('login.workerNote')}</p>
      </main>
    </div>
  );
}
