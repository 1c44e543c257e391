import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

const THROTTLED = new Set(['ProvisionedThroughputExceededException', 'ThrottlingException', 'RequestLimitExceeded']);
const THROTTLED_WRITES = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded']);

type Handler = (args: unknown) => Promise<unknown>;
type Middleware = Parameters<DynamoDBClient['middlewareStack']['addRelativeTo']>[0];

/** Logs each try that the table throttled, failed or left unanswered, even where the SDK's retry succeeds. An alarm counts these lines. */
export function reportRefusals(client: DynamoDBClient, log: (entry: Record<string, string>) => void): void {
  const report =
    (next: Handler, { commandName = '' }: { commandName?: string }) =>
    async (args: unknown) => {
      try {
        return await next(args);
      } catch (error) {
        const reason = refusalOf(error);
        if (reason) log({ level: 'warn', event: 'table_refused', reason, command: commandName });
        throw error;
      }
    };
  client.middlewareStack.addRelativeTo(report as Middleware, {
    relation: 'after',
    toMiddleware: 'retryMiddleware',
    name: 'reportRefusals',
  });
}

function refusalOf(error: unknown): 'throttled' | 'failed' | 'late' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (THROTTLED.has(error.name)) return 'throttled';
  if (error.name === 'TimeoutError') return 'late';
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if (($metadata?.httpStatusCode ?? 0) >= 500) return 'failed';
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  return reasons.some(({ Code = '' }) => THROTTLED_WRITES.has(Code)) ? 'throttled' : undefined;
}
