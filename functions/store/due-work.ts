import type { Begun } from './billing.ts';
import { standingAttribute } from './form-versions.ts';
import type { Item } from './items.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Table, Write } from './table.ts';
import { waitingFormPlace } from './waiting-forms.ts';

/**
 * Work that a change causes and that is done after it: messages to send and counts to follow. Each is written in the
 * transaction of its cause, found through the sparse due index, and taken off it when done.
 */
const DUE = 'DUE';

/** The index attributes of work due at an instant; leave them out and the work is no longer due. */
export function dueAt(at: string, id: string): { GSI3PK: string; GSI3SK: string } {
  return { GSI3PK: DUE, GSI3SK: `${at}#${id}` };
}

/** Keys of the work that is due by now, oldest first. */
export async function findDueKeys(table: Table, now: Date, limit: number): Promise<{ PK: string; SK: string }[]> {
  const { items } = await table.query({
    index: 'GSI3',
    where: 'GSI3PK = :due AND GSI3SK < :now',
    values: { ':due': DUE, ':now': `${now.toISOString()}~` },
    limit,
  });
  return items.map(({ PK, SK }) => ({ PK, SK }));
}

export type TallyChange = {
  formId: string;
  /** The version of the form that what was started stands on. */
  version?: number;
  started?: number;
  signed?: number;
  waiting?: number;
  latestSigned?: string;
  /** The induction whose start this tells, for billing. */
  begun?: Begun;
};

export function tallyWrite(id: string, at: string, change: TallyChange): Write {
  return { put: { PK: `TALLY#${id}`, SK: 'TALLY', entity: 'tally', change, ...dueAt(at, id) } };
}

const MOST_IN_ONE_TRANSACTION = 90;

/**
 * Adds tally changes to their form's row and removes them, in one transaction a batch: each counts exactly once,
 * whoever runs it and however often. Where another worker took some of a batch, the rest is left to the next round.
 */
export async function applyTallies(table: Table, items: readonly Item[]): Promise<void> {
  const byForm = new Map<string, Item[]>();
  for (const item of items) {
    const { formId } = item['change'] as TallyChange;
    byForm.set(formId, [...(byForm.get(formId) ?? []), item]);
  }
  for (const [formId, all] of byForm) {
    for (let start = 0; start < all.length; start += MOST_IN_ONE_TRANSACTION) {
      await settleBatch(table, formId, all.slice(start, start + MOST_IN_ONE_TRANSACTION));
    }
  }
}

const MOST_TRIES = 4;

/** Counts of a form that is no longer there have nowhere to go. */
async function settleBatch(table: Table, formId: string, batch: readonly Item[]): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const form = await table.get({ PK: `FORM#${formId}`, SK: 'HEAD' });
    if (!form) return table.write(batch.map(({ PK, SK }) => ({ delete: { PK, SK } })));
    try {
      return await applyBatch(table, form, batch);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.at > 0) return;
    }
  }
}

/** ConditionFailed at 0 where the form's counts or its place in the archive have changed since it was read. */
async function applyBatch(table: Table, form: Item, batch: readonly Item[]): Promise<void> {
  const { id, company, row } = form as Item & { id: string; company: string; row: TalliedRow };
  const changes = batch.map((item) => item['change'] as TallyChange);
  const sum = (name: 'started' | 'signed' | 'waiting') =>
    changes.reduce((total, change) => total + (change[name] ?? 0), 0);
  const latest =
    changes
      .map((change) => change.latestSigned ?? '')
      .toSorted()
      .at(-1) ?? '';
  const waiting = row.waiting + sum('waiting');
  const place = waitingFormPlace({ id, company, created: row.created, archived: row.archived, waiting });
  const counts =
    'SET #row.started = #row.started + :started, #row.signed = #row.signed + :signed, #row.waiting = :waiting';
  const standing = standingChange(changes);
  await table.write([
    {
      update: { PK: form.PK, SK: form.SK },
      set: `${counts}${latest === '' ? '' : ', #row.latestSigned = :latest'}${place.set}${standing.add}`,
      names: { '#row': 'row' },
      values: {
        ':started': sum('started'),
        ':signed': sum('signed'),
        ':waiting': waiting,
        ':before': row.waiting,
        ':archived': row.archived,
        ...(latest === '' ? {} : { ':latest': latest }),
        ...place.values,
        ...standing.values,
      },
      condition: '#row.waiting = :before AND #row.archived = :archived',
    },
    ...batch.map(({ PK, SK }): Write => ({ delete: { PK, SK }, condition: 'attribute_exists(PK)' })),
  ]);
}

/** The end of an update that counts the starts by the version that they stand on. */
function standingChange(changes: readonly TallyChange[]): { add: string; values: Record<string, number> } {
  const counts = new Map<string, number>();
  for (const { version, started = 0 } of changes) {
    if (version === undefined || started === 0) continue;
    const name = standingAttribute(version);
    counts.set(name, (counts.get(name) ?? 0) + started);
  }
  const parts = [...counts].map(([name]) => `${name} :${name}`);
  return {
    add: parts.length === 0 ? '' : ` ADD ${parts.join(', ')}`,
    values: Object.fromEntries([...counts].map(([name, count]) => [`:${name}`, count])),
  };
}

type TalliedRow = { waiting: number; archived: boolean; created: string };

/** A completed induction that the form's own addresses may have to hear of; who they are is looked up when it is due. */
export type Notice = {
  formId: string;
  company: string;
  about: string;
  data: Record<string, string>;
  /** The sealed address of the client that completed it. */
  client?: string;
};

export function noticeWrite(id: string, at: string, notice: Notice): Write {
  return { put: { PK: `NOTICE#${id}`, SK: 'NOTICE', entity: 'notice', notice, ...dueAt(at, id) } };
}

/** Puts the messages in the notice's place, all or nothing, so that it is spread once. */
export async function replaceNotice(table: Table, item: Item, messages: readonly Write[]): Promise<void> {
  await table.write([{ delete: { PK: item.PK, SK: item.SK }, condition: 'attribute_exists(PK)' }, ...messages]);
}
