import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CODE_DIGITS, CodeField } from '../code-field.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import styles from '../second-factor.module.css';
import { useAct } from '../use-act.ts';

const FIELD = 'authenticator-code';

export type Begun = Reply<typeof secondFactorApi.beginAuthenticator>;
type AuthenticatorSetupProps = {
  begun: Begun;
  token: string | undefined;
  onDone: (changed: ChangedFactors) => void;
};

/** Four characters at a time, as people type a key. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? '';

/** The key of a new authenticator app as a QR code and as text, and the first code that proves that the app has it. */
export function AuthenticatorSetup({ begun, token, onDone }: AuthenticatorSetupProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const acting = useAct();
  const { failure } = acting;
  const isWrong = failure !== undefined && codeOf(failure.error) === 'wrong_code';
  const isShort = code.replace(/\D/g, '').length < CODE_DIGITS;
  useEffect(() => {
    if (isWrong) document.getElementById(FIELD)?.focus();
  }, [failure, isWrong]);
  const save = async () => {
    const body = { ticket: begun.ticket, code };
    onDone(await call(secondFactorApi.saveAuthenticator, { body }, { token }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort) document.getElementById(FIELD)?.focus();
    else void acting.act(save);
  };
  const short = isChecked && isShort ? t('secondFactor.codeMissing') : undefined;
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      {!isWrong && <FailureAlert failure={failure} />}
      <ol className={styles.steps}>
        <li>{t('secondFactor.authenticator.install')}</li>
        <li>
          {t('secondFactor.authenticator.scan')}
          <div className={styles.qr}>
            <QrCode text={begun.uri} label={t('secondFactor.authenticator.qr')} />
          </div>
          {t('secondFactor.authenticator.type')}
          <p className={styles.key}>{inFours(begun.key)}</p>
        </li>
        <li>{t('secondFactor.authenticator.prove')}</li>
      </ol>
      <CodeField
        id={FIELD}
        value={code}
        onChange={setCode}
        error={short ?? (isWrong ? t('secondFactor.wrongCode') : undefined)}
      />
      <Button type="submit" wide isBusy={acting.isBusy}>
        {t('secondFactor.authenticator.save')}
      </Button>
    </Stack>
  );
}
