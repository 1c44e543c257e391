import { setTimeout as after } from 'node:timers/promises';
import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ScanCommand, TransactionCanceledException, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { eachAtOnce } from '../../shared/core/each-at-once.ts';

/** A DynamoDB item with typed values. */
export type StoredItem = Record<string, AttributeValue>;

/** A page of the table, the number of items read for it, and the next start key; undefined at the end. */
export type TablePage = { items: StoredItem[]; looked: number; lastKey: StoredItem | undefined };

type Asking = {
  /** The default page is one megabyte. */
  limit?: number | undefined;
  /** Reads items with this partition prefix, but leaves them out of the result. */
  without?: string | undefined;
};

/** DynamoDB's limits of a transaction are 100 items and 4 MB; JSON is longer than the counted size. */
const MOST_IN_TRANSACTION = 100;
const MOST_CHARACTERS = 3_000_000;
const TRANSACTIONS_AT_ONCE = 4;
const FIRST_WAIT_MILLISECONDS = 100;
const MOST_TRIES = 10;

/** Access to the whole table, for operators only: the functions may not scan. */
export class WholeTable {
  readonly #client: DynamoDBClient;
  readonly #name: string;

  constructor(client: DynamoDBClient, name: string) {
    this.#client = client;
    this.#name = name;
    // The logger walks through every item even without a log: a fifth of the work.
    client.middlewareStack.remove('loggerMiddleware');
  }

  /** Every item, unordered. */
  async *items(): AsyncGenerator<StoredItem> {
    for await (const { items } of this.pages()) yield* items;
  }

  /** The table in pages of a megabyte, from after a key; reads the next page ahead. */
  async *pages(startKey?: StoredItem, asking: Asking = {}): AsyncGenerator<TablePage> {
    let reading: Promise<TablePage> | undefined = this.page(startKey, asking);
    while (reading) {
      const page: TablePage = await reading;
      reading = page.lastKey && this.page(page.lastKey, asking);
      // Avoids an unhandled rejection; awaiting the page still throws.
      reading?.catch(() => undefined);
      yield page;
    }
  }

  /** A page that starts after a key. */
  async page(startKey: StoredItem | undefined, { limit, without }: Asking = {}): Promise<TablePage> {
    const filter = without !== undefined && {
      FilterExpression: 'NOT begins_with(PK, :without)',
      ExpressionAttributeValues: { ':without': { S: without } },
    };
    const {
      Items = [],
      ScannedCount = Items.length,
      LastEvaluatedKey,
    } = await this.#client.send(
      new ScanCommand({
        TableName: this.#name,
        ConsistentRead: true,
        Limit: limit,
        ExclusiveStartKey: startKey,
        ...filter,
      }),
    );
    return { items: Items, looked: ScannedCount, lastKey: LastEvaluatedKey };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.page(undefined, { limit: 1 })).items.length === 0;
  }

  /** Puts items with distinct keys in transactions: the embedded store syncs to disk once per transaction, but in a batch once per item. */
  async put(items: readonly StoredItem[]): Promise<void> {
    await eachAtOnce(transactionsOf(items), TRANSACTIONS_AT_ONCE, (some) => this.#transact(some));
  }

  async #transact(items: readonly StoredItem[]): Promise<void> {
    const TransactItems = items.map((Item) => ({ Put: { TableName: this.#name, Item } }));
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#client.send(new TransactWriteItemsCommand({ TransactItems }));
        return;
      } catch (error) {
        if (tries >= MOST_TRIES || !isThrottled(error)) throw error;
        await after(FIRST_WAIT_MILLISECONDS * 2 ** tries * Math.random());
      }
    }
  }
}

function transactionsOf(items: readonly StoredItem[]): StoredItem[][] {
  const transactions: StoredItem[][] = [];
  let characters = Infinity;
  for (const item of items) {
    const more = JSON.stringify(item).length;
    const last = transactions.at(-1);
    characters += more;
    if (last && last.length < MOST_IN_TRANSACTION && characters <= MOST_CHARACTERS) last.push(item);
    else {
      transactions.push([item]);
      characters = more;
    }
  }
  return transactions;
}

/** Whether the table throttled the request: an on-demand table scales up during writes. */
function isThrottled(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code = '' }) =>
    /^(ThrottlingError|ProvisionedThroughputExceeded|TransactionConflict)$/.test(Code),
  );
}
