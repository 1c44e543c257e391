import type { cardApi } from '../../shared/cards/card-api.ts';
import type { CardEvent } from '../../shared/cards/card.ts';
import { refOf, type Actor } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../security/random-ids.ts';
import { cardNoteWrite } from '../store/due/kinds/card-note.ts';
import { changedCardWrites } from '../store/entities/cards/card-writes.ts';
import type { CardRecord, CardWithHistory } from '../store/entities/cards/cards.ts';
import type { Write } from '../store/table.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { formerContent, isSameContent, partOfHolder, contentToWrite } from './card-content.ts';
import { placePhoto, photoToWrite } from './card-photo.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';

type UpdateCall = Call<typeof cardApi.update>;

/** Saves a card; a change by its holder withdraws the approval, so that staff check it again. */
export async function updateCard(call: UpdateCall): Promise<Reply<typeof cardApi.update>> {
  const { world, actor, params, body } = call;
  const found = await loadCard(world, actor, params.id);
  const before = found.card;
  const draft = actor.kind === 'cardHolder' ? partOfHolder(body) : body;
  const photo = photoToWrite(draft.imageSrc ?? before.imageSrc);
  const content = contentToWrite(before, draft, photo.name);
  if (isSameContent(before, content)) return showCard(world, actor, found);
  if (before.archived) throw new AppError('invalid_state');
  const current = async () => showCard(world, actor, await loadCard(world, actor, params.id));
  await requireVersion(body, before, current);
  if (photo.name !== before.imageSrc) await placePhoto(world, before, photo);
  const at = world.now().toISOString();
  const approved = before.approved && actor.kind !== 'cardHolder';
  const after = { ...before, ...content, approved, version: before.version + 1, modified: at };
  const event = eventOf(actor, { at, what: 'changed', former: formerContent(before, after) });
  const note = actor.kind === 'cardHolder' ? [cardNoteWrite(newId(world), at, after._id)] : [];
  await saveOver(world, { writes: [...cardWrites(world, { before, after, event }), ...note], current });
  return showCard(world, actor, withEvent(found, after, event));
}

export type CardChange = { before: CardRecord; after: CardRecord; event: CardEvent };

/** A change of a card with its line of history; ConditionFailed where the card has changed since it was read. */
export function cardWrites(world: World, { before, after, event }: CardChange): Write[] {
  return changedCardWrites(before, after, event, newId(world));
}

/** The history's event of a caller's action. */
export function eventOf(actor: Actor, event: Omit<CardEvent, 'by' | 'user'>): CardEvent {
  if (actor.kind !== 'staff') return { ...event, by: 'holder', user: null };
  return { ...event, by: 'user', user: refOf(actor) };
}

export function withEvent({ history }: CardWithHistory, card: CardRecord, event: CardEvent): CardWithHistory {
  return { card, history: [event, ...history] };
}
