import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { Project } from '../../shared/projects/project.ts';
import { staffScreenPaths } from '../../shared/site-paths/staff-screen-paths.ts';
import { newMessage } from '../messages/new-message.ts';
import { recipientLanguage } from '../messages/recipient-language.ts';
import { findCard, type CardRecord } from '../store/entities/cards/cards.ts';
import { replaceNotice } from '../store/due/kinds/notice.ts';
import { messageWrite, type Message } from '../store/messages/messages.ts';
import { findOpenProjects } from '../store/entities/projects.ts';
import { normalizeEmail } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { projectsOfCard } from './card-projects.ts';
import type { Due } from '../store/due/due-kind.ts';
import { isWritten } from '../store/table-errors.ts';

/** The messages that one transaction holds besides the note itself. */
const MOST_MESSAGES = 99;

/** Tells the addresses of a card's open projects that its holder has renewed it, once per address. */
export async function spreadCardNotes(world: World, items: readonly Due<'cardNote'>[]): Promise<void> {
  for (const item of items) {
    const card = await findCard(world.table, item.cardId);
    const messages = card && !card.archived ? await notesOf(world, card) : [];
    // Otherwise another worker has done it first.
    await isWritten(replaceNotice(world.table, item, messages.map(messageWrite)));
  }
}

async function notesOf(world: World, card: CardRecord): Promise<Message[]> {
  const projects = projectsOfCard(await findOpenProjects(world.table, card.company), card);
  const byAddress = new Map<string, Message>();
  for (const project of projects.filter(({ cardReminder }) => cardReminder.updateNoteEnabled)) {
    for (const to of project.cardReminder.updateNoteEmails) {
      const address = normalizeEmail(to);
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
      name: fullName(card),
      company: card.employer,
      cardName: cardNameOf(card),
      expires: hasDate ? formatDate(card.expires) : '',
      projectName: project.name,
      link: `${world.settings.baseUrl}${staffScreenPaths.cardsOfProject(project._id, { expirationStatus: 'all' })}`,
    },
  });
}
