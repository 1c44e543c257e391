import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../shared/core/errors.ts';
import { waitText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';

export type Failure = { code: ErrorCode | 'network' | 'startFailed'; waitSeconds?: number | undefined };

/** Why the induction did not open; it takes the focus, since the worker came here by being sent back. */
export function EntryFailure({ code, waitSeconds }: Failure) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [code]);
  return (
    <Alert kind="other" title={t('landing.failedTitle')} live="alert" ref={box}>
      {waitSeconds === undefined ? t(`errors.${code}`) : waitText(t, waitSeconds)}
    </Alert>
  );
}
