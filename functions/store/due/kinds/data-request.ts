import * as z from 'zod/mini';
import { ASKED_BY } from '../../../../shared/data-desk/asked-by.ts';
import { DATA_REQUEST_STATES } from '../../../../shared/data-desk/data-request.ts';
import { NamedRef } from '../../../../shared/core/fields.ts';
import type { ErasurePlan, Receipt } from '../../installation/erasures.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { dataRequestKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Place = z.object({ project: z.string(), id: z.string() });

/** A person who is looked for, with the ids of what was found. It is due while something of it is being done. */
const Stored = () =>
  z.object({
    id: z.string(),
    company: z.string(),
    version: z.number(),
    state: z.enum(DATA_REQUEST_STATES),
    askedBy: z.enum(ASKED_BY),
    /** What was typed, encrypted; gone once the search is done. */
    box: z.optional(z.string()),
    created: z.string(),
    by: NamedRef,
    /** Which kind of things the search is at, and from where on it looks at them. */
    step: z.number(),
    from: z.optional(z.string()),
    looked: z.number(),
    isCut: z.boolean(),
    userForms: z.array(z.string()),
    cards: z.array(z.string()),
    users: z.array(z.string()),
    permits: z.array(z.string()),
    lines: z.array(Place),
    presence: z.array(Place),
    chosen: z.optional(
      z.object({ userForms: z.array(z.string()), cards: z.array(z.string()), isListElsewhere: z.boolean() }),
    ),
    /** What would be erased, while nobody has erased it; afterwards the receipt alone. */
    receipt: z.optional(z.unknown()),
    plan: z.optional(z.unknown()),
    failures: z.optional(z.number()),
    ttl: z.number(),
  });
type Fields = z.infer<ReturnType<typeof Stored>>;
export type StoredRequest = Omit<Fields, 'receipt' | 'plan'> & { receipt?: Receipt; plan?: ErasurePlan };

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    dataRequest: StoredRequest;
  }
}

/** Somebody waits for it. */
export const dataRequest = dueKind('dataRequest', Stored as never, 'first');

const requestOf = itemReader('dataRequest', { schema: Stored() });

/** A request over the version that was read; ConditionFailed where another process was first. `dueAt` makes it due (ISO 8601 UTC). */
export function dataRequestWrite(request: StoredRequest, dueAt: string | undefined): Write {
  const key = dataRequestKey(request.id);
  const { failures: _, ...kept } = request;
  const after = { ...kept, version: request.version + 1 };
  // The version tells one step from the next: an item that stays due as it is counts as failed.
  const due = dataRequest.item(key, { at: dueAt ?? request.created, id: `${request.id}#${after.version}` }, after);
  const { GSI3PK: _place, GSI3SK: _sort, ...settled } = due;
  return {
    put: dueAt === undefined ? (settled as Item) : due,
    ...(request.version === 0
      ? { condition: 'attribute_not_exists(PK)' }
      : { condition: 'version = :version', values: { ':version': request.version } }),
  };
}

/** A request that is over by the clock is none. */
export async function findDataRequest(table: Table, id: string, now: Date): Promise<StoredRequest | undefined> {
  const item = await table.get(dataRequestKey(id));
  if (!item) return undefined;
  const request = requestOf(item) as StoredRequest;
  return request.ttl > now.getTime() / 1000 ? request : undefined;
}
