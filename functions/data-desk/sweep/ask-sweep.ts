import { fileSweepWrite, findFileSweep } from '../../store/due/kinds/file-sweep.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';
import { FRESH_DAYS } from './named-files.ts';

const DAYS_BETWEEN = 28;
const DAY_MILLISECONDS = 86_400_000;
/** A year. Between two of these a file that was named once, and is no more, stays where its folder gets no other. */
const WHOLE_EVERY = 13;

/** Orders a sweep of files where the last one was begun four weeks ago: of the folders with files of since then, and once a year of all. */
export async function askSweep({ table, now }: World): Promise<void> {
  const former = await findFileSweep(table);
  const begun = now().toISOString();
  if (former && (former.ended === null || daysBetween(former.begun, begun) < DAYS_BETWEEN)) return;
  const number = (former?.number ?? 0) + 1;
  const isWhole = !former || number % WHOLE_EVERY === 1;
  const newFrom = isWhole ? null : new Date(Date.parse(former.begun) - FRESH_DAYS * DAY_MILLISECONDS).toISOString();
  const sweep = { number, begun, ended: null, newFrom, files: 0, bytes: 0, version: former?.version ?? 0 };
  await isWritten(table.write([fileSweepWrite(sweep, begun)]));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
