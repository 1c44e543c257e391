import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { useFailure, type Failure } from '../ui/feedback/use-failure.ts';
import { PasskeyThere, PasskeyUnused } from './passkeys.ts';

type ToldFailure = { error: unknown; text: string };

/** One act at a time with its last failure. */
export type Acting = {
  isBusy: boolean;
  failure: Failure<ToldFailure> | undefined;
  act: (work: () => Promise<void>) => Promise<void>;
};

function textOf(t: TFunction, error: unknown): string {
  if (error instanceof PasskeyThere) return t('secondFactor.passkeyThere');
  if (error instanceof PasskeyUnused) return t('secondFactor.passkeyUnused');
  return errorText(t, error);
}

export function useAct(): Acting {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [failure, tellFailure] = useFailure<ToldFailure>();
  const act = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      tellFailure(undefined);
    } catch (error) {
      tellFailure({ error, text: textOf(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, act };
}
