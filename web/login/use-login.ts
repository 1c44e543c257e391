import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAppError } from '../../shared/core/errors.ts';
import type { CallerUser, TokenReply } from '../../shared/core/caller.ts';
import type { SecondStep } from '../../shared/core/second-step.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { login } from '../app/session/session.ts';
import { useFailure } from '../ui/feedback/use-failure.ts';

/** The delay before a failed login is reported (rule 8.2). */
const FAILURE_DELAY_MILLISECONDS = 200;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What follows a right password. */
export type NextStep = { secondStep: SecondStep } | { enrolment: TokenReply };

type Steps = {
  onLogin?: (user: CallerUser) => void;
  onNext: (next: NextStep) => void;
};

/** Logs in. */
export function useLogin({ onLogin, onNext }: Steps) {
  const { t } = useTranslation();
  const [failure, tellFailure] = useFailure();
  const [isBusy, setBusy] = useState(false);
  const finish = (reply: TokenReply) => {
    if (reply.user.mustEnrol) return onNext({ enrolment: reply });
    login(reply);
    onLogin?.(reply.user);
  };
  const send = async (email: string, password: string) => {
    setBusy(true);
    try {
      finish(await call(sessionApi.login, { body: { email: email.trim(), password } }, { token: null }));
      tellFailure(undefined);
    } catch (error) {
      const secondStep = isAppError(error) ? error.detail.secondStep : undefined;
      if (secondStep) {
        tellFailure(undefined);
        return onNext({ secondStep });
      }
      await pause(FAILURE_DELAY_MILLISECONDS);
      tellFailure({ text: errorText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, send, finish };
}
