import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenReply } from '../../../shared/core/caller.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { canUsePasskeys } from '../passkeys.ts';
import { useAct } from '../use-act.ts';
import { AuthenticatorSetup, type Begun } from './authenticator-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type FirstFactorProps = {
  /** The token of a login that can only enrol. */
  token: string;
  onLogin: (reply: TokenReply) => void;
};

type Step = { way: 'choice' } | { way: 'authenticator'; begun: Begun } | { way: 'passkey' };

/** The login of a user whose role asks for a second factor that they lack: enrols one, shows the recovery codes, goes on. */
export function FirstFactor({ token, onLogin }: FirstFactorProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ way: 'choice' });
  const [changed, setChanged] = useState<ChangedFactors>();
  const acting = useAct();
  const login = changed?.login;
  if (changed?.recoveryCodes && login) {
    return (
      <RecoveryCodes
        codes={changed.recoveryCodes}
        doneLabel={t('secondFactor.recovery.goOn')}
        onDone={() => onLogin(login)}
      />
    );
  }
  const begin = async () =>
    setStep({ way: 'authenticator', begun: await call(secondFactorApi.beginAuthenticator, {}, { token }) });
  const back = (
    <Button variant="ghost" wide onClick={() => setStep({ way: 'choice' })}>
      {t('secondFactor.otherWay')}
    </Button>
  );
  return (
    <Stack gap={5}>
      <FailureAlert failure={acting.failure} />
      {step.way === 'choice' && (
        <>
          <p>{t('secondFactor.must')}</p>
          <Button wide isBusy={acting.isBusy} onClick={() => void acting.act(begin)}>
            {t('secondFactor.authenticator.begin')}
          </Button>
          {canUsePasskeys() && (
            <Button variant="secondary" wide onClick={() => setStep({ way: 'passkey' })}>
              {t('secondFactor.passkey.begin')}
            </Button>
          )}
        </>
      )}
      {step.way === 'authenticator' && <AuthenticatorSetup begun={step.begun} token={token} onDone={setChanged} />}
      {step.way === 'passkey' && <PasskeySetup token={token} onDone={setChanged} />}
      {step.way !== 'choice' && back}
    </Stack>
  );
}
