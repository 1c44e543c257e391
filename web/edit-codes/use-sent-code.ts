import { useEffect, useState } from 'react';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Language } from '../../shared/core/fields.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { call } from '../app/call.ts';
import { useLanguage } from '../app/i18n.ts';
import { openOnOwnPhone } from './open-with-code.ts';

/** A new code may be asked for this much later. */
const RESEND_MILLISECONDS = 60_000;

type CodeSent = Reply<typeof editCodeApi.sendForUserForm>;
type Sending = { sent?: CodeSent; error?: unknown; resendFrom?: number; resentCount: number };

function sendCode(userFormId: string, language: Language, reset: boolean): Promise<CodeSent> {
  const input = { params: { id: userFormId }, query: { language }, body: { reset } };
  return call(editCodeApi.sendForUserForm, input, { token: null });
}

/** Sends a code when the page opens, unless this phone may go on without one; `resend` sends another. */
export function useSentCode(userFormId: string, onOpen: (pages: number) => void) {
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>({ resentCount: 0 });
  const [isBusy, setBusy] = useState(false);
  const [first] = useState({ language, onOpen });
  const took = (sent: CodeSent) => ({ sent, resendFrom: Date.now() + RESEND_MILLISECONDS });
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      const pages = await openOnOwnPhone(userFormId).catch(() => undefined);
      if (isLeft) return;
      if (pages !== undefined) {
        first.onOpen(pages);
        return;
      }
      const sent = await sendCode(userFormId, first.language, false);
      if (!isLeft) setSending({ ...took(sent), resentCount: 0 });
    };
    begin().catch((error: unknown) => !isLeft && setSending({ error, resentCount: 0 }));
    return () => {
      isLeft = true;
    };
  }, [userFormId, first]);
  const resend = async () => {
    setBusy(true);
    try {
      const sent = await sendCode(userFormId, language, sending.sent !== undefined);
      setSending({ ...took(sent), resentCount: sending.resentCount + 1 });
    } catch (error) {
      setSending({ ...sending, error });
    } finally {
      setBusy(false);
    }
  };
  return { ...sending, isResending: isBusy, resend };
}
