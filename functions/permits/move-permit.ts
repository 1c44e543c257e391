import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { signingChain } from '../../shared/permits/permit-chain.ts';
import { isSignedByAnybody, type PermitAction } from '../../shared/permits/permit-moves.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import { changedPermitWrites, removedPermitWrites } from '../store/permit-writes.ts';
import type { PermitHead, PermitPersonRecord } from '../store/permits.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { permitEvent } from './permit-event.ts';
import { withoutImage } from './permit-files.ts';
import { tellPersons } from './permit-messages.ts';
import { personsOf } from './permit-persons.ts';
import { unsigned, withNextTurn } from './permit-turn.ts';
import { requireComplete, saveContent } from './save-content.ts';
import { conflict } from './update-permit.ts';
import { imageKey } from '../uploads/place-image.ts';

const MOST_TRIES = 6;

/** What becomes of a permit, and what follows. */
export type Outcome = {
  after: PermitHead;
  writes?: readonly Write[];
  told: Pick<PermitEvent, 'what'> & Partial<PermitEvent>;
};
type Move = {
  actor: Staff;
  id: string;
  action: PermitAction;
  move: (loaded: LoadedPermit) => Promise<Outcome> | Outcome;
};

/** Makes a move that the table of moves has, of the permit as it is; looks again where it changed in between. */
export async function movePermit(world: World, { actor, id, action, move }: Move): Promise<LoadedPermit> {
  for (let tries = 1; ; tries += 1) {
    const loaded = await loadPermit(world, actor, id);
    const { head } = loaded;
    requireMove(world, head, action);
    const { after, writes = [], told } = await move(loaded);
    const counted = { ...after, version: head.version + 1 };
    const by = { _id: actor.userId, name: actor.name };
    const event = permitEvent(world, { before: head, after: counted }, { by, how: 'login', ...told });
    try {
      await world.table.write([...changedPermitWrites(head, counted, { event }), ...writes]);
      return { ...loaded, head: counted, history: [event, ...loaded.history] };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (tries >= MOST_TRIES) throw await conflict(world, actor, loaded);
    }
  }
}

export type Asked = { actor: Staff; id: string };

/** Sends a draft to be signed, once it is complete; the first person of the chain is told. */
export function submitPermit(world: World, { actor, id }: Asked): Promise<LoadedPermit> {
  const move = async ({ head, version, pages }: LoadedPermit): Promise<Outcome> => {
    const persons = (await personsOf(world, head, { version, answers: pages })).map(unsigned);
    const complete = { ...head, persons, rejection: null, cardOverride: null };
    await requireComplete(world, { head: complete, version, pages });
    const { head: after, messages } = withNextTurn(world, { ...complete, status: 'Pending Approval' });
    return { after, writes: messages, told: { what: 'submitted' } };
  };
  return movePermit(world, { actor, id, action: 'submit', move });
}

/** Who has been asked to sign: everybody up to the last one whose turn it is or was. */
function askedPersons({ persons }: PermitHead): PermitPersonRecord[] {
  const chain = signingChain(persons);
  return chain.slice(0, chain.findLastIndex(({ status }) => status !== 'Waiting') + 1);
}

/** Cancels a permit; everybody who was asked is told. */
export function cancelPermit(world: World, { actor, id, reason }: Asked & { reason: string }): Promise<LoadedPermit> {
  const move = ({ head }: LoadedPermit): Outcome => {
    const asked = askedPersons(head);
    const persons = head.persons.map((person) =>
      person.status === 'Pending' ? { ...person, status: 'Waiting' as const } : person,
    );
    const writes = tellPersons(world, head, asked, { kind: 'permitCancelled' });
    const after = { ...head, status: 'Cancelled' as const, persons };
    return { after, writes, told: { what: 'cancelled', ...(reason === '' ? {} : { reason }) } };
  };
  return movePermit(world, { actor, id, action: 'cancel', move });
}

/** Puts a permit away, or takes it back. */
export function archivePermit(
  world: World,
  { actor, id, archived }: Asked & { archived: boolean },
): Promise<LoadedPermit> {
  const what = archived ? 'archived' : 'unarchived';
  const move = ({ head }: LoadedPermit): Outcome => ({ after: { ...head, archived }, told: { what } });
  return movePermit(world, { actor, id, action: archived ? 'archive' : 'unarchive', move });
}

/** Removes a draft that nobody has signed or refused, else 409 `in_use`: gone at once for everybody, erased after it. */
export async function removePermit(world: World, { actor, id }: Asked): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const loaded = await loadPermit(world, actor, id);
    // What somebody has signed or refused is kept as long as the rules of keeping say (contract 7).
    if (isSignedByAnybody(loaded.head)) throw new AppError('in_use');
    requireMove(world, loaded.head, 'remove');
    try {
      return await world.table.write(removedPermitWrites(loaded.head, world.now().toISOString()));
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (tries >= MOST_TRIES) throw await conflict(world, actor, loaded);
    }
  }
}

/** Takes a picture from where the permit names it, and then away. */
export async function deletePermitImage(
  world: World,
  { actor, id, imageName }: Asked & { imageName: string },
): Promise<LoadedPermit> {
  for (let tries = 1; ; tries += 1) {
    const loaded = await loadPermit(world, actor, id);
    const { head } = loaded;
    requireMove(world, head, 'edit');
    const images = head.images.filter((name) => name !== imageName);
    const pages = new Map(
      [...loaded.pages]
        .map(([index, answers]) => [index, withoutImage(answers, imageName)] as const)
        .filter(([index, answers]) => JSON.stringify(answers) !== JSON.stringify(loaded.pages.get(index))),
    );
    const isNamed = images.length < head.images.length || pages.size > 0;
    const after = { ...head, images };
    const saved = isNamed ? await saveContent(world, { actor, loaded, after, pages, what: 'imageDeleted' }) : loaded;
    if (saved) {
      await world.files.remove(imageKey('permit', id, imageName));
      return saved;
    }
    if (tries >= MOST_TRIES) throw await conflict(world, actor, loaded);
  }
}
