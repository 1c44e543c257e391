import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { Project } from '../../shared/projects/project.ts';
import { stillExpiresCheck, type CardRecord } from '../store/entities/cards/cards.ts';
import { unchangedProjectCheck } from '../store/entities/projects.ts';
import { digestWrites, reminderClaimWrite, type DigestLine } from '../store/due/reminders.ts';
import type { Write } from '../store/table.ts';
import { untilWritten } from '../verbs/until-written.ts';
import { isReminderOn, projectsOfCard } from './card-projects.ts';
import { claimOf, findUnclaimed, type Batch, type Reminded } from './remind-batch.ts';

/** A digest waits this long after its last line for further ones. */
const QUIET_SECONDS = 120;

/** Adds the cards to the digests of their projects; answers how many lines. */
export async function addDigestLines(batch: Batch): Promise<number> {
  return addLinesOf(batch, {
    shownIn: (project) => batch.cards.filter((card) => projectsOfCard([project], card).length > 0),
    lineOf: (card) => lineOf(batch, card),
    checkOf: stillExpiresCheck,
  });
}

/** What of a batch makes its digests. */
type Digesting = Pick<Batch, 'world' | 'reminder' | 'date' | 'projects'>;

type Told<R extends Reminded> = {
  /** What a project's digest tells of. */
  shownIn: (project: Project) => readonly R[];
  lineOf: (card: R) => DigestLine;
  /** That what its line tells is still so. */
  checkOf: (card: R) => Write;
};

/** Adds lines to the digests of projects, one line of each thing and address, under the first project; answers how many. */
export async function addLinesOf<R extends Reminded>(
  batch: Digesting,
  { shownIn, lineOf: lineOfOne, checkOf }: Told<R>,
): Promise<number> {
  let count = 0;
  for (const project of batch.projects) {
    const { adminEnabled, adminEmails } = project.cardReminder;
    if (!adminEnabled || !isReminderOn(project.cardReminder, batch.reminder)) continue;
    const shown = shownIn(project);
    for (const to of adminEmails) {
      const recipients = await findUnclaimed(
        batch,
        shown.map((card) => ({ card, to })),
      );
      const lines = recipients.map(({ card }) => lineOfOne(card));
      const checks = recipients.map(({ card }) => checkOf(card));
      if (recipients.length > 0) await addLines(batch, project, { recipients, lines, checks });
      count += recipients.length;
    }
  }
  return count;
}

type Added = {
  recipients: readonly Parameters<typeof claimOf>[1][];
  lines: readonly DigestLine[];
  /** That what the lines tell is still so. */
  checks: readonly Write[];
};

/** Adds lines to the digest of one address, with the claims of their reminders. */
async function addLines(batch: Digesting, project: Project, { recipients, lines, checks }: Added): Promise<void> {
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
  const at = new Date(world.now().getTime() + QUIET_SECONDS * 1000).toISOString();
  const rest = [...claims.map(reminderClaimWrite), ...checks, unchangedProjectCheck(project)];
  // A part that has become a mail takes no more lines; the next part does.
  await untilWritten(async (part) => world.table.write([...digestWrites({ ...digest, part }, lines, at), ...rest]), {
    onRefusal: (refusal) => {
      if (refusal.refused !== 'digest') throw refusal;
    },
  });
}

function lineOf({ reminder }: Batch, card: CardRecord): DigestLine {
  const person = [fullName(card), card.employer].filter((part) => part !== '').join(', ');
  const text = `${cardNameOf(card)} – ${person} – ${formatDate(card.expires)}`;
  return { cardId: card._id, expires: card.expires, reminder, text };
}
