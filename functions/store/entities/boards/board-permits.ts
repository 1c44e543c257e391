import { isDeepStrictEqual } from 'node:util';
import { BoardPermit } from '../../../../shared/boards/board-permit.ts';
import { pendingRole } from '../../../../shared/permits/permit-chain.ts';
import { watchEnd } from '../../../../shared/permits/watch.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { BOARD_PERMITS_PREFIX, boardHeadKey, boardPartition, boardPermitKey } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';
import type { PermitHead, PermitPersonRecord } from '../permits/permit-record.ts';

/** The most open permits of a project: so many a board shows, and so many are looked through for overlaps. */
export const MOST_OPEN_PERMITS = 500;
const ENTITY = 'boardPermit';

/** `M. Virtanen` */
function shortName({ firstName, lastName }: PermitPersonRecord): string {
  const initial = firstName.trim().charAt(0);
  return `${initial === '' ? '' : `${initial}. `}${lastName.trim()}`;
}

/** Who grants a permit: its grantor, the one who has signed before others; without a grantor its creator. */
function grantorOf({ persons }: PermitHead): string {
  const ofRole = (role: 'Grantor' | 'Creator') => persons.filter((person) => person.role === role);
  const grantors = ofRole('Grantor').length > 0 ? ofRole('Grantor') : ofRole('Creator');
  const grantor = grantors.find(({ status }) => status === 'Signed') ?? grantors[0];
  return grantor ? shortName(grantor) : '';
}

/** An open permit as its project's board knows it; undefined for a draft, and for what is over. */
export function boardPermitOf(head: PermitHead): BoardPermit | undefined {
  const { status, archived } = head;
  if (archived || (status !== 'Pending Approval' && status !== 'Approved')) return undefined;
  const { _id, number, name, formName, zones, startDate, endTime, dailyStartTime, dailyEndTime, exclusive } = head;
  return {
    _id,
    number,
    name,
    formName,
    isWaiting: status === 'Pending Approval',
    waitingFor: status === 'Pending Approval' ? pendingRole(head.persons) : null,
    grantor: grantorOf(head),
    zones: zones ?? [],
    startDate,
    endTime,
    dailyStartTime,
    dailyEndTime,
    exclusive: exclusive ?? false,
    watchMinutes: head.watchMinutes ?? 0,
    watchUntil: watchUntil(head),
    suspended: head.suspended?.at ?? null,
  };
}

/** By when a running watch will be full; null where none runs. */
function watchUntil({ watches = [] }: PermitHead): string | null {
  const watch = watches.at(-1);
  return watch?.fullAt === null ? new Date(watchEnd(watch)).toISOString() : null;
}

function boardPermitItem({ company, project }: PermitHead, { _id, ...permit }: BoardPermit): Item {
  return { ...boardPermitKey(project, _id), entity: ENTITY, id: _id, company, ...permit };
}

/** The item of an open permit on its project's board. */
export function boardPermitItems(head: PermitHead): Item[] {
  const shown = boardPermitOf(head);
  return shown ? [boardPermitItem(head, shown)] : [];
}

/** A board as it was read: a write that rests on it is refused once a permit of the project has moved. */
export type BoardSeen = { version: number };

/** What a move of a permit changes on its project's board. ConditionFailed where it was decided on a board that has changed. */
export function boardWrites(before: PermitHead, after: PermitHead | undefined, seen?: BoardSeen): Write[] {
  const was = boardPermitOf(before);
  const is = after && boardPermitOf(after);
  if (isDeepStrictEqual(was, is) && !seen) return [];
  const key = boardPermitKey(before.project, before._id);
  const { company, project } = before;
  const shown = after && is ? { put: boardPermitItem(after, is) } : { delete: key };
  return [
    shown,
    {
      update: boardHeadKey(project),
      set: 'SET company = :company ADD version :one',
      ...(seen && { condition: seen.version === 0 ? 'attribute_not_exists(version)' : 'version = :seen' }),
      values: { ':company': company, ':one': 1, ...(seen && seen.version > 0 && { ':seen': seen.version }) },
    },
  ];
}

const permitOfItem = itemReader(ENTITY, { schema: BoardPermit });

export type Board = BoardSeen & {
  /** The id of the board that whoever has it reads; null while there is none. */
  link: string | null;
  permits: BoardPermit[];
};

/** The board of a project, in one consistent Query. */
export async function findBoard(table: Table, project: string): Promise<Board> {
  const items = await table.queryAll({ where: 'PK = :board', values: { ':board': boardPartition(project) } });
  const head = items.find(({ SK }) => SK === boardHeadKey(project).SK);
  const permits = items.filter(({ SK }) => SK.startsWith(BOARD_PERMITS_PREFIX)).map(permitOfItem);
  return { ...headOf(head), permits };
}

/** How often the board has changed, and under which id whoever has it reads it. */
export async function findBoardHead(table: Table, project: string): Promise<Omit<Board, 'permits'>> {
  return headOf(await table.get(boardHeadKey(project)));
}

function headOf(item: Item | undefined): Omit<Board, 'permits'> {
  const link = item?.['link'];
  return { version: Number(item?.['version'] ?? 0), link: typeof link === 'string' ? link : null };
}
