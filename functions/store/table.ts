import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from './items.ts';
import { ROW_ATTRIBUTES } from './table-design.ts';
import { askPart } from '../../shared/core/part-unavailable.ts';
import { sendAll } from './send-all.ts';
import { waitRandomly } from './wait-randomly.ts';
import { conditionFailure, isContention, type WriteName } from './table-errors.ts';

export type Condition = {
  condition?: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
  /** Names the write in ConditionFailed. */
  refusedAs?: WriteName;
};
export type Put = Condition & { put: Item };
export type Update = Condition & { update: Key; set: string };
export type Delete = Condition & { delete: Key };
export type Check = Condition & { check: Key };
export type Write = Put | Update | Delete | Check;
/** A write that rests on nothing. */
export type PlainWrite = { put: Item } | { delete: Key };

export type Query = {
  index?: 'GSI1' | 'GSI2' | 'GSI3';
  where: string;
  values: Record<string, unknown>;
  descending?: boolean;
  limit?: number;
  startKey?: Record<string, unknown> | undefined;
  /** Reads at half the cost, for data that nothing is decided on; an index is always read so. */
  isForShow?: boolean;
  /** Answers the keys and these attributes alone, which takes less time to read and costs the same. */
  only?: readonly string[];
};
export type QueryPage = { items: Item[]; lastKey: Record<string, unknown> | undefined };

/** The keys and what the indexes carry. */
const OF_ROW = only('PK', 'SK', ...ROW_ATTRIBUTES);

/** Some attributes alone, whose names may be words of DynamoDB. */
function only(...names: string[]) {
  return {
    ProjectionExpression: names.map((_, at) => `#n${at}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
  };
}

const MOST_TRIES = 4;
/** The most keys that one batch get takes. */
const MOST_AT_ONCE = 100;
/** The most that one batch write takes. */
const MOST_WRITTEN_AT_ONCE = 25;

/**
 * The only access to DynamoDB. Reads of the table are strongly consistent, since decisions depend on them. A failed condition throws
 * ConditionFailed with the name of the write and the present item. A write that meets contention is tried four times, a batch until nothing
 * of it is done six times in a row. `unavailable` where the table does not answer.
 */
export class Table {
  readonly name: string;
  readonly #client: DynamoDBDocumentClient;

  constructor(client: DynamoDBDocumentClient, name: string) {
    this.#client = client;
    this.name = name;
  }

  async get(key: Key): Promise<Item | undefined> {
    const command = new GetCommand({ TableName: this.name, Key: key, ConsistentRead: true });
    const { Item } = await askTable(() => this.#client.send(command));
    return Item as Item | undefined;
  }

  /**
   * Items in the order of the keys, which may repeat, in requests of 100; `undefined` for a missing item. `isForShow` reads at half the cost, for
   * data that nothing is decided on. `isRow` answers what a list shows, as the index carries it, which takes half the time to read.
   */
  async getMany(keys: readonly Key[], { isForShow = false, isRow = false } = {}): Promise<(Item | undefined)[]> {
    if (keys.length === 0) return [];
    const found = new Map<string, Item>();
    const distinct = new Map(keys.map((key) => [`${key.PK}\n${key.SK}`, { ...key }]));
    await sendAll<Record<string, unknown>>([...distinct.values()], MOST_AT_ONCE, async (some) => {
      const command = new BatchGetCommand({
        RequestItems: { [this.name]: { Keys: [...some], ConsistentRead: !isForShow, ...(isRow && OF_ROW) } },
      });
      const reply = await askTable(() => this.#client.send(command));
      for (const item of reply.Responses?.[this.name] ?? []) found.set(`${item['PK']}\n${item['SK']}`, item as Item);
      return reply.UnprocessedKeys?.[this.name]?.Keys ?? [];
    });
    return keys.map((key) => found.get(`${key.PK}\n${key.SK}`));
  }

  async query({
    index,
    where,
    values,
    descending,
    limit,
    startKey,
    isForShow = false,
    only: names,
  }: Query): Promise<QueryPage> {
    const input: QueryCommandInput = {
      TableName: this.name,
      KeyConditionExpression: where,
      ExpressionAttributeValues: values,
      ScanIndexForward: !descending,
    };
    if (index) input.IndexName = index;
    else input.ConsistentRead = !isForShow;
    if (limit !== undefined) input.Limit = limit;
    if (startKey) input.ExclusiveStartKey = startKey;
    if (names) Object.assign(input, only('PK', 'SK', ...names));
    const { Items, LastEvaluatedKey } = await askTable(() => this.#client.send(new QueryCommand(input)));
    return { items: (Items ?? []) as Item[], lastKey: LastEvaluatedKey };
  }

  /** Every item of a query, over all pages; for bounded partitions only. */
  async queryAll(query: Omit<Query, 'limit' | 'startKey'>): Promise<Item[]> {
    const all: Item[] = [];
    let startKey: Record<string, unknown> | undefined;
    do {
      const page = await this.query({ ...query, startKey });
      all.push(...page.items);
      startKey = page.lastKey;
    } while (startKey);
    return all;
  }

  /** Makes one write, or several in one transaction. */
  async write(writes: readonly Write[]): Promise<void> {
    const [first] = writes;
    if (first)
      await askTableToWrite(writes, () => (writes.length === 1 ? this.#writeOne(first) : this.#transact(writes)));
  }

  /**
   * Puts and deletes items one by one, in as few requests as there can be: none may rest on another, or on a condition. Takes half the units
   * of a transaction.
   */
  async writeEach(writes: readonly PlainWrite[]): Promise<void> {
    const requests = writes.map((write): Record<string, unknown> =>
      'put' in write ? { PutRequest: { Item: write.put } } : { DeleteRequest: { Key: write.delete } },
    );
    await sendAll(requests, MOST_WRITTEN_AT_ONCE, async (some) => {
      const command = new BatchWriteCommand({ RequestItems: { [this.name]: [...some] } });
      const reply = await askTable(() => this.#client.send(command));
      return reply.UnprocessedItems?.[this.name] ?? [];
    });
  }

  /** Updates one item and answers its new state. */
  async updateOne(update: Update): Promise<Item> {
    const command = new UpdateCommand({
      ...this.#request(update),
      Key: update.update,
      UpdateExpression: update.set,
      ReturnValues: 'ALL_NEW',
    });
    const { Attributes } = await askTableToWrite([update], () => this.#client.send(command));
    return Attributes as Item;
  }

  async #writeOne(write: Write): Promise<void> {
    const request = this.#request(write);
    if ('put' in write) await this.#client.send(new PutCommand({ ...request, Item: write.put }));
    else if ('update' in write) {
      await this.#client.send(new UpdateCommand({ ...request, Key: write.update, UpdateExpression: write.set }));
    } else if ('delete' in write) await this.#client.send(new DeleteCommand({ ...request, Key: write.delete }));
    else await this.#transact([write]);
  }

  async #transact(writes: readonly Write[]): Promise<void> {
    const TransactItems = writes.map((write) => {
      const request = this.#request(write);
      if ('put' in write) return { Put: { ...request, Item: write.put } };
      if ('update' in write) return { Update: { ...request, Key: write.update, UpdateExpression: write.set } };
      if ('delete' in write) return { Delete: { ...request, Key: write.delete } };
      return { ConditionCheck: { ...request, Key: write.check, ConditionExpression: write.condition } };
    });
    await this.#client.send(new TransactWriteCommand({ TransactItems }));
  }

  #request({ condition, names, values }: Condition) {
    return {
      TableName: this.name,
      ...(condition === undefined
        ? {}
        : { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
      ...(names ? { ExpressionAttributeNames: names } : {}),
      ...(values ? { ExpressionAttributeValues: values } : {}),
    };
  }
}

function askTable<T>(ask: () => Promise<T>): Promise<T> {
  return askPart('table', ask);
}

function askTableToWrite<T>(writes: readonly Write[], write: () => Promise<T>): Promise<T> {
  return askPart('table', () => whileContended(writes, write), isContention);
}

/** Retries a contended write, after a growing random wait. */
async function whileContended<T>(writes: readonly Write[], write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries >= MOST_TRIES || !isContention(error)) throw conditionFailure(error, writes) ?? error;
      await waitRandomly(tries);
    }
  }
}
