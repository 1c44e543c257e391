/** The code page's history state: why it asks for a code, if that is not plain. */
export type CodeReason = { reason: 'startedBefore' };

export function codeReason(state: unknown): CodeReason['reason'] | undefined {
  const { reason } = (state ?? {}) as Partial<CodeReason>;
  return reason === 'startedBefore' ? reason : undefined;
}
