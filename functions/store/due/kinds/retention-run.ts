import * as z from 'zod/mini';
import { RETENTION_KINDS } from '../../../../shared/data-desk/retention-rules.ts';
import { RetentionRun } from '../../../../shared/data-desk/retention-run.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { retentionFoundKey, retentionFoundPrefix, retentionRunKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

/** A company's retention run: due while it looks, when its notice is over, and while it erases. */
const Run = () =>
  z.object({
    ...RetentionRun.shape,
    company: z.string(),
    version: z.number(),
    /** The day by which it judges what is over (`YYYY-MM-DD`). */
    today: z.string(),
    /** From where on it looks. */
    from: z.optional(z.string()),
    /** How many pages of finds it has kept. */
    pages: z.number(),
  });
export type StoredRun = z.infer<ReturnType<typeof Run>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    retentionRun: StoredRun;
  }
}

export const retentionRun = dueKind('retentionRun', Run);

const runOf = itemReader('retentionRun', { schema: Run() });

/** A run over the version that was read; ConditionFailed where another process was first. `dueAt` makes it due (ISO 8601 UTC). */
export function retentionRunWrite(run: StoredRun, dueAt: string | undefined): Write {
  const after = { ...run, version: run.version + 1 };
  const placed = { at: dueAt ?? run.begun, id: `${run.company}#${after.version}` };
  const due = retentionRun.item(retentionRunKey(run.company), placed, after);
  const { GSI3PK: _place, GSI3SK: _sort, ...settled } = due;
  return {
    put: dueAt === undefined ? (settled as Item) : due,
    ...(run.version === 0
      ? { condition: 'attribute_not_exists(PK)' }
      : { condition: 'version = :version', values: { ':version': run.version } }),
  };
}

export async function findRetentionRun(table: Table, company: string): Promise<StoredRun | undefined> {
  const item = await table.get(retentionRunKey(company));
  return item && runOf(item);
}

/** The runs of companies, in their order. */
export async function findRetentionRuns(
  table: Table,
  companies: readonly string[],
): Promise<(StoredRun | undefined)[]> {
  const items = await table.getMany(companies.map(retentionRunKey));
  return items.map((item) => item && runOf(item));
}

const Finds = z.object({
  finds: z.array(z.object({ kind: z.enum(RETENTION_KINDS), id: z.string(), day: z.string() })),
});
const findsOf = itemReader('retentionFinds', { schema: Finds });

/** Something that a run found over, and the day from which its time counts. */
export type RetentionFind = z.infer<typeof Finds>['finds'][number];

export const retentionFindsWrite = (
  { company, begun }: StoredRun,
  page: number,
  finds: readonly RetentionFind[],
): Write => ({
  put: { ...retentionFoundKey(company, begun, page), entity: 'retentionFinds', finds },
});

export const retentionFindsEnd = ({ company, begun }: StoredRun, page: number): Write => ({
  delete: retentionFoundKey(company, begun, page),
});

const FORMER_A_TIME = 25;

/** Removes what earlier runs of the company have left. */
export async function dropFormerFinds(table: Table, { company, begun }: StoredRun): Promise<void> {
  const { PK, SK } = retentionFoundKey(company, begun, 0);
  const { items } = await table.query({
    where: 'PK = :company AND SK BETWEEN :first AND :own',
    values: { ':company': PK, ':first': retentionFoundPrefix(''), ':own': SK },
    limit: FORMER_A_TIME,
  });
  for (const item of items) await table.write([{ delete: { PK: item.PK, SK: item.SK } }]);
  if (items.length === FORMER_A_TIME) await dropFormerFinds(table, { company, begun } as StoredRun);
}

/** The first page of finds that is left of a run, by its number. */
export async function firstFinds(
  table: Table,
  { company, begun }: StoredRun,
): Promise<{ page: number; finds: RetentionFind[] } | undefined> {
  const { PK } = retentionRunKey(company);
  const prefix = retentionFoundPrefix(begun);
  const { items } = await table.query({
    where: 'PK = :company AND begins_with(SK, :run)',
    values: { ':company': PK, ':run': prefix },
    limit: 1,
  });
  const [item] = items;
  return item && { page: Number(item.SK.slice(prefix.length)), ...findsOf(item) };
}
