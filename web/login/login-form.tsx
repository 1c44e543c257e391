import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/fields/password/password-field.tsx';
import { PasskeyLogin } from '../second-factor/prove/passkey-login.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './login-frame.module.css';
import { useLogin, type NextStep } from './use-login.ts';

type LoginFormProps = { onFailed: (hasFailed: boolean) => void; onNext: (next: NextStep) => void };

export function LoginForm({ onFailed, onNext }: LoginFormProps) {
  const { t } = useTranslation();
  const { failure, isBusy, send, finish } = useLogin({ onNext });
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
      <FailureAlert failure={failure} title={t('login.failedTitle')} />
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
      <PasskeyLogin onLogin={finish} />
    </form>
  );
}
