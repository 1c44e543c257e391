import { setTimeout as after } from 'node:timers/promises';
import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ScanCommand, TransactionCanceledException, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { eachAtOnce } from './at-once.ts';

/** An item as DynamoDB has it, every value with its type. */
export type StoredItem = Record<string, AttributeValue>;

/** A page of the table, and the key to go on after; undefined at the end. */
export type TablePage = { items: StoredItem[]; lastKey: StoredItem | undefined };

/** The most that a transaction takes, by DynamoDB's limits of 100 items and 4 MB; JSON is longer than what is counted. */
const MOST_IN_TRANSACTION = 100;
const MOST_CHARACTERS = 3_000_000;
const TRANSACTIONS_AT_ONCE = 4;
const FIRST_WAIT_MILLISECONDS = 100;
const MOST_TRIES = 10;

/** The table as a whole, which only an operator touches: the functions may not scan. */
export class WholeTable {
  readonly #client: DynamoDBClient;
  readonly #name: string;

  constructor(client: DynamoDBClient, name: string) {
    this.#client = client;
    this.#name = name;
    // It walks through every item that goes by, also where there is no log: a fifth of the work.
    client.middlewareStack.remove('loggerMiddleware');
  }

  /** Every item, in no order. */
  async *items(): AsyncGenerator<StoredItem> {
    for await (const { items } of this.pages()) yield* items;
  }

  /** The table a megabyte at a time, from after a key on; the next page is read while one is looked at. */
  async *pages(startKey?: StoredItem): AsyncGenerator<TablePage> {
    let reading: Promise<TablePage> | undefined = this.page(startKey);
    while (reading) {
      const page: TablePage = await reading;
      reading = page.lastKey && this.page(page.lastKey);
      // Its failure is told when it is waited for, if it is.
      reading?.catch(() => undefined);
      yield page;
    }
  }

  /** A page from after a key on, of a megabyte where no limit is given. */
  async page(startKey: StoredItem | undefined, limit?: number): Promise<TablePage> {
    const { Items = [], LastEvaluatedKey } = await this.#client.send(
      new ScanCommand({ TableName: this.#name, ConsistentRead: true, Limit: limit, ExclusiveStartKey: startKey }),
    );
    return { items: Items, lastKey: LastEvaluatedKey };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.page(undefined, 1)).items.length === 0;
  }

  /**
   * Puts items whose keys differ, many in a transaction: the embedded store waits for the disk once a transaction, but in a
   * batch once an item.
   */
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

/** Whether the table refused for want of capacity: a table on demand grows while it is written to. */
function isThrottled(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code = '' }) =>
    /^(ThrottlingError|ProvisionedThroughputExceeded|TransactionConflict)$/.test(Code),
  );
}
