import type { cardApi } from '../../shared/cards/card-api.ts';
import type { CardEvent } from '../../shared/cards/card.ts';
import type { Actor } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../http/random-ids.ts';
import { cardNoteWrite } from '../store/card-notes.ts';
import { changedCardWrites } from '../store/card-writes.ts';
import type { CardRecord, CardWithHistory } from '../store/cards.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { formerContent, isSameContent, partOfHolder, writtenContent } from './card-content.ts';
import { placePhoto, writtenPhoto } from './card-photo.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';

type UpdateCall = Call<typeof cardApi.update>;

/** Saves what was written of a card; a change by its holder takes the approval back, for staff to look at it anew. */
export async function updateCard(call: UpdateCall): Promise<Reply<typeof cardApi.update>> {
  const { world, actor, params, body } = call;
  const found = await loadCard(world, actor, params.id);
  const before = found.card;
  const draft = actor.kind === 'cardHolder' ? partOfHolder(body) : body;
  const photo = writtenPhoto(draft.imageSrc ?? before.imageSrc);
  const content = writtenContent(before, draft, photo.name);
  if (isSameContent(before, content)) return showCard(world, actor, found);
  if (before.archived) throw new AppError('invalid_state');
  if (body.version !== before.version) throw await conflict(call);
  if (photo.name !== before.imageSrc) await placePhoto(world, before, photo);
  const at = world.now().toISOString();
  const approved = before.approved && actor.kind !== 'cardHolder';
  const after = { ...before, ...content, approved, version: before.version + 1, modified: at };
  const event = eventOf(actor, { at, what: 'changed', former: formerContent(before, after) });
  const note = actor.kind === 'cardHolder' ? [cardNoteWrite(newId(world), at, after._id)] : [];
  if (!(await isWritten(world, { before, after, event }, note))) throw await conflict(call);
  return showCard(world, actor, withEvent(found, after, event));
}

async function conflict({ world, actor, params }: UpdateCall): Promise<AppError> {
  const current = await showCard(world, actor, await loadCard(world, actor, params.id));
  return new AppError('version_conflict', { current });
}

export type CardChange = { before: CardRecord; after: CardRecord; event: CardEvent };

/** Writes a change of a card and what goes with it; false where the card has changed since it was read. */
export async function isWritten(
  world: World,
  { before, after, event }: CardChange,
  rest: readonly Write[] = [],
): Promise<boolean> {
  try {
    await world.table.write([...changedCardWrites(before, after, event, newId(world)), ...rest]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** What the history tells of something that a caller did. */
export function eventOf(actor: Actor, event: Omit<CardEvent, 'by' | 'user'>): CardEvent {
  if (actor.kind !== 'staff') return { ...event, by: 'holder', user: null };
  return { ...event, by: 'user', user: { _id: actor.userId, name: actor.name } };
}

export function withEvent({ history }: CardWithHistory, card: CardRecord, event: CardEvent): CardWithHistory {
  return { card, history: [event, ...history] };
}
