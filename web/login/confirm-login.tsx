import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../shared/core/caller.ts';
import type { Input, Reply } from '../../shared/core/endpoint.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { call } from '../app/api/call.ts';
import { confirmBy } from '../app/session/confirm-then-act.ts';
import { codeOf } from '../app/api/error-text.ts';
import { login, useSession } from '../app/session/session.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { answerPasskey, canUsePasskeys } from '../second-factor/passkeys.ts';
import { useAct } from '../second-factor/use-act.ts';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { PasswordField } from '../ui/fields/password/password-field.tsx';
import styles from './login-frame.module.css';

const FIELD = 'confirm-password';

type Given = Input<typeof sessionApi.confirm>['body'];

/** Sends what confirms the login, which continues with a fresh token. */
function useConfirming(user: CallerUser, onConfirmed: () => void) {
  const { failure, isBusy, act } = useAct();
  const send = (given: () => Promise<Given>) =>
    act(async () => {
      const { token } = await call(sessionApi.confirm, { body: await given() });
      login({ user, token });
      onConfirmed();
    });
  return { failure, isBusy, send };
}

type FormProps = { user: CallerUser; onEnd: (isConfirmed: boolean) => void };

type Ways = Reply<typeof sessionApi.confirmWays>;

/** How the user can confirm beside the password; nothing until it is known. */
function useWays(): Ways {
  const [ways, setWays] = useState<Ways>({ ways: [] });
  useEffect(() => {
    const leaving = new AbortController();
    call(sessionApi.confirmWays, {}, { signal: leaving.signal }).then(setWays, () => undefined);
    return () => leaving.abort();
  }, []);
  return ways;
}

type ProofFieldProps = {
  isByCode: boolean;
  typed: string;
  onChange: (typed: string) => void;
  isMissing: boolean;
  isWrong: boolean;
};

function ProofField({ isByCode, typed, onChange, isMissing, isWrong }: ProofFieldProps) {
  const { t } = useTranslation();
  const faultOf = (missing: string, wrong: string) => (isMissing ? missing : isWrong ? wrong : undefined);
  if (isByCode) {
    return (
      <CodeField
        id={FIELD}
        value={typed}
        onChange={onChange}
        hint={t('secondFactor.codeHint')}
        error={faultOf(t('secondFactor.codeMissing'), t('secondFactor.wrongCode'))}
      />
    );
  }
  return (
    <PasswordField
      id={FIELD}
      label={t('login.password')}
      autoComplete="current-password"
      value={typed}
      onChange={onChange}
      error={faultOf(t('login.passwordMissing'), t('errors.wrong_password'))}
    />
  );
}

function ConfirmForm({ user, onEnd }: FormProps) {
  const { t } = useTranslation();
  const { failure, isBusy, send } = useConfirming(user, () => onEnd(true));
  const { ways, passkey } = useWays();
  const [isByCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = failure !== undefined && ['wrong_password', 'wrong_code'].includes(codeOf(failure.error));
  useEffect(() => {
    if (failure || isByCode) document.getElementById(FIELD)?.focus();
  }, [failure, isByCode]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (typed === '') document.getElementById(FIELD)?.focus();
    else if (!isBusy) void send(() => Promise.resolve(isByCode ? { code: typed } : { password: typed }));
  };
  const choose = (isCode: boolean) => () => {
    setByCode(isCode);
    setTyped('');
    setChecked(false);
  };
  const isMissing = isChecked && typed === '';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('confirmLogin.text')}</p>
      {!isWrong && <FailureAlert failure={failure} />}
      <input type="hidden" autoComplete="username" value={user.email ?? ''} readOnly />
      <ProofField isByCode={isByCode} typed={typed} onChange={setTyped} isMissing={isMissing} isWrong={isWrong} />
      <Button type="submit" wide isBusy={isBusy}>
        {t('confirmLogin.submit')}
      </Button>
      {passkey && canUsePasskeys() && (
        <Button
          variant="secondary"
          wide
          isBusy={isBusy}
          onClick={() => void send(async () => ({ passkey: await answerPasskey(passkey) }))}
        >
          {t('secondFactor.usePasskey')}
        </Button>
      )}
      {ways.includes('code') && (
        <Button variant="ghost" wide onClick={choose(!isByCode)}>
          {t(isByCode ? 'confirmLogin.usePassword' : 'secondFactor.useCode')}
        </Button>
      )}
      <Button variant="ghost" wide onClick={() => onEnd(false)}>
        {t('common.cancel')}
      </Button>
    </form>
  );
}

/** Asks for the password in a dialog when a change needs a recent login; the page below keeps its input. */
export function ConfirmLogin() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const [end, setEnd] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => confirmBy(() => new Promise((resolve) => setEnd(() => resolve))), []);
  if (!end || !loggedInUser) return null;
  const close = (isConfirmed: boolean) => {
    setEnd(undefined);
    end(isConfirmed);
  };
  return (
    <Dialog isOpen onClose={() => close(false)} title={t('confirmLogin.title')}>
      <ConfirmForm user={loggedInUser} onEnd={close} />
    </Dialog>
  );
}
