import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { PasskeyUnused } from './passkeys.ts';

/** One act at a time with its last failure; each failure has a number, so that a repeated text is announced again. */
export type Acting = {
  isBusy: boolean;
  failure: { error: unknown; text: string; attempt: number } | undefined;
  act: (work: () => Promise<void>) => Promise<void>;
};

export function useAct(): Acting {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Acting['failure']>();
  const act = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      const text = error instanceof PasskeyUnused ? t('secondFactor.passkeyUnused') : errorText(t, error);
      setFailure((last) => ({ error, text, attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, act };
}
