import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { CardRecord, CardWithHistory } from '../store/cards.ts';
import type { World } from '../world.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';
import { eventOf, isWritten, withEvent } from './update-card.ts';

const MOST_TRIES = 4;

type Asked = { actor: Staff; id: string };

/** Approves the card as it was read, or takes the approval back; asking for what already is changes nothing. */
export async function approveCard(
  world: World,
  { actor, id, approved }: Asked & { approved: boolean },
): Promise<CardWithHistory> {
  const found = await loadCard(world, actor, id);
  if (found.card.approved === approved) return found;
  if (found.card.archived) throw new AppError('invalid_state');
  const done = await changed(world, actor, found, { approved });
  if (done) return done;
  const now = await loadCard(world, actor, id);
  if (now.card.approved === approved && now.card.version === found.card.version) return now;
  throw new AppError('version_conflict', { current: await showCard(world, actor, now) });
}

/** Puts a card away or takes it back, whatever it shows by now; what is so already stays as it is. */
export async function archiveCard(
  world: World,
  { actor, id, archived }: Asked & { archived: boolean },
): Promise<CardWithHistory> {
  for (let tries = 1; ; tries += 1) {
    const found = await loadCard(world, actor, id);
    if (found.card.archived === archived) return found;
    const { epoch } = found.card;
    const archivedBy = archived ? { _id: actor.userId, name: actor.name } : null;
    const done = await changed(world, actor, found, { archived, archivedBy, epoch: epoch + 1 });
    if (done) return done;
    if (tries >= MOST_TRIES) throw new AppError('version_conflict', { current: await showCard(world, actor, found) });
  }
}

type State = Partial<Pick<CardRecord, 'approved' | 'archived' | 'archivedBy' | 'epoch'>>;

/** The card in its new state; undefined where it has changed since it was read. */
async function changed(
  world: World,
  actor: Staff,
  found: CardWithHistory,
  state: State,
): Promise<CardWithHistory | undefined> {
  const after = { ...found.card, ...state };
  const event = eventOf(actor, { at: world.now().toISOString(), what: whatOf(state) });
  const isDone = await isWritten(world, { before: found.card, after, event });
  return isDone ? withEvent(found, after, event) : undefined;
}

function whatOf({ approved, archived }: State) {
  if (archived !== undefined) return archived ? 'archived' : 'unarchived';
  return approved ? 'approved' : 'approvalTakenBack';
}
