import { parseArgs } from 'node:util';
import { isRealDate } from '../../../shared/content/real-date.ts';
import type { ReminderRun } from '../../../functions/reminders/run-reminders.ts';
import { readSettings } from '../settings.ts';

/** `npm run tools -- reminders --date YYYY-MM-DD`: asks the running local server to make one day's reminders; by default those due now. */
const { values } = parseArgs({ options: { date: { type: 'string' } } });
const { host, port } = readSettings(process.env);

async function makeReminders(date: string | undefined): Promise<string> {
  if (date !== undefined && !isRealDate(date)) return 'Give the date as YYYY-MM-DD.';
  const query = date === undefined ? '' : `?date=${date}`;
  const url = `http://${host}:${port}/dev/reminders${query}`;
  const reply = await fetch(url, { method: 'POST' }).catch(() => undefined);
  if (!reply?.ok) return `No local server answers at ${host}:${port}. Start it with: npm start`;
  const { days, cards, owners, lines } = (await reply.json()) as ReminderRun;
  return `${days.join(', ')}: ${cards} cards looked at, ${owners} owners reminded, ${lines} lines on digests. Digests go out in two minutes.`;
}

process.stdout.write(`${await makeReminders(values.date)}\n`);
