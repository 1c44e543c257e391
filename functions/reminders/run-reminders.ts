import { dayAfter, localDate } from '../../shared/core/dates.ts';
import type { ReminderNumber } from '../../shared/projects/reminder-days.ts';
import { findCards, findExpiring } from '../store/entities/cards/cards.ts';
import { lastReminderDay, markReminderDay } from '../store/due/reminders.ts';
import { untilUncontended, untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { addDigestLines } from './add-digest-lines.ts';
import { ProjectsOfCompanies } from './card-projects.ts';
import { tellExpiring } from './tell-expiring.ts';
import type { Batch, ReminderCounts } from './remind-batch.ts';
import { remindOfInductions } from './remind-of-inductions.ts';
import { remindOwners } from './remind-owners.ts';
import { daysLeft, dueDays, REMINDERS } from './reminder-days.ts';

/** Each digest line takes three items of a transaction, which holds 100. */
const MOST_CARDS = 30;

export type ReminderRun = ReminderCounts & { days: string[]; cards: number; inductions: number };

/**
 * Makes the due reminders: of a given day, or of today and the missed days, seven at most. Idempotent, so that it may run at any time,
 * twice, or after a crash half-way; a card that comes after its day is reminded of today.
 */
export async function runReminders(world: World, givenDay?: string): Promise<ReminderRun> {
  const today = localDate(world.now());
  const days = givenDay === undefined ? dueDays(today, await lastReminderDay(world.table)) : [givenDay];
  const run: ReminderRun = { days, cards: 0, inductions: 0, owners: 0, lines: 0 };
  const projects = new ProjectsOfCompanies(world);
  for (const date of days) {
    for (const due of dueOn(date, date === days.at(-1))) {
      for await (const found of batchesOf(world, due.expires)) {
        const { owners, lines } = await remindOf(world, projects, { date, reminder: due.reminder, ...found });
        run.cards += found.ids.length;
        run.owners += owners;
        run.lines += lines;
      }
    }
    const ending = await remindOfInductions(world, projects, { date, isLatestDay: date === days.at(-1) });
    run.inductions += ending.inductions;
    run.owners += ending.owners;
    run.lines += ending.lines;
    if (givenDay === undefined) await markReminderDay(world.table, date);
  }
  world.log({ level: 'info', event: 'reminders_made', ...run, days: days.join(' ') });
  return run;
}

/** The reminders of a day, each with the expiry days of its cards. */
function dueOn(date: string, isLatestDay: boolean): { reminder: ReminderNumber; expires: string }[] {
  return REMINDERS.flatMap((due) =>
    daysLeft(due, isLatestDay).map((days) => ({ reminder: due.reminder, expires: dayAfter(date, days) })),
  );
}

type Found = { company: string; ids: string[]; expires: string };

/** The cards that expire on a day, one company at a time, 30 at most. */
async function* batchesOf(world: World, expires: string): AsyncGenerator<Found> {
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await findExpiring(world.table, expires, startKey);
    const byCompany = new Map<string, string[]>();
    for (const { id, company } of page.cards) byCompany.set(company, [...(byCompany.get(company) ?? []), id]);
    for (const [company, ids] of byCompany) {
      for (let start = 0; start < ids.length; start += MOST_CARDS) {
        yield { company, expires, ids: ids.slice(start, start + MOST_CARDS) };
      }
    }
    startKey = page.lastKey;
  } while (startKey);
}

/** Reads everything again and continues where another worker or a change came in between. */
async function remindOf(
  world: World,
  projects: ProjectsOfCompanies,
  { company, ids, expires, ...due }: Found & Pick<Batch, 'date' | 'reminder'>,
): Promise<ReminderCounts> {
  const counts: ReminderCounts = { owners: 0, lines: 0 };
  const remind = async () => {
    const found = await findCards(world.table, ids);
    const cards = found.flatMap((card) => (card && !card.archived && card.expires === expires ? [card] : []));
    const batch: Batch = { world, ...due, cards, projects: await projects.of(company) };
    counts.owners += await remindOwners(batch);
    counts.lines += await addDigestLines(batch);
    await tellExpiring(batch);
    return counts;
  };
  return untilWritten(() => untilUncontended(remind), { onRefusal: () => projects.forget(company) });
}
