import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesIn } from '../../shared/core/errors.ts';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import { call } from '../app/api/call.ts';
import { errorText, issueText } from '../app/api/error-text.ts';
import { LEAST_CHARACTERS, passwordFaults, type PasswordField } from '../app/session/new-password.ts';
import { logout } from '../app/session/session.ts';
import { useFailure } from '../ui/feedback/use-failure.ts';
import { linkStateOf, type LinkState } from './use-password-request.ts';

type Asked = { id: string; email: string; onState: (state: LinkState) => void };

/** A new password typed twice: its faults by field, shown when due, and the change itself. */
export function useNewPassword({ id, email, onState }: Asked) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  const [due, setDue] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<{ password: string; text: string }>();
  const [failure, tellFailure] = useFailure();
  const [isBusy, setBusy] = useState(false);

  const faults = passwordFaults(typed.password, typed.repeat);
  const fault = (field: PasswordField) => {
    if (field === 'password' && refused?.password === typed.password) return refused.text;
    const name = due.has(field) ? faults[field] : undefined;
    if (name === 'password_do_not_match') return t('errors.error_password_do_not_match');
    return name && t('issues.error_password_too_short', { least: LEAST_CHARACTERS });
  };

  const tell = (error: unknown) => {
    const state = linkStateOf(error);
    if (state) return onState(state);
    const issue = issuesIn(error).find(({ path }) => path === 'password');
    if (!issue) return tellFailure({ text: errorText(t, error) });
    setRefused({ password: typed.password, text: issueText(t, issue) });
    document.getElementById('password')?.focus();
  };

  const change = async () => {
    setBusy(true);
    tellFailure(undefined);
    try {
      await call(
        passwordRequestApi.reset,
        { params: { id }, body: { email, password: typed.password } },
        { token: null },
      );
      logout();
      onState({ name: 'done' });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };

  const submit = () => {
    setDue(new Set(['password', 'repeat']));
    const [first] = Object.keys(faults);
    if (first !== undefined) document.getElementById(first)?.focus();
    else if (!isBusy) void change();
  };
  // Validates only when the focus moves to another field: an error that moves the button under a finger would lose the press.
  const leave = (field: PasswordField) => (event: FocusEvent) => {
    if (typed[field] !== '' && event.relatedTarget instanceof HTMLInputElement) setDue(new Set([...due, field]));
  };
  const type = (field: PasswordField) => (value: string) => setTyped({ ...typed, [field]: value });
  return { typed, type, leave, fault, failure, isBusy, submit };
}
