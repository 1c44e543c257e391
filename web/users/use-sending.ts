import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';

export type Sending = {
  isBusy: boolean;
  /** How often it was sent since the page opened. */
  sentCount: number;
  failure: string | undefined;
  send: () => Promise<void>;
};

/** Requests a mail; a retry after a lost answer reuses the key. */
export function useSending(ask: (key: string) => Promise<unknown>): Sending {
  const { t } = useTranslation();
  const key = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    key.current ??= newUuid();
    setBusy(true);
    setFailure(undefined);
    try {
      await ask(key.current);
      key.current = undefined;
      setSentCount((count) => count + 1);
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, sentCount, failure, send };
}
