import { BatchGetItemCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { KeyUnits } from './index-entries.ts';
import { sum, type StoredItem } from './item-size.ts';
import { actionsOf, unitsOfRead, writesByKey, type Units, type WireKey, type WireReply } from './request-units.ts';
import type { Change, WireRequest } from './request-units.ts';
import { wholeReply } from './whole-reply.ts';

/** One request to DynamoDB; `reported` is what the store said that it took, where it was asked and answered. */
export type MeteredRequest = Units & { operation: string; written: KeyUnits[]; reported: number | undefined };

const MOST_AT_ONCE = 100;

type Images = (StoredItem | undefined)[];
type Reported = { CapacityUnits: number };

/**
 * Counts what a client sends: every HTTP request, retries too, and the capacity units it takes by DynamoDB's size
 * formula. What stood before a write and stands after it is read through a second client, which nobody counts.
 */
export class CapacityMeter {
  readonly #shadow: DynamoDBClient;
  #requests: MeteredRequest[] = [];

  constructor(client: DynamoDBClient, shadow: DynamoDBClient) {
    this.#shadow = shadow;
    client.middlewareStack.add(
      (next) => async (args) => {
        const { headers, body } = args.request as { headers: Record<string, string>; body: string | Uint8Array };
        const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
        const request = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WireRequest;
        const actions = actionsOf(operation, request);
        const before = await this.#imagesOf(actions);
        const result = await next(args);
        const { status, text } = await wholeReply(result);
        const reply = JSON.parse(text) as WireReply & { ConsumedCapacity?: Reported | Reported[] };
        const after = await this.#imagesOf(actions);
        const changes = actions.map((each, at) => ({ ...each, before: before[at], after: after[at] }));
        const read = isPartial(request) ? await this.#wholeOf(request, reply) : reply;
        const units = unitsOf(operation, { request, reply: read, changes, isRefused: status !== 200 });
        this.#requests.push({ operation, ...units, reported: reportedBy(reply) });
        return result;
      },
      { step: 'deserialize', priority: 'low', name: 'capacityMeter' },
    );
  }

  /** The requests since this was asked last. */
  take(): MeteredRequest[] {
    const requests = this.#requests;
    this.#requests = [];
    return requests;
  }

  /** A reply that leaves attributes out, with the items as they lie in the table: that is what a read takes. */
  async #wholeOf(request: WireRequest, reply: WireReply): Promise<WireReply> {
    const whole = (items: StoredItem[], TableName: string) =>
      this.#imagesOf(items.map(({ PK, SK }) => ({ action: { TableName, Key: { PK, SK } as WireKey } }))).then((found) =>
        found.filter((item) => item !== undefined),
      );
    if (reply.Items) return { ...reply, Items: await whole(reply.Items, request.TableName) };
    const [[name, items] = ['', []]] = Object.entries(reply.Responses ?? {});
    return { ...reply, Responses: { [name]: await whole(items, name) } };
  }

  /** The items as they stand; all of one request are in one table. */
  async #imagesOf(actions: readonly { action: WireRequest }[]): Promise<Images> {
    const [first] = actions;
    if (!first) return [];
    const { TableName: table } = first.action;
    const keys = actions.map(({ action }) => keyOf(action));
    const items = new Map<string, StoredItem>();
    for (let at = 0; at < keys.length; at += MOST_AT_ONCE) {
      const Keys = keys.slice(at, at + MOST_AT_ONCE);
      const command = new BatchGetItemCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } });
      for (const item of (await this.#shadow.send(command)).Responses?.[table] ?? []) items.set(nameOf(item), item);
    }
    return keys.map((key) => items.get(nameOf(key)));
  }
}

const isPartial = ({ ProjectionExpression, RequestItems = {} }: WireRequest) =>
  ProjectionExpression !== undefined ||
  Object.values(RequestItems).some((one) => one.ProjectionExpression !== undefined);

type Exchange = { request: WireRequest; reply: WireReply; changes: Change[]; isRefused: boolean };

function unitsOf(operation: string, { request, reply, changes, isRefused }: Exchange) {
  const written = writesByKey(operation, changes, isRefused);
  const readUnits = changes.length > 0 || isRefused ? 0 : unitsOfRead(operation, request, reply);
  return { writeUnits: sum(written.map(({ units }) => units)), readUnits, written };
}

function reportedBy({ ConsumedCapacity }: { ConsumedCapacity?: Reported | Reported[] }): number | undefined {
  if (!ConsumedCapacity) return undefined;
  return [ConsumedCapacity].flat().reduce((total, { CapacityUnits }) => total + CapacityUnits, 0);
}

function keyOf({ Key, Item }: WireRequest): WireKey {
  const { PK, SK } = (Key ?? Item ?? {}) as WireKey;
  if (!PK || !SK) throw new Error('a write without a key');
  return { PK, SK };
}

const nameOf = ({ PK, SK }: Record<string, AttributeValue>) => `${PK?.S}\n${SK?.S}`;
