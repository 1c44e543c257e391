import { refOf, type Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { CardRecord, CardWithHistory } from '../store/entities/cards/cards.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { versionConflict } from '../verbs/save-over.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';
import { cardWrites, eventOf, withEvent } from './update-card.ts';

type Asked = { actor: Staff; id: string };

/** Approves the card as it was read, or takes the approval back; idempotent. */
export async function approveCard(
  world: World,
  { actor, id, approved }: Asked & { approved: boolean },
): Promise<CardWithHistory> {
  const found = await loadCard(world, actor, id);
  if (found.card.approved === approved) return found;
  if (found.card.archived) throw new AppError('invalid_state');
  const changed = stateChange(world, actor, found, { approved });
  if (await isWritten(world.table.write(changed.writes))) return changed.card;
  const now = await loadCard(world, actor, id);
  if (now.card.approved === approved && now.card.version === found.card.version) return now;
  throw await versionConflict(() => showCard(world, actor, now));
}

/** Archives a card or restores it, whatever it shows by now; idempotent. */
export async function archiveCard(
  world: World,
  { actor, id, archived }: Asked & { archived: boolean },
): Promise<CardWithHistory> {
  const load = () => loadCard(world, actor, id);
  return untilWritten(
    async () => {
      const found = await load();
      if (found.card.archived === archived) return found;
      const archivedBy = archived ? refOf(actor) : null;
      const changed = stateChange(world, actor, found, { archived, archivedBy, epoch: found.card.epoch + 1 });
      await world.table.write(changed.writes);
      return changed.card;
    },
    { lastError: () => versionConflict(async () => showCard(world, actor, await load())) },
  );
}

type State = Partial<Pick<CardRecord, 'approved' | 'archived' | 'archivedBy' | 'epoch'>>;

/** The card in its new state and the writes for it; ConditionFailed where it has changed since it was read. */
function stateChange(
  world: World,
  actor: Staff,
  found: CardWithHistory,
  state: State,
): { card: CardWithHistory; writes: Write[] } {
  const after = { ...found.card, ...state };
  const event = eventOf(actor, { at: world.now().toISOString(), what: whatOf(state) });
  return { card: withEvent(found, after, event), writes: cardWrites(world, { before: found.card, after, event }) };
}

function whatOf({ approved, archived }: State) {
  if (archived !== undefined) return archived ? 'archived' : 'unarchived';
  return approved ? 'approved' : 'approvalTakenBack';
}
