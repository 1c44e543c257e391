/** The log entry of a failed call: never request or response bodies, which may be personal data. */
export type FailedCall = { method: string; path: string; status: number; code: string; requestId?: string | undefined };

export function logFailure(failure: FailedCall): void {
  // oxlint-disable-next-line no-console -- every failed response is logged before it is rejected; the browser's console is its log
  console.error('Call failed', failure);
}
