import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser, TokenReply } from '../../shared/core/caller.ts';
import { paths } from '../app/routing/paths.ts';
import { landingPath } from '../app/shell/sections.ts';
import { logout, useSession } from '../app/session/session.ts';
import { FirstFactorLater } from '../second-factor/enrol/first-factor-later.ts';
import { PasskeyLogin } from '../second-factor/prove/passkey-login.tsx';
import { SecondStepForm } from '../second-factor/prove/second-step-form.tsx';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { PasswordField } from '../ui/fields/password/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './login-frame.module.css';
import { useLogin, type NextStep } from './use-login.ts';

/** Reloads after leaving, so that nothing of the user stays in memory. */
function leave(path: string): void {
  window.location.assign(path);
}

function leaveForLogin(): void {
  logout();
  leave(paths.login);
}

function Leaving() {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" wide onClick={leaveForLogin}>
      {t('sessionExpired.leave')}
    </Button>
  );
}

type NextInDialogProps = { next: NextStep; onLogin: (reply: TokenReply) => void; onBack: () => void };

function NextInDialog({ next, onLogin, onBack }: NextInDialogProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      {'secondStep' in next ? (
        <>
          <p>{t('secondFactor.stepText')}</p>
          <SecondStepForm step={next.secondStep} onLogin={onLogin} onBack={onBack} />
        </>
      ) : (
        <Suspense fallback={<Skeleton lines={4} label={t('common.loading')} />}>
          <FirstFactorLater token={next.enrolment.token} onLogin={onLogin} />
        </Suspense>
      )}
      <Leaving />
    </div>
  );
}

function ExpiredForm({ user }: { user: CallerUser }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [next, setNext] = useState<NextStep>();
  const { failure, isBusy, send, finish } = useLogin({
    onNext: setNext,
    onLogin: (asUser) => {
      if (asUser._id === user._id) void queryClient.invalidateQueries();
      else leave(landingPath(asUser));
    },
  });
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password === '') document.getElementById('expired-password')?.focus();
    else if (!isBusy) void send(user.email ?? '', password);
  };
  if (next) return <NextInDialog next={next} onLogin={finish} onBack={() => setNext(undefined)} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('sessionExpired.text')}</p>
      <FailureAlert failure={failure} title={t('login.failedTitle')} />
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
      <PasskeyLogin onLogin={finish} />
      <Leaving />
    </form>
  );
}

/** Asks for the password in a dialog when the login expires during work; the page below keeps its input. */
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
