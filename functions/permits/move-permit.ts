import { refOf, type Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { signingChain } from '../../shared/permits/permit-chain.ts';
import { isWatched } from '../../shared/permits/permit-state.ts';
import { isSignedByAnybody, type PermitAction } from '../../shared/permits/permit-moves.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import { changedPermitWrites, removedPermitWrites } from '../store/entities/permits/permit-writes.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { BoardSeen } from '../store/entities/boards/board-permits.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { Write } from '../store/table.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { permitEvent } from './permit-event.ts';
import { namesImage, withoutImage } from './permit-files.ts';
import { tellPersons } from './permit-messages.ts';
import { requireRoom } from './permit-overlaps.ts';
import { personsOf } from './persons/permit-persons.ts';
import { withoutSignature, withNextTurn } from './permit-turn.ts';
import { withKnownZones } from './permit-zones.ts';
import { requireComplete, saveContent } from './save-content.ts';
import { conflict } from './update-permit.ts';
import { imageKey } from '../uploads/place-image.ts';

/** A permit after a move, and what follows from it. */
export type Outcome = {
  after: PermitHead;
  writes?: readonly Write[];
  /** The board that the move was decided on. */
  seen?: BoardSeen | undefined;
  told: Pick<PermitEvent, 'what'> & Partial<PermitEvent>;
};
type Move = {
  actor: Staff;
  id: string;
  action: PermitAction;
  move: (loaded: LoadedPermit) => Promise<Outcome> | Outcome;
  /** The idempotency key of the call, and what is kept of its result; `onReplay`: another call with it was first. */
  repeated?: { once: Once | undefined; result: () => unknown; onReplay: () => void };
};

/** Makes a move of the table of moves on the permit as it is now; retries where the permit has changed meanwhile. */
export async function movePermit(world: World, { actor, id, action, move, repeated }: Move): Promise<LoadedPermit> {
  return overPermit(world, { actor, id }, async (loaded) => {
    const { head } = loaded;
    requireMove(world, head, action);
    const { after, writes = [], seen, told } = await move(loaded);
    const counted = { ...after, version: head.version + 1 };
    const by = refOf(actor);
    const event = permitEvent(world, { before: head, after: counted }, { by, how: 'login', ...told });
    const all = [...changedPermitWrites(head, counted, { event, seen, answers: loaded.pages }), ...writes];
    const once = { once: repeated?.once, now: world.now(), result: repeated?.result(), writes: all };
    if ((await writeOnce(world.table, once)).isReplay) repeated?.onReplay();
    return { ...loaded, head: counted, history: [event, ...loaded.history] };
  });
}

/** Writes over the permit as it is now, and retries after a change meanwhile; 409 `version_conflict` where every try meets one. */
function overPermit<T>(world: World, { actor, id }: Asked, write: (loaded: LoadedPermit) => Promise<T>): Promise<T> {
  const load = () => loadPermit(world, actor, id);
  const lastError = async () => conflict(world, actor, await load());
  return untilWritten(async () => write(await load()), { lastError });
}

export type Asked = { actor: Staff; id: string };

/** Sends a complete draft for signing; the first person of the chain gets a message. */
export function submitPermit(world: World, { actor, id }: Asked): Promise<LoadedPermit> {
  const move = async ({ head, version, pages }: LoadedPermit): Promise<Outcome> => {
    const persons = (await personsOf(world, head, { version, answers: pages }, { isSent: true })).map(withoutSignature);
    const placed = await withKnownZones(world, head);
    const complete = { ...placed, persons, rejection: null, cardOverride: null, overlapReason: undefined };
    await requireComplete(world, { head: complete, version, pages });
    const { head: after, messages } = withNextTurn(world, { ...complete, status: 'Pending Approval' });
    const seen = await requireRoom(world, after);
    return { after, writes: messages, seen, told: { what: 'submitted' } };
  };
  return movePermit(world, { actor, id, action: 'submit', move });
}

/** The persons who were asked to sign: everybody up to the last one whose turn it is or was. */
function askedPersons({ persons }: PermitHead): PermitPersonRecord[] {
  const chain = signingChain(persons);
  return chain.slice(0, chain.findLastIndex(({ status }) => status !== 'Waiting') + 1);
}

/** Cancels a permit; everybody who was asked to sign gets a message. */
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

export function archivePermit(
  world: World,
  { actor, id, archived, reason = '' }: Asked & { archived: boolean; reason?: string },
): Promise<LoadedPermit> {
  const what = archived ? 'archived' : 'unarchived';
  const move = ({ head }: LoadedPermit): Outcome => {
    if (archived && head.status === 'Approved' && isWatched(head) && reason === '') throw new AppError('watch_running');
    return { after: { ...head, archived }, told: { what, ...(reason === '' ? {} : { reason }) } };
  };
  return movePermit(world, { actor, id, action: archived ? 'archive' : 'unarchive', move });
}

/** Removes a draft that nobody has signed or refused, else 409 `in_use`. The draft disappears at once and is erased later. */
export async function removePermit(world: World, asked: Asked): Promise<void> {
  await overPermit(world, asked, async ({ head }) => {
    // A permit that somebody has signed or refused is kept as long as the rules of keeping say (rule 4.3).
    if (isSignedByAnybody(head)) throw new AppError('in_use');
    requireMove(world, head, 'remove');
    await world.table.write(removedPermitWrites(head, world.now().toISOString()));
  });
}

/** Removes a picture from the permit's attachments and fields, then its file, unless it was none of them or is in another place too. */
export async function deletePermitImage(
  world: World,
  { actor, id, imageName }: Asked & { imageName: string },
): Promise<LoadedPermit> {
  const { saved, isLoose } = await overPermit(world, { actor, id }, async (loaded) => {
    const { head } = loaded;
    requireMove(world, head, 'edit');
    const images = head.images.filter((name) => name !== imageName);
    const pages = new Map(
      [...loaded.pages]
        .map(([index, answers]) => [index, withoutImage(answers, imageName)] as const)
        .filter(([index, answers]) => JSON.stringify(answers) !== JSON.stringify(loaded.pages.get(index))),
    );
    const isNamed = images.length < head.images.length || pages.size > 0;
    // A file that is named nowhere may be the drawing of a signature that a change has voided.
    if (!isNamed) return { saved: loaded, isLoose: false };
    const after = { ...head, images };
    const changed = await saveContent(world, { actor, loaded, after, pages, what: 'imageDeleted' });
    return { saved: changed, isLoose: !namesImage(changed, imageName) };
  });
  if (isLoose) await world.files.remove(imageKey('permit', id, imageName));
  return saved;
}
