import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { Project } from '../../shared/projects/project.ts';
import { newMessage } from '../messages/new-message.ts';
import { recipientLanguage } from '../messages/recipient-language.ts';
import { findCard, type CardRecord } from '../store/cards.ts';
import { replaceNotice } from '../store/due-work.ts';
import type { Item } from '../store/items.ts';
import { messageWrite, type Message } from '../store/messages.ts';
import { findOpenProjects } from '../store/projects.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { normalizedEmail } from '../store/users.ts';
import type { World } from '../world.ts';
import { projectsOfCard } from './card-projects.ts';

/** What one transaction holds besides the note itself. */
const MOST_MESSAGES = 99;

/** Tells those whom a card's open projects name that its holder has renewed it, each address once. */
export async function spreadCardNotes(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const card = await findCard(world.table, String(item['cardId']));
    const messages = card && !card.archived ? await notesOf(world, card) : [];
    await replaceNotice(world.table, item, messages.map(messageWrite)).catch(ignoreSpread);
  }
}

async function notesOf(world: World, card: CardRecord): Promise<Message[]> {
  const projects = projectsOfCard(await findOpenProjects(world.table, card.company), card);
  const byAddress = new Map<string, Message>();
  for (const project of projects.filter(({ cardReminder }) => cardReminder.updateNoteEnabled)) {
    for (const to of project.cardReminder.updateNoteEmails) {
      const address = normalizedEmail(to);
      if (!byAddress.has(address)) byAddress.set(address, await noteTo(world, { card, project, to }));
    }
  }
  return [...byAddress.values()].slice(0, MOST_MESSAGES);
}

type Note = { card: CardRecord; project: Project; to: string };

async function noteTo(world: World, { card, project, to }: Note): Promise<Message> {
  const hasDate = card.expires !== '' && !meansNoExpiry(card.expires);
  return newMessage(world, {
    kind: 'cardUpdated',
    company: card.company,
    about: `card#${card._id}`,
    channel: 'email',
    to,
    language: await recipientLanguage(world.table, card.company, to),
    data: {
      name: `${card.firstName} ${card.lastName}`.trim(),
      company: card.employer,
      cardName: cardNameOf(card),
      expires: hasDate ? formatDate(card.expires) : '',
      projectName: project.name,
      link: `${world.settings.baseUrl}/admin/projects/${project._id}/cards?expirationStatus=all`,
    },
  });
}

/** Another worker spread the note first. */
function ignoreSpread(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
