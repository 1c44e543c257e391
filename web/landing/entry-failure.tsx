import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../shared/core/errors.ts';
import { waitText } from '../app/api/error-text.ts';
import { Alert } from '../ui/feedback/alert.tsx';

export type Failure = { code: ErrorCode | 'network' | 'startFailed'; waitSeconds?: number | undefined };

/** Why the induction did not open. It takes the focus, since a redirect brought the worker here. */
export function EntryFailure({ code, waitSeconds }: Failure) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [code]);
  return (
    <Alert kind="error" title={t('landing.failedTitle')} live="alert" ref={box}>
      {waitSeconds === undefined ? t(`errors.${code}`) : waitText(t, waitSeconds)}
    </Alert>
  );
}
