import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { newUuid } from '../app/uuid.ts';

export type Sending = {
  isBusy: boolean;
  /** How often it was sent since the page was opened. */
  sentCount: number;
  failure: string | undefined;
  send: () => Promise<void>;
};

/** Asks the server to mail something; one whose answer was lost is asked for again under the same key. */
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
