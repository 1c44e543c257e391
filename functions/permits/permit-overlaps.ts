import { AppError } from '../../shared/core/errors.ts';
import { fullName } from '../../shared/core/full-name.ts';
import { overlapsOf, type Overlap } from '../../shared/permits/overlap.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import {
  boardPermitOf,
  findBoard,
  MOST_OPEN_PERMITS,
  type Board,
  type BoardSeen,
} from '../store/entities/boards/board-permits.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { otherEventWrite } from '../store/entities/permits/permit-writes.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** Where a permit overlaps with others on its project's board, by its own facts as it is granted (rule 4.10). */
function overlapsOn(board: Board, head: PermitHead): Overlap[] {
  const own = boardPermitOf({ ...head, status: 'Approved', archived: false });
  return own ? overlapsOf(own, board.permits) : [];
}

/** Where a permit overlaps with the open permits of its project; a permit without zones looks at none. */
export async function findOverlaps(world: World, head: PermitHead): Promise<Overlap[]> {
  return head.zones ? overlapsOn(await findBoard(world.table, head.project), head) : [];
}

/** The board on which a permit is opened; 422 where it has as many permits as it takes. */
export async function requireRoom(world: World, { project }: PermitHead): Promise<BoardSeen> {
  const { version, permits } = await findBoard(world.table, project);
  if (permits.length < MOST_OPEN_PERMITS) return { version };
  throw new AppError('validation_failed', { issues: [{ path: 'project', code: 'too_many_open' }] });
}

/** In the transaction of a signature there is room for so many events of other permits. */
const MOST_TOLD = 10;

type Granting = {
  head: PermitHead;
  /** Who grants. */
  person: Pick<PermitPersonRecord, 'firstName' | 'lastName' | 'role'>;
  by: PermitEvent['by'];
  reason: string | undefined;
};

/** What granting a permit beside others adds to it and to them, and the board that it was decided on. */
export type Granted = {
  overlapReason?: PermitHead['overlapReason'];
  writes: readonly Write[];
  seen?: BoardSeen | undefined;
};

/**
 * Lets a permit be granted, by its head as granted: 422 `overlap_reason` where it overlaps with another, either form is exclusive, and who
 * grants gives no reason. The other permit gets an event, which voids nothing.
 */
export async function grantBeside(world: World, { head, person, by, reason: given = '' }: Granting): Promise<Granted> {
  if (!head.zones) return { writes: [] };
  const board = await findBoard(world.table, head.project);
  const seen = { version: board.version };
  const exclusive = overlapsOn(board, head).filter(({ isExclusive }) => isExclusive);
  const known = new Set(head.overlapReason?.overlaps.map(keyOf));
  const reason = given.trim();
  if (exclusive.every((one) => known.has(keyOf(one)))) return { overlapReason: head.overlapReason, writes: [], seen };
  if (reason === '') {
    const issues = exclusive.map(({ number }) => ({ path: 'overlapReason', code: 'required', params: { number } }));
    throw new AppError('overlap_reason', { issues });
  }
  const told = [...new Map(exclusive.map((one) => [one.number, one])).values()];
  if (told.length > MOST_TOLD)
    throw new AppError('validation_failed', { issues: [{ path: 'zones', code: 'too_many' }] });
  const at = world.now().toISOString();
  const name = fullName(person);
  const others = new Map(board.permits.map((permit) => [permit.number, permit]));
  const writes = told.flatMap((overlap): Write[] => {
    const other = others.get(overlap.number);
    if (!other) return [];
    const status = other.isWaiting ? ('Pending Approval' as const) : ('Approved' as const);
    const said = { what: 'overlapped', by, person: name, role: person.role, reason } as const;
    const event: PermitEvent = { ...said, at, from: status, to: status, overlap: { ...overlap, number: head.number } };
    return [otherEventWrite(other._id, event, head._id)];
  });
  return { overlapReason: { reason, by: name, role: person.role, at, overlaps: exclusive }, writes, seen };
}

/** The reason that a signature gave, for its event; what was said before is in an event of its own. */
export function newOverlapReason(before: PermitHead, { overlapReason }: Granted): Pick<PermitEvent, 'overlapReason'> {
  const isNew = overlapReason !== undefined && overlapReason !== before.overlapReason;
  return isNew ? { overlapReason: overlapReason.reason } : {};
}

const keyOf = ({ number, zone }: Overlap) => `${number} ${zone}`;
