import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './items.ts';

/** A condition did not hold: `at` is the index of the write in its transaction, `item` what stands there now. */
export class ConditionFailed extends Error {
  readonly at: number;
  readonly item: Item | undefined;

  constructor(at: number, item: Item | undefined) {
    super(`condition of write ${at} failed`);
    this.at = at;
    this.item = item;
  }
}

export function conditionFailure(error: unknown): ConditionFailed | undefined {
  if (error instanceof ConditionalCheckFailedException) return new ConditionFailed(0, itemOf(error.Item));
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const at = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  return at < 0 ? undefined : new ConditionFailed(at, itemOf(reasons[at]?.Item));
}

const CONTENTION = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Whether a transaction was cancelled only because others were at the same items or the table was throttled, or a single
 * write was refused because a transaction was at its item. Nothing was written, so it may be tried again.
 */
export function isContention(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).every((reason) => CONTENTION.has(reason.Code ?? 'None'));
}

function itemOf(item: unknown): Item | undefined {
  if (item === undefined || item === null) return undefined;
  return unmarshall(item as Parameters<typeof unmarshall>[0]) as Item;
}
