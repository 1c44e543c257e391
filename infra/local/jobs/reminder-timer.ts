import { localDate } from '../../../shared/core/dates.ts';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { lastReminderDay } from '../../../functions/store/due/reminders.ts';
import type { World } from '../../../functions/world.ts';

const INTERVAL_MILLISECONDS = 60_000;
const FIRST_HOUR = 6;

/** The hour in Helsinki at an instant, 0-23. */
const hourOf = (instant: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki', hour: '2-digit' }).format(instant));

/** Makes a day's reminders at six in Helsinki, and those missed while the server was down. */
export function startReminderTimer(world: World, reportError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const now = world.now();
    if (hourOf(now) < FIRST_HOUR || (await lastReminderDay(world.table)) === localDate(now)) return;
    await runMorning(world);
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch(reportError)
      .finally(() => (running = undefined));
  }, INTERVAL_MILLISECONDS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
