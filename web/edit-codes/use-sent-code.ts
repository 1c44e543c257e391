import { useEffect, useState } from 'react';
import type { CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { useLanguage } from '../app/i18n.ts';
import type { CodeWay } from './code-way.ts';

/** A new code may be asked for this much later. */
const RESEND_MILLISECONDS = 60_000;

type Sending = { sent?: CodeSent; error?: unknown; resendFrom?: number; resentCount: number };

/** Sends a code when the page opens, unless this phone may go on without one; `resend` sends another. */
export function useSentCode(way: CodeWay, onOpen: (address: string) => void) {
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
      const sent = await way.send({ language: first.language, reset: false });
      if (!isLeft) setSending({ ...took(sent), resentCount: 0 });
    };
    begin().catch((error: unknown) => !isLeft && setSending({ error, resentCount: 0 }));
    return () => {
      isLeft = true;
    };
  }, [way, first]);
  const resend = async () => {
    setBusy(true);
    try {
      const sent = await way.send({ language, reset: sending.sent !== undefined });
      setSending({ ...took(sent), resentCount: sending.resentCount + 1 });
    } catch (error) {
      setSending({ ...sending, error });
    } finally {
      setBusy(false);
    }
  };
  return { ...sending, isResending: isBusy, resend };
}
