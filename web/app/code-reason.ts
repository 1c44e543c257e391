/** The history state of the code page: why a code is asked for, where that is not plain. */
export type CodeReason = { reason: 'startedBefore' };

export function codeReason(state: unknown): CodeReason['reason'] | undefined {
  const { reason } = (state ?? {}) as Partial<CodeReason>;
  return reason === 'startedBefore' ? reason : undefined;
}
