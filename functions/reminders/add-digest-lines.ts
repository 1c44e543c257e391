import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { Project } from '../../shared/projects/project.ts';
import { stillExpiresCheck, type CardRecord } from '../store/cards.ts';
import { unchangedProjectCheck } from '../store/projects.ts';
import { digestWrites, reminderClaimWrite, type Digest, type DigestLine } from '../store/reminders.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { isReminderOn, projectsOfCard } from './card-projects.ts';
import { claimOf, unclaimed, type Batch, type Recipient } from './remind-batch.ts';

/** After the last line a digest waits so long for more of them. */
const QUIET_SECONDS = 120;
const MOST_PARTS = 20;

/**
 * Puts the cards on the digests of the projects that show them, one line a card and address, whichever project comes
 * first; answers how many lines.
 */
export async function addDigestLines(batch: Batch): Promise<number> {
  const { reminder, cards, projects } = batch;
  let count = 0;
  for (const project of projects) {
    const { adminEnabled, adminEmails } = project.cardReminder;
    if (!adminEnabled || !isReminderOn(project.cardReminder, reminder)) continue;
    const shown = cards.filter((card) => projectsOfCard([project], card).length > 0);
    for (const to of adminEmails) {
      const recipients = await unclaimed(
        batch,
        shown.map((card) => ({ card, to })),
      );
      if (recipients.length > 0) await addLines(batch, project, recipients);
      count += recipients.length;
    }
  }
  return count;
}

async function addLines(batch: Batch, project: Project, recipients: readonly Recipient[]): Promise<void> {
  const { world, date } = batch;
  const claims = recipients.map((one) => claimOf(batch, one));
  const [claim] = claims;
  const [recipient] = recipients;
  if (!claim || !recipient) return;
  const digest = {
    projectId: project._id,
    company: project.company,
    to: recipient.to,
    recipient: claim.recipient,
    date,
  };
  const lines = recipients.map(({ card }) => lineOf(batch, card));
  const at = new Date(world.now().getTime() + QUIET_SECONDS * 1000).toISOString();
  const rest = [
    ...claims.map(reminderClaimWrite),
    ...recipients.map(({ card }) => stillExpiresCheck(card)),
    unchangedProjectCheck(project),
  ];
  for (let part = 1; ; part += 1) {
    const ofPart: Digest = { ...digest, part };
    try {
      await world.table.write([...digestWrites(ofPart, lines, at), ...rest]);
      return;
    } catch (error) {
      const isMade = error instanceof ConditionFailed && error.at === 0;
      if (!isMade || part >= MOST_PARTS) throw error;
    }
  }
}

function lineOf({ reminder }: Batch, card: CardRecord): DigestLine {
  const person = [`${card.firstName} ${card.lastName}`.trim(), card.employer].filter((part) => part !== '').join(', ');
  const text = `${cardNameOf(card)} – ${person} – ${formatDate(card.expires)}`;
  return { cardId: card._id, expires: card.expires, reminder, text };
}
