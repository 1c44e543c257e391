import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenReply } from '../../../shared/core/caller.ts';
import type { FactorProof, FactorWay, SecondStep } from '../../../shared/core/second-step.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { answerPasskey, canUsePasskeys } from '../passkeys.ts';
import { useAct } from '../use-act.ts';
import { TypedProof } from './typed-proof.tsx';

const PASSKEY_BUTTON = 'second-step-passkey';

type SecondStepFormProps = {
  step: SecondStep;
  onLogin: (reply: TokenReply) => void;
  /** Back to the password. */
  onBack: () => void;
};

const OTHER_WAYS = { code: 'secondFactor.useCode', recoveryCode: 'secondFactor.useRecoveryCode' } as const;

/** The way that a user sees first: the typed code, or the passkey of who has no app. */
function firstWay({ ways }: SecondStep, hasPasskey: boolean): FactorWay {
  if (ways.includes('code')) return 'code';
  return hasPasskey ? 'passkey' : 'recoveryCode';
}

/** The second step of a login: a code, a passkey or a recovery code. */
export function SecondStepForm({ step, onLogin, onBack }: SecondStepFormProps) {
  const { t } = useTranslation();
  const hasPasskey = step.passkey !== undefined && canUsePasskeys();
  const [way, setWay] = useState(() => firstWay(step, hasPasskey));
  const { isBusy, failure, act } = useAct();
  const code = failure && codeOf(failure.error);
  useEffect(() => {
    if (way === 'passkey') document.getElementById(PASSKEY_BUTTON)?.focus();
  }, [way]);
  const send = async (proof: FactorProof) => {
    onLogin(await call(sessionApi.secondStep, { body: { ticket: step.ticket, ...proof } }, { token: null }));
  };
  const usePasskey = () =>
    act(async () => {
      if (step.passkey) await send({ passkey: await answerPasskey(step.passkey) });
    });
  const others = (['code', 'recoveryCode'] as const).filter((other) => other !== way && step.ways.includes(other));
  return (
    <Stack gap={5}>
      {failure && code !== 'wrong_code' && (
        <FailureAlert
          failure={code === 'expired' ? { ...failure, text: t('secondFactor.stepOver') } : failure}
          title={t('login.failedTitle')}
        />
      )}
      {way !== 'passkey' && (
        <TypedProof
          key={way}
          way={way}
          isBusy={isBusy}
          wrongAttempt={code === 'wrong_code' ? failure?.attempt : undefined}
          onSend={(proof) => void act(() => send(proof))}
        />
      )}
      {hasPasskey && (
        <Button
          id={PASSKEY_BUTTON}
          variant={way === 'passkey' ? 'primary' : 'secondary'}
          wide
          isBusy={isBusy}
          onClick={() => void usePasskey()}
        >
          {t('secondFactor.usePasskey')}
        </Button>
      )}
      {others.map((other) => (
        <Button key={other} variant="ghost" wide onClick={() => setWay(other)}>
          {t(OTHER_WAYS[other])}
        </Button>
      ))}
      <Button variant="ghost" wide onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </Stack>
  );
}
