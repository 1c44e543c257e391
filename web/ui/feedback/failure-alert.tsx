// <FailureAlert failure={failure} title={t('…')} />: why the last act failed, announced each time; nothing while none has. `failure` is of useFailure.
import { Alert, type AlertKind } from './alert.tsx';
import type { Failure } from './use-failure.ts';

type FailureAlertProps = { failure: Failure<{ text: string; kind?: AlertKind }> | undefined; title?: string };

export function FailureAlert({ failure, title }: FailureAlertProps) {
  if (!failure) return null;
  const { attempt, kind = 'error', text } = failure;
  return (
    <Alert key={attempt} kind={kind} {...(title !== undefined && { title })} live="alert">
      {text}
    </Alert>
  );
}
