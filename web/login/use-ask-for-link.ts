import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { endLogin } from '../app/session/end-login.ts';
import { logout } from '../app/session/session.ts';
import { newUuid } from '../app/api/uuid.ts';
import { keepWantedPath, wantedPath } from '../app/routing/wanted-path.ts';
import type { AlertKind } from '../ui/feedback/alert.tsx';
import { useFailure } from '../ui/feedback/use-failure.ts';

type ToldFailure = { text: string; kind: AlertKind };

/** Requests a mailed link and logs out first (rule 2.3). A repeated request for an address reuses its key. */
export function useAskForLink(onSent: (email: string) => void) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const { state } = useLocation();
  const [failure, tellFailure] = useFailure<ToldFailure>();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState({ email: '', key: '' });
  const ask = async (email: string) => {
    const key = last.email === email ? last.key : newUuid();
    setLast({ email, key });
    setBusy(true);
    void endLogin();
    logout();
    try {
      await call(passwordRequestApi.create, { query: { language }, body: { email } }, { token: null, key });
      keepWantedPath(wantedPath(state));
      onSent(email);
    } catch (error) {
      tellFailure(shownFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const shownFailure = (error: unknown): ToldFailure => {
    const code = codeOf(error);
    if (code === 'network') return { text: errorText(t, error), kind: 'offline' };
    return { text: code === 'too_many_requests' ? errorText(t, error) : t('errors.requestFailed'), kind: 'error' };
  };
  return { failure, isBusy, ask };
}
