import { AppError, type Part } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Error names of the SDK and error codes of Node. */
const OVERLOADED_OR_SILENT = new Set([
  'TimeoutError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'SlowDown',
  'TransactionConflictException',
  'TransactionInProgressException',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/**
 * Calls a part. Throws `unavailable` when the part itself fails or is overloaded: the caller may retry, though the part may have done the
 * work.
 */
export async function askPart<T>(
  part: Part,
  ask: () => Promise<T>,
  isMore: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && (isPartsOwn(error) || isMore(error))) throw partUnavailable(part, error);
    throw error;
  }
}

export function partUnavailable(part: Part, cause: Error): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, failed: { part, cause } });
}

const LEAST_SERVER_ERROR = 500;

function isPartsOwn(error: Error): boolean {
  const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return OVERLOADED_OR_SILENT.has(error.name) || OVERLOADED_OR_SILENT.has(code) || status >= LEAST_SERVER_ERROR;
}
