import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteItemCommand, paginateScan, ScanCommand } from '@aws-sdk/client-dynamodb';

/** An item as DynamoDB has it, every value with its type. */
export type StoredItem = Record<string, AttributeValue>;

const MOST_IN_BATCH = 25;
const FIRST_WAIT_MILLISECONDS = 100;

/** The table as a whole, which only an operator touches: the functions may not scan. */
export class WholeTable {
  readonly #client: DynamoDBClient;
  readonly #name: string;

  constructor(client: DynamoDBClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  /** Every item, in no order. */
  async *items(): AsyncGenerator<StoredItem> {
    const pages = paginateScan({ client: this.#client }, { TableName: this.#name, ConsistentRead: true });
    for await (const { Items = [] } of pages) yield* Items;
  }

  /** Items a page at a time, from after a key on, and the key to go on after. */
  async page(
    startKey: StoredItem | undefined,
    limit: number,
  ): Promise<{ items: StoredItem[]; lastKey: StoredItem | undefined }> {
    const { Items = [], LastEvaluatedKey } = await this.#client.send(
      new ScanCommand({ TableName: this.#name, ConsistentRead: true, Limit: limit, ExclusiveStartKey: startKey }),
    );
    return { items: Items, lastKey: LastEvaluatedKey };
  }

  async isEmpty(): Promise<boolean> {
    const { done } = await this.items().next();
    return done === true;
  }

  async put(items: readonly StoredItem[]): Promise<void> {
    for (let start = 0; start < items.length; start += MOST_IN_BATCH) {
      await this.#putBatch(items.slice(start, start + MOST_IN_BATCH));
    }
  }

  async #putBatch(items: readonly StoredItem[]): Promise<void> {
    let pending = items.map((Item) => ({ PutRequest: { Item } }));
    for (let wait = FIRST_WAIT_MILLISECONDS; pending.length > 0; wait *= 2) {
      const { UnprocessedItems } = await this.#client.send(
        new BatchWriteItemCommand({ RequestItems: { [this.#name]: pending } }),
      );
      pending = (UnprocessedItems?.[this.#name] ?? []) as typeof pending;
      if (pending.length > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
