import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { FILE_SWEEP_KEY } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

/** The installation's sweep of files that nothing names: due while it goes on, and kept to tell when the next begins. */
const Sweep = () =>
  z.object({
    /** How many there have been, this one included. */
    number: z.number(),
    begun: z.string(),
    ended: z.nullable(z.string()),
    /** Folders without a file that was stored at this instant or later have been looked at before; null looks at all. */
    newFrom: z.nullable(z.string()),
    /** The last file of the folders that are done. */
    after: z.optional(z.string()),
    files: z.number(),
    bytes: z.number(),
    version: z.number(),
  });
export type FileSweep = z.infer<ReturnType<typeof Sweep>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    fileSweep: FileSweep;
  }
}

export const fileSweep = dueKind('fileSweep', Sweep);

const sweepOf = itemReader('fileSweep', { schema: Sweep() });

export async function findFileSweep(table: Table): Promise<FileSweep | undefined> {
  const item = await table.get(FILE_SWEEP_KEY);
  return item && sweepOf(item);
}

/** Over the version that was read; ConditionFailed where another process was first. It is due at an instant (ISO 8601 UTC) until it has ended. */
export function fileSweepWrite(sweep: FileSweep, at: string): Write {
  const after = { ...sweep, version: sweep.version + 1 };
  const due = fileSweep.item(FILE_SWEEP_KEY, { at, id: 'fileSweep' }, after);
  const { GSI3PK: _place, GSI3SK: _sort, ...settled } = due;
  return {
    put: sweep.ended === null ? due : (settled as Item),
    ...(sweep.version === 0
      ? { condition: 'attribute_not_exists(PK)' }
      : { condition: 'version = :version', values: { ':version': sweep.version } }),
  };
}
