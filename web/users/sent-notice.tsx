import { Alert } from '../ui/feedback/alert.tsx';
import type { Sending } from './use-sending.ts';

/** The result of requesting a mail. */
export function SentNotice({ sending: { sentCount, failure }, sentText }: { sending: Sending; sentText: string }) {
  if (failure !== undefined) {
    return (
      <Alert kind="error" live="alert">
        {failure}
      </Alert>
    );
  }
  return <output key={sentCount}>{sentCount > 0 && sentText}</output>;
}
