import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp } from '../../../../shared/core/fields.ts';
import { TaxNumberValidation } from '../../../../shared/user-forms/induction-findings.ts';
import { WorkerEvent, WorkerFacts } from '../../../../shared/workers/worker.ts';
import { itemReader } from '../../item-reader.ts';
import { workerEventPrefix, workerKey, WORKER_LINES_PREFIX } from '../../site-keys.ts';
import type { Item, Key } from '../../items.ts';
import type { Table } from '../../table.ts';

const Day = z.nullable(z.string());

/** A line of a site's list of workers as it is stored; days are `YYYY-MM-DD`. */
export const WorkerLine = z.object({
  _id: Id,
  project: Id,
  company: Id,
  version: z.number(),
  created: Timestamp,
  ...WorkerFacts.shape,
  taxNumberCheck: z.nullable(TaxNumberValidation),
  /** The first signing and the first approval among its inductions, and the first presence. */
  signed: Day,
  approved: Day,
  present: Day,
  /** The inductions that it was made of. */
  userForms: z.array(z.string()),
  /** The facts that staff corrected; an induction no longer changes them. */
  corrected: z.array(z.string()),
  /** The line that staff joined this one to, which the list shows in its place. */
  joinedTo: z.nullable(z.string()),
});
export type WorkerLine = z.infer<typeof WorkerLine>;

export const workerLineOf = itemReader('worker', { schema: WorkerLine });

const StoredEvent = z.object({ ...WorkerEvent.shape, by: NamedRef });
const eventOf = itemReader('workerEvent', { schema: StoredEvent });

export async function findWorkerLine(table: Table, project: string, id: string): Promise<WorkerLine | undefined> {
  const item = await table.get(workerKey(project, id));
  return item && workerLineOf(item);
}

/** Every line of a site, also those joined to others; some 2,000 lines a megabyte, which one Query reads. */
export async function findWorkerLines(table: Table, project: string): Promise<WorkerLine[]> {
  const items = await table.queryAll({
    where: 'PK = :site AND begins_with(SK, :lines)',
    values: { ':site': workerKey(project, '').PK, ':lines': WORKER_LINES_PREFIX },
    isForShow: true,
  });
  return items.map(workerLineOf);
}

async function eventItems(table: Table, project: string, id: string): Promise<Item[]> {
  return table.queryAll({
    where: 'PK = :site AND begins_with(SK, :events)',
    values: { ':site': workerKey(project, '').PK, ':events': workerEventPrefix(id) },
    descending: true,
  });
}

/** The corrections of a line, the newest first. */
export async function findWorkerEvents(table: Table, project: string, id: string): Promise<WorkerEvent[]> {
  return (await eventItems(table, project, id)).map(eventOf);
}

/** The keys of a line's corrections, which go with it. */
export async function findWorkerEventKeys(table: Table, project: string, id: string): Promise<Key[]> {
  return (await eventItems(table, project, id)).map(({ PK, SK }) => ({ PK, SK }));
}

/** Every item of a site's list: lines, corrections, and what finds the lines. */
export async function findWorkerItems(table: Table, project: string): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :site', values: { ':site': workerKey(project, '').PK } });
}
