import { loadProject } from '../verbs/load-project.ts';
import type { CardDraft } from '../../shared/cards/card.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../security/random-ids.ts';
import { newCardEntries, newCardWrite } from '../store/entities/cards/card-writes.ts';
import { findCardWithHistory, type CardRecord, type CardWithHistory } from '../store/entities/cards/cards.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { projectChildWrite } from '../store/entities/projects.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { EMPTY_CONTENT, contentToWrite } from './card-content.ts';
import { placePhoto, removePhoto, photoToWrite } from './card-photo.ts';

type Creation = { actor: Staff; projectId: string; draft: CardDraft; once: Once | undefined };

/** Makes a card of a project, without an induction. A repeated call leaves no photo under the id that it drew. */
export async function createCard(world: World, { actor, projectId, draft, once }: Creation): Promise<CardWithHistory> {
  const { company } = await loadProject(world, actor, projectId);
  const photo = photoToWrite(draft.imageSrc ?? '');
  const content = contentToWrite(EMPTY_CONTENT, draft, photo.name);
  const at = world.now().toISOString();
  const card: CardRecord = {
    ...content,
    _id: newId(world),
    company,
    userFormId: null,
    inductionFormId: null,
    project: projectId,
    version: 1,
    approved: false,
    archived: false,
    archivedBy: null,
    created: at,
    modified: at,
    epoch: 1,
  };
  await placePhoto(world, card, photo);
  const id = await writeCardOnce(world, card, { projectId, once });
  if (id === card._id) return { card, history: [] };
  await removePhoto(world, card._id, photo);
  return loadStored(world, findCardWithHistory, id);
}

/** The id of the card, or of the card that an earlier call with the same idempotency key made. */
async function writeCardOnce(
  world: World,
  card: CardRecord,
  { projectId, once }: Pick<Creation, 'projectId' | 'once'>,
): Promise<string> {
  const child = projectChildWrite({ id: projectId, company: card.company }, 1);
  const writes = [child, newCardWrite(card), ...newCardEntries(card)];
  try {
    const { result } = await writeOnce(world.table, { once, now: world.now(), result: { id: card._id }, writes });
    return result.id;
  } catch (error) {
    if (error instanceof ConditionFailed && error.refused === 'project') throw new AppError('not_found');
    throw error;
  }
}
