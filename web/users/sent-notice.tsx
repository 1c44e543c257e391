import { Alert } from '../ui/alert.tsx';
import type { Sending } from './use-sending.ts';

/** What came of asking for a mail. */
export function SentNotice({ sending: { sentCount, failure }, sentText }: { sending: Sending; sentText: string }) {
  if (failure !== undefined) {
    return (
      <Alert kind="other" live="alert">
        {failure}
      </Alert>
    );
  }
  return <output key={sentCount}>{sentCount > 0 && sentText}</output>;
}
