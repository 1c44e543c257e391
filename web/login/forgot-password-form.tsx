import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '../../shared/core/email-address.ts';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './login-frame.module.css';
import { useAskForLink } from './use-ask-for-link.ts';

type ForgotPasswordFormProps = { onFailed: (hasFailed: boolean) => void; onSent: (email: string) => void };

export function ForgotPasswordForm({ onFailed, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { failure, isBusy, ask } = useAskForLink(onSent);
  const address = email.trim();
  const fault = address === '' ? t('login.emailMissing') : t('forgotPassword.emailInvalid');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    onFailed(!isEmailAddress(address));
    if (!isEmailAddress(address)) document.getElementById('email')?.focus();
    else if (!isBusy) void ask(address);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('forgotPassword.lead')}</p>
      <FailureAlert failure={failure} title={t('forgotPassword.failedTitle')} />
      <TextField
        id="email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={isChecked && !isEmailAddress(address) ? fault : undefined}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? t('forgotPassword.busy') : t('forgotPassword.submit')}
      </Button>
    </form>
  );
}
