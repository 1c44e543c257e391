import { localDate } from '../../shared/core/dates.ts';
import type { Project } from '../../shared/projects/project.ts';
import { lastingSeal } from '../security/keys.ts';
import type { CardRecord } from '../store/entities/cards/cards.ts';
import { reminderKey } from '../store/due/reminders.ts';
import { normalizeEmail } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import type { ReminderNumber } from '../../shared/projects/reminder-days.ts';

/** One company's cards with one reminder due, and the company's open projects. */
export type Batch = {
  world: World;
  /** The day of the reminders. */
  date: string;
  reminder: ReminderNumber;
  cards: readonly CardRecord[];
  projects: readonly Project[];
};

export type ReminderCounts = { owners: number; lines: number };

/** What is reminded of: a card, or an induction by its last valid day. */
export type Reminded = { _id: string; expires: string };

/** One reminder to one address. */
export type Recipient<R extends Reminded = CardRecord> = { card: R; to: string };

/** What of a batch tells reminders apart. */
export type Reminding = Pick<Batch, 'world' | 'reminder'>;

export function claimOf({ world, reminder }: Reminding, { card, to }: Recipient<Reminded>) {
  const recipient = lastingSeal(world.keys, 'recipient', normalizeEmail(to));
  return { cardId: card._id, expires: card.expires, reminder, recipient };
}

/** The recipients that this reminder has not gone to yet. */
export async function findUnclaimed<R extends Recipient<Reminded>>(
  batch: Reminding,
  recipients: readonly R[],
): Promise<R[]> {
  const claims = await batch.world.table.getMany(recipients.map((recipient) => reminderKey(claimOf(batch, recipient))));
  return recipients.filter((_, at) => claims[at] === undefined);
}

/** Whether a card has expired by now: a late reminder may come after its last day. */
export function hasExpired({ world }: Batch, { expires }: CardRecord): boolean {
  return expires <= localDate(world.now());
}
