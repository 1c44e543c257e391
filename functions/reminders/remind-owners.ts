import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { Project } from '../../shared/projects/project.ts';
import { cardCodePath } from '../../shared/site-paths/open-paths.ts';
import { newMessage, wayTo, type Way } from '../messages/new-message.ts';
import { stillExpiresCheck, type CardRecord } from '../store/entities/cards/cards.ts';
import { messageWrite } from '../store/messages/messages.ts';
import { unchangedProjectCheck } from '../store/entities/projects.ts';
import { reminderClaimWrite } from '../store/due/reminders.ts';
import { userFormKey } from '../store/keys.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { isReminderOn, projectsOfCard } from './card-projects.ts';
import { claimOf, hasExpired, findUnclaimed, type Batch } from './remind-batch.ts';

type Owner = { card: CardRecord; project: Project; head: UserFormHead; way: Way; to: string };

/** Writes one message to the owner of each card, where one of the card's projects wants it; answers the number of messages. */
export async function remindOwners(batch: Batch): Promise<number> {
  const owners = await findUnclaimed(batch, await ownersOf(batch));
  for (const owner of owners) {
    await batch.world.table.write([
      reminderClaimWrite(claimOf(batch, owner)),
      stillExpiresCheck(owner.card),
      unchangedProjectCheck(owner.project),
      messageWrite(ownerMessage(batch, owner)),
    ]);
  }
  return owners.length;
}

/** A card made in a project has no owner with a known address. */
async function ownersOf({ world, reminder, cards, projects }: Batch): Promise<Owner[]> {
  const wanted = cards.flatMap((card) => {
    const project = projectsOfCard(projects, card).find(
      ({ cardReminder }) => cardReminder.ownerEnabled && isReminderOn(cardReminder, reminder),
    );
    return project && card.userFormId !== null ? [{ card, project, userFormId: card.userFormId }] : [];
  });
  const items = await world.table.getMany([...new Set(wanted.map(({ userFormId }) => userFormId))].map(userFormKey));
  const heads = new Map(items.flatMap((item) => (item ? [[item.PK, userFormOf(item)] as const] : [])));
  return wanted.flatMap(({ card, project, userFormId }) => {
    const head = heads.get(userFormKey(userFormId).PK);
    const way = head && wayTo(head.user);
    return head && way ? [{ card, project, head, way, to: way.to }] : [];
  });
}

function ownerMessage(batch: Batch, { card, project, head, way }: Owner) {
  const { world } = batch;
  return newMessage(world, {
    kind: 'cardReminder',
    company: card.company,
    about: `card#${card._id}`,
    ...way,
    // Anybody with a form's PIN may bring cards that are soon to be told of.
    ...(way.channel === 'sms' && { form: head.inductionFormId }),
    language: head.language,
    data: {
      name: card.firstName,
      cardName: cardNameOf(card),
      expires: formatDate(card.expires),
      isOver: hasExpired(batch, card) ? 'yes' : '',
      projectName: project.name,
      link: `${world.settings.baseUrl}${cardCodePath(card._id)}`,
    },
  });
}
