import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RECOMMENDED_PASSWORD } from '../../shared/core/password-rules.ts';
import { LEAST_CHARACTERS } from '../app/session/new-password.ts';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/fields/password/password-field.tsx';
import { StrengthLine } from '../ui/fields/password/strength-line.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './login-frame.module.css';
import { useNewPassword } from './use-new-password.ts';
import type { LinkState } from './use-password-request.ts';

type ResetPasswordFormProps = {
  id: string;
  email: string;
  /** What is said: of another password, or of the first one. */
  texts: 'resetPassword' | 'invitation';
  onState: (state: LinkState) => void;
};

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const { texts } = props;
  const { typed, type, leave, fault, failure, isBusy, submit } = useNewPassword(props);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FailureAlert failure={failure} title={t(`${texts}.failedTitle`)} />
      <TextField
        id="email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        readOnly
        value={props.email}
        onChange={() => undefined}
      />
      <PasswordField
        id="password"
        label={t(`${texts}.password`)}
        hint={t('resetPassword.hint', { least: LEAST_CHARACTERS, recommended: RECOMMENDED_PASSWORD })}
        autoComplete="new-password"
        value={typed.password}
        onChange={type('password')}
        onBlur={leave('password')}
        error={fault('password')}
        after={<StrengthLine password={typed.password} />}
      />
      <PasswordField
        id="repeat"
        label={t(`${texts}.repeat`)}
        autoComplete="new-password"
        value={typed.repeat}
        onChange={type('repeat')}
        onBlur={leave('repeat')}
        error={fault('repeat')}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {t(isBusy ? `${texts}.busy` : `${texts}.submit`)}
      </Button>
    </form>
  );
}
