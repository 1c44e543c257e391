import { localDate } from '../../shared/core/dates.ts';
import type { Project } from '../../shared/projects/project.ts';
import { sealed } from '../http/keys.ts';
import type { CardRecord } from '../store/cards.ts';
import { reminderClaimKey } from '../store/reminders.ts';
import { normalizedEmail } from '../store/users.ts';
import type { World } from '../world.ts';
import type { ReminderNumber } from '../../shared/projects/reminder-days.ts';

/** Cards of one company that one reminder is due for, with the open projects of the company. */
export type Batch = {
  world: World;
  /** The day whose reminders these are. */
  date: string;
  reminder: ReminderNumber;
  cards: readonly CardRecord[];
  projects: readonly Project[];
};

export type ReminderCounts = { owners: number; lines: number };

/** One reminder to one address. */
export type Recipient = { card: CardRecord; to: string };

export function claimOf({ world, reminder }: Batch, { card, to }: Recipient) {
  const recipient = sealed(world.keys, 'recipient', normalizedEmail(to));
  return { cardId: card._id, expires: card.expires, reminder, recipient };
}

const MOST_AT_ONCE = 100;

/** Those of the recipients that this reminder has not gone to yet. */
export async function unclaimed<R extends Recipient>(batch: Batch, recipients: readonly R[]): Promise<R[]> {
  const left: R[] = [];
  for (let start = 0; start < recipients.length; start += MOST_AT_ONCE) {
    const some = recipients.slice(start, start + MOST_AT_ONCE);
    const claims = await batch.world.table.getMany(
      some.map((recipient) => reminderClaimKey(claimOf(batch, recipient))),
    );
    left.push(...some.filter((_, at) => claims[at] === undefined));
  }
  return left;
}

/** Whether a card's day has come by now: one that was reminded of late has expired. */
export function hasExpired({ world }: Batch, { expires }: CardRecord): boolean {
  return expires <= localDate(world.now());
}
