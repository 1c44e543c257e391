import { isRealDate } from '../../shared/content/real-date.ts';
import { madeOnce } from '../outside/made-once.ts';
import { runReminders, type ReminderRun } from '../reminders/run-reminders.ts';
import { worldFromEnv } from '../world-from-env.ts';

const readyWorld = madeOnce(() => worldFromEnv(process.env));

/** Run every morning; by hand with `{ "date": "YYYY-MM-DD" }` it makes the reminders of that day alone. */
export async function handler(event: { date?: unknown } | undefined): Promise<ReminderRun> {
  const date = event?.date;
  if (date !== undefined && (typeof date !== 'string' || !isRealDate(date))) throw new Error('date is not YYYY-MM-DD');
  return runReminders(await readyWorld(), date);
}
