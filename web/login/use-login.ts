import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../shared/core/caller.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { login } from '../app/session.ts';

/** A failed login is told after this, as the specification says. */
const FAILURE_DELAY_MILLISECONDS = 200;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Logs in; each failure has a number of its own, so that the same words are read aloud again. */
export function useLogin(onLogin?: (user: CallerUser) => void) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<{ text: string; attempt: number }>();
  const [isBusy, setBusy] = useState(false);
  const send = async (email: string, password: string) => {
    setBusy(true);
    try {
      const reply = await call(sessionApi.login, { body: { email: email.trim(), password } }, { token: null });
      login(reply);
      onLogin?.(reply.user);
    } catch (error) {
      await pause(FAILURE_DELAY_MILLISECONDS);
      setFailure((last) => ({ text: errorText(t, error), attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, send };
}
