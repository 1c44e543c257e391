import { askSiteCounts } from '../home/count-sites.ts';
import { askRetention } from '../data-desk/retention/ask-retention.ts';
import { askSweep } from '../data-desk/sweep/ask-sweep.ts';
import { runReminders, type ReminderRun } from '../reminders/run-reminders.ts';
import type { World } from '../world.ts';

/** The work of each morning: the sites are counted, retention is looked for, files are swept, and reminders are made; of a given day the reminders alone. */
export async function runMorning(world: World, givenDay?: string): Promise<ReminderRun> {
  if (givenDay === undefined) {
    await askSiteCounts(world);
    await askRetention(world);
    await askSweep(world);
  }
  return runReminders(world, givenDay);
}
