/** A failed call as it is logged: never with what was sent or answered, which may be personal. */
export type FailedCall = { method: string; path: string; status: number; code: string; requestId?: string | undefined };

export function logFailure(failure: FailedCall): void {
  // oxlint-disable-next-line no-console -- the product logs every failed response before it rejects (specification 8); the browser's console is its log
  console.error('Call failed', failure);
}
