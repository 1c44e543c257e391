import type { CardRecord } from '../../store/entities/cards/cards.ts';
import { messageItemsAbout } from '../../store/messages/messages.ts';
import { findOpenProjects, findEndedProjects } from '../../store/entities/projects.ts';
import { projectsOfCard } from '../../reminders/card-projects.ts';
import { digestLineEnd, findDigestLines, findDigests, findReminderClaims } from '../../store/due/reminders.ts';
import { ConditionFailed } from '../../store/table-errors.ts';
import type { Table } from '../../store/table.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import type { Project } from '../../../shared/projects/project.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Reminders begin two weeks before the expiry, and catch up for a week after it (rule 5.4). */
const FIRST_DAY = -15;
const LAST_DAY = 9;

/** A card, or an induction, which reminders know by its form and no project of its own. */
type Reminded = Pick<CardRecord, '_id' | 'company' | 'project' | 'inductionFormId' | 'firstName' | 'lastName'>;

/** Removes a card or an induction from the mails to a project's admins about what expires, both created and pending ones. */
export async function eraseDigestLines(table: Table, card: Reminded): Promise<void> {
  const all = [...(await findOpenProjects(table, card.company)), ...(await findEndedProjects(table, card.company))];
  const projects = projectsOfCard(all, card);
  const claims = await findReminderClaims(table, card._id);
  const recipients = [...new Set(claims.map(({ recipient }) => recipient))];
  const dates = [...new Set(claims.flatMap(({ key }) => daysAround(key.SK.slice(0, 10))))];
  for (const project of projects) {
    for (const recipient of recipients) await eraseLines(table, { project, recipient, dates }, card);
    await eraseFromMails(table, project, card);
  }
  for (const { key } of claims) await table.write([{ delete: key }]);
}

function daysAround(expires: string): string[] {
  const day = Date.parse(expires);
  if (Number.isNaN(day)) return [];
  return Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) =>
    new Date(day + (FIRST_DAY + index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
}

type Told = { project: Project; recipient: string; dates: readonly string[] };

async function eraseLines(table: Table, { project, recipient, dates }: Told, card: Reminded): Promise<void> {
  for (const head of await findDigests(table, { projectId: project._id, recipient, dates })) {
    const lines = (await findDigestLines(table, head)).filter(({ cardId }) => cardId === card._id);
    try {
      for (const line of lines) await table.write(digestLineEnd(head, line));
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // The worker has turned the digest into mail meanwhile; the caller erases mails next.
      return eraseLines(table, { project, recipient, dates }, card);
    }
  }
}

async function eraseFromMails(table: Table, project: Project, card: Reminded): Promise<void> {
  const name = fullName(card);
  if (name === '') return;
  for (const item of await messageItemsAbout(table, { company: card.company, about: `project#${project._id}` })) {
    const { lines = '' } = item['data'] as { lines?: string };
    const others = lines.split('\n').filter((line) => !line.includes(name));
    if (others.join('\n') === lines) continue;
    await table.write([
      {
        update: { PK: item.PK, SK: item.SK },
        set: 'SET #data.#lines = :others',
        condition: 'attribute_exists(PK)',
        names: { '#data': 'data', '#lines': 'lines' },
        values: { ':others': others.join('\n') },
      },
    ]);
  }
}
