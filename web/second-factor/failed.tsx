import { Alert } from '../ui/feedback/alert.tsx';
import type { Acting } from './use-act.ts';

/** The failure of the last act, announced. */
export function Failed({ acting: { failure } }: { acting: Acting }) {
  if (!failure) return null;
  return (
    <Alert key={failure.attempt} kind="error" live="alert">
      {failure.text}
    </Alert>
  );
}
