import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './items.ts';

/** Names a write whose refusal the caller handles in its own way. */
export type WriteName =
  | 'company'
  | 'department'
  | 'digest'
  | 'email'
  | `inductionForm ${string}`
  | 'link'
  | 'once'
  | 'page'
  | 'permitForm'
  | 'pin'
  | 'project'
  | 'renewed'
  | 'tally'
  | 'translations'
  | 'try';

/** A condition failed: `refused` is the name of the write, where it has one, `item` the present item. */
export class ConditionFailed extends Error {
  readonly refused: WriteName | undefined;
  readonly item: Item | undefined;

  constructor(refused: WriteName | undefined, item: Item | undefined) {
    super(`condition of ${refused ?? 'a write'} failed`);
    this.refused = refused;
    this.item = item;
  }
}

/** Awaits a write; false where its condition failed, as where another worker was faster. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

type Named = { refusedAs?: WriteName };

/** The first write whose condition failed, where the error is of that kind. */
export function conditionFailure(error: unknown, writes: readonly Named[]): ConditionFailed | undefined {
  if (error instanceof ConditionalCheckFailedException)
    return new ConditionFailed(writes[0]?.refusedAs, itemOf(error.Item));
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const at = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  return at < 0 ? undefined : new ConditionFailed(writes[at]?.refusedAs, itemOf(reasons[at]?.Item));
}

const CONTENTION = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Whether a transaction was cancelled only by contention or throttling, or a single write was refused because of a transaction on its item.
 * Nothing was written, so that a retry is safe.
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
