import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

/**
 * What may happen to one request between the SDK and the store: nothing, a throttle before it, a conflict with another
 * transaction, an answer that is lost after it was carried out and asked for again by the SDK, or the end of the
 * connection for good, before or after it was carried out.
 */
export const FAULTS = ['none', 'throttled', 'conflict', 'lostAnswer', 'deadBefore', 'deadAfter'] as const;
export type Fault = (typeof FAULTS)[number];

/** Puts faults on the next requests of a client; `hits` are those that met one. */
export class StoreFaults {
  #next: Fault[] = [];
  hits = 0;

  constructor(client: DynamoDBClient) {
    client.config.retryStrategy = () => Promise.resolve(retryAtOnce as never);
    const middleware =
      (next: Next, { commandName = '' }: { commandName?: string }) =>
      async (args: unknown) => {
        const fault = this.#take(commandName);
        refuseBefore(fault, commandName);
        const reply = await next(args);
        if (fault === 'lostAnswer') throw lost({ isTriedAgain: true });
        if (fault === 'deadAfter') throw lost({ isTriedAgain: false });
        return reply;
      };
    // Below the SDK's own retries, so that it meets what the network does.
    client.middlewareStack.addRelativeTo(middleware as never, {
      relation: 'after',
      toMiddleware: 'retryMiddleware',
      name: 'storeFaults',
    });
  }

  /** Runs something while its requests meet the faults, one a request, in their order. */
  async during<T>(faults: readonly Fault[], work: () => Promise<T>): Promise<T> {
    this.#next = [...faults];
    try {
      return await work();
    } finally {
      this.#next = [];
    }
  }

  #take(commandName: string): Fault {
    const fault = this.#next.shift() ?? 'none';
    const isRead = /^(Get|BatchGet|Query)/.test(commandName);
    const met = fault === 'conflict' && isRead ? 'none' : fault;
    if (met !== 'none') this.hits += 1;
    return met;
  }
}

type Next = (args: unknown) => Promise<unknown>;

const DETAIL = { $metadata: {}, message: 'planted' };

function refuseBefore(fault: Fault, commandName: string): void {
  if (fault === 'throttled') throw new ProvisionedThroughputExceededException(DETAIL);
  if (fault === 'deadBefore') throw lost({ isTriedAgain: false });
  if (fault !== 'conflict') return;
  if (!commandName.startsWith('TransactWrite')) throw new TransactionConflictException(DETAIL);
  throw new TransactionCanceledException({ ...DETAIL, CancellationReasons: [{ Code: 'TransactionConflict' }] });
}

/** The error of a connection that ended; by its name the SDK tries again or not. */
function lost({ isTriedAgain }: { isTriedAgain: boolean }): Error {
  return Object.assign(new Error('planted'), { name: isTriedAgain ? 'TimeoutError' : 'PlantedEnd' });
}

type RetryToken = { getRetryCount: () => number; getRetryDelay: () => number };

const tokenOf = (count: number): RetryToken => ({ getRetryCount: () => count, getRetryDelay: () => 0 });
const MOST_ATTEMPTS = 3;

/** Tries again as often as the SDK does and for the same errors, but without waiting. */
const retryAtOnce = {
  mode: 'standard',
  acquireInitialRetryToken: () => Promise.resolve(tokenOf(0)),
  refreshRetryTokenForRetry: (token: RetryToken, { errorType }: { errorType: string }) => {
    const count = token.getRetryCount() + 1;
    const isWorthIt = errorType === 'THROTTLING' || errorType === 'TRANSIENT';
    return isWorthIt && count < MOST_ATTEMPTS
      ? Promise.resolve(tokenOf(count))
      : Promise.reject(new Error('no more tries'));
  },
  recordSuccess: () => undefined,
};
