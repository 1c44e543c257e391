import { useTranslation } from 'react-i18next';
import type { TokenReply } from '../../../shared/core/caller.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { answerPasskey, canUsePasskeys } from '../passkeys.ts';
import { useAct } from '../use-act.ts';

const NO_TOKEN = { token: null };

/** Logs in by a passkey alone: it tells whose it is. */
export function PasskeyLogin({ onLogin }: { onLogin: (reply: TokenReply) => void }) {
  const { t } = useTranslation();
  const acting = useAct();
  if (!canUsePasskeys()) return null;
  const logIn = async () => {
    const passkey = await answerPasskey(await call(sessionApi.passkeyRequest, {}, NO_TOKEN));
    onLogin(await call(sessionApi.passkeyLogin, { body: { passkey } }, NO_TOKEN));
  };
  return (
    <>
      <FailureAlert failure={acting.failure} />
      <Button variant="secondary" wide isBusy={acting.isBusy} onClick={() => void acting.act(logIn)}>
        {t('secondFactor.passkeyLogin')}
      </Button>
    </>
  );
}
