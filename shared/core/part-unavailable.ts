import { AppError } from './errors.ts';

/** What a call cannot be answered without. */
export type Part = 'table' | 'files';

const RETRY_AFTER_SECONDS = 5;

/** A part did not answer, or has no room now: 503, and the same call may be sent again. What it was to do may have been done. */
export class PartUnavailable extends AppError {
  readonly part: Part;
  override readonly cause: Error;

  constructor(part: Part, cause: Error) {
    super('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.part = part;
    this.cause = cause;
  }
}

/** By the names of the SDK's errors and the codes of Node's. */
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

/** The answer of a part; PartUnavailable where it fails for itself and not for what was asked. */
export async function askedOf<T>(
  part: Part,
  ask: () => Promise<T>,
  isMore: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && (isPartsOwn(error) || isMore(error))) throw new PartUnavailable(part, error);
    throw error;
  }
}

const LEAST_SERVER_ERROR = 500;

function isPartsOwn(error: Error): boolean {
  const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return OVERLOADED_OR_SILENT.has(error.name) || OVERLOADED_OR_SILENT.has(code) || status >= LEAST_SERVER_ERROR;
}
