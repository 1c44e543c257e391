import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../shared/core/caller.ts';
import { paths } from '../app/paths.ts';
import { landingPath } from '../app/sections.ts';
import { logout, useSession } from '../app/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login-frame.module.css';
import { useLogin } from './use-login.ts';

/** A fresh load after it leaves nothing of the user in the page's memory. */
function leave(path: string): void {
  window.location.assign(path);
}

function leaveForLogin(): void {
  logout();
  leave(paths.login);
}

function ExpiredForm({ user }: { user: CallerUser }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { failure, isBusy, send } = useLogin((asUser) => {
    if (asUser._id === user._id) void queryClient.invalidateQueries();
    else leave(landingPath(asUser));
  });
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password === '') document.getElementById('expired-password')?.focus();
    else if (!isBusy) void send(user.email ?? '', password);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('sessionExpired.text')}</p>
      {failure && (
        <Alert key={failure.attempt} kind="other" title={t('login.failedTitle')} live="alert">
          {failure.text}
        </Alert>
      )}
      <TextField
        id="expired-email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        readOnly
        value={user.email ?? ''}
        onChange={() => undefined}
      />
      <PasswordField
        id="expired-password"
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isChecked && password === '' ? t('login.passwordMissing') : undefined}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? t('login.busy') : t('sessionExpired.submit')}
      </Button>
      <Button variant="ghost" wide onClick={leaveForLogin}>
        {t('sessionExpired.leave')}
      </Button>
    </form>
  );
}

/** Asks for the password over the page when the login ends in the middle of work; what was typed under it stays. */
export function SessionExpired() {
  const { t } = useTranslation();
  const { refusals, loggedInUser } = useSession();
  const [closedAt, setClosedAt] = useState(0);
  if (!loggedInUser) return null;
  return (
    <Dialog
      isOpen={refusals > 0 && refusals !== closedAt}
      onClose={() => setClosedAt(refusals)}
      title={t('sessionExpired.title')}
    >
      <ExpiredForm user={loggedInUser} />
    </Dialog>
  );
}
