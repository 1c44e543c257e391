import { useEffect, useState } from 'react';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import type { CodeWay } from './code-way.ts';

/** The wait before the user may request another code. */
const RESEND_MILLISECONDS = 60_000;

type Sending = { sent?: CodeSent; error?: unknown; resendFrom?: number; resentCount: number; isToBeAsked?: boolean };

/** `isAsked`: the user has pressed something for a code. Without a press, a mail filter may have opened the page. */
type Asking = { way: CodeWay; isAsked: boolean };

/** Sends a code on request, unless this phone may open without one; `resend` sends the first or another code. */
export function useSentCode({ way, isAsked }: Asking, onOpen: (address: string) => void) {
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>({ resentCount: 0 });
  const [isBusy, setBusy] = useState(false);
  const [first] = useState({ language, onOpen });
  const took = (sent: CodeSent) => ({ sent, resendFrom: Date.now() + RESEND_MILLISECONDS });
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      const address = await way.openWithoutCode?.().catch(() => undefined);
      if (isLeft) return;
      if (address !== undefined) {
        first.onOpen(address);
        return;
      }
      if (!isAsked) return setSending({ isToBeAsked: true, resentCount: 0 });
      const sent = await way.send({ language: first.language, reset: false });
      if (!isLeft) setSending({ ...took(sent), resentCount: 0 });
    };
    begin().catch((error: unknown) => !isLeft && setSending({ error, resentCount: 0 }));
    return () => {
      isLeft = true;
    };
  }, [way, isAsked, first]);
  const resend = async () => {
    setBusy(true);
    try {
      const sent = await way.send({ language, reset: sending.sent !== undefined });
      setSending({ ...took(sent), resentCount: sending.resentCount + (sending.sent ? 1 : 0) });
    } catch (error) {
      setSending({ ...sending, error });
    } finally {
      setBusy(false);
    }
  };
  return { ...sending, isResending: isBusy, resend };
}
