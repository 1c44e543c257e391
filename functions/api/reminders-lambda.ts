import { isRealDate } from '../../shared/content/real-date.ts';
import { checkTable } from '../health/check-table.ts';
import { runMorning } from '../jobs/run-morning.ts';
import type { ReminderRun } from '../reminders/run-reminders.ts';
import { freshWorld } from '../fresh-world.ts';

const readyWorld = freshWorld();

/**
 * Runs every morning. With `{ "date": "YYYY-MM-DD" }`, by hand, it makes only that day's reminders; with `{ "check": true }`, before a
 * release, it only checks that it could work.
 */
export async function handler(event: { date?: unknown; check?: unknown } | undefined): Promise<ReminderRun | void> {
  if (event?.check === true) return checkTable(await readyWorld());
  const date = event?.date;
  if (date !== undefined && (typeof date !== 'string' || !isRealDate(date))) throw new Error('date is not YYYY-MM-DD');
  return runMorning(await readyWorld(), date);
}
