import { indexWrites, writeUnits, type KeyUnits } from './index-entries.ts';
import { itemBytes, sum, textOf, type StoredItem } from './item-size.ts';

export type Units = { writeUnits: number; readUnits: number };
export type WireKey = Record<string, { S: string }>;

type Action = { TableName: string; Key?: WireKey; Item?: StoredItem };
type TransactItem = Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Action>>;

/** The parts of a request's body that say what it costs. */
export type WireRequest = Action & {
  ConsistentRead?: boolean;
  RequestItems?: Record<string, { Keys: WireKey[]; ConsistentRead?: boolean; ProjectionExpression?: string }>;
  TransactItems?: TransactItem[];
  FilterExpression?: string;
  ProjectionExpression?: string;
};
export type WireReply = {
  Item?: StoredItem;
  Items?: StoredItem[];
  Responses?: Record<string, StoredItem[]>;
  UnprocessedKeys?: Record<string, { Keys: WireKey[] }>;
};

/** One item that a request writes or checks, as it stood and as it stands afterwards. */
export type Change = {
  action: Action;
  isCheck: boolean;
  before: StoredItem | undefined;
  after: StoredItem | undefined;
};

type Batched = { PutRequest?: { Item: StoredItem }; DeleteRequest?: { Key: WireKey } };

const SINGLE_WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/** The items that a request writes or checks; empty for reads. */
export function actionsOf(operation: string, request: WireRequest): { action: Action; isCheck: boolean }[] {
  if (operation === 'BatchWriteItem') return batchedActionsOf(request);
  if (SINGLE_WRITES.has(operation)) return [{ action: request, isCheck: false }];
  return (request.TransactItems ?? []).flatMap(({ Put, Update, Delete, ConditionCheck }) => [
    ...[Put, Update, Delete].flatMap((action) => (action ? [{ action, isCheck: false }] : [])),
    ...(ConditionCheck ? [{ action: ConditionCheck, isCheck: true }] : []),
  ]);
}

function batchedActionsOf({ RequestItems = {} }: WireRequest) {
  const batches = RequestItems as unknown as Record<string, Batched[]>;
  return Object.entries(batches).flatMap(([TableName, writes]) =>
    writes.map(({ PutRequest, DeleteRequest }) => ({
      action: { TableName, ...PutRequest, ...DeleteRequest },
      isCheck: false,
    })),
  );
}

/**
 * What a write took, by partition. Every item counts by the larger of what stood and what stands there, twice in a transaction;
 * index entries count once. A refused write takes the same without its indexes.
 */
export function writesByKey(operation: string, changes: readonly Change[], isRefused: boolean): KeyUnits[] {
  const times = operation === 'TransactWriteItems' ? 2 : 1;
  return changes.flatMap(({ action, isCheck, before, after }) => {
    const there = isRefused ? [before, action.Item] : [before, after];
    const bytes = Math.max(0, ...there.map((item) => (item ? itemBytes(item) : 0)));
    const partition = textOf((action.Key ?? action.Item)?.['PK']);
    const own = { place: 'table', partition, units: times * writeUnits(bytes) };
    return [own, ...(isCheck || isRefused ? [] : indexWrites(before, after))];
  });
}

/** What a read took: 4 KB a unit, half when it may be stale; a batch counts by item, also those that are not there, a query as a whole. */
export function unitsOfRead(operation: string, request: WireRequest, reply: WireReply): number {
  if (request.FilterExpression !== undefined) {
    throw new Error('a reply that leaves out what was read does not tell what it cost');
  }
  switch (operation) {
    case 'GetItem':
      return readUnits(reply.Item ? itemBytes(reply.Item) : 0, request.ConsistentRead);
    case 'Query':
      return readUnits(sum((reply.Items ?? []).map(itemBytes)), request.ConsistentRead);
    case 'BatchGetItem':
      return sum(Object.keys(request.RequestItems ?? {}).map((table) => unitsOfBatch(table, request, reply)));
    default:
      throw new Error(`the meter does not know ${operation}`);
  }
}

function unitsOfBatch(table: string, request: WireRequest, reply: WireReply): number {
  const { Keys = [], ConsistentRead } = request.RequestItems?.[table] ?? {};
  const found = reply.Responses?.[table] ?? [];
  const missing = Keys.length - found.length - (reply.UnprocessedKeys?.[table]?.Keys.length ?? 0);
  return sum(found.map((item) => readUnits(itemBytes(item), ConsistentRead))) + missing * readUnits(0, ConsistentRead);
}

function readUnits(bytes: number, isConsistent = false): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5);
}
