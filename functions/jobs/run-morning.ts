import { askSiteCounts } from '../home/count-sites.ts';
import { runReminders, type ReminderRun } from '../reminders/run-reminders.ts';
import type { World } from '../world.ts';

/** The work of each morning: the sites are counted, and reminders made; of a given day the reminders alone. */
export async function runMorning(world: World, givenDay?: string): Promise<ReminderRun> {
  if (givenDay === undefined) await askSiteCounts(world);
  return runReminders(world, givenDay);
}
