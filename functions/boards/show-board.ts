import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/fields.ts';
import type { Zone } from '../../shared/core/zones/zone.ts';
import { nextChange, rowsAt } from '../../shared/boards/board-at.ts';
import { STATES_OF_TODAY } from '../../shared/boards/board-states.ts';
import type { Board as BoardReply } from '../../shared/boards/board.ts';
import type { Posters } from '../../shared/boards/board-shapes.ts';
import type { Tag, UNCHANGED } from '../http/tag.ts';
import { sealValue } from '../security/keys.ts';
import { posterIdOf, zoneOfPoster } from '../security/zone-poster.ts';
import { findBoardLink } from '../store/entities/boards/board-links.ts';
import { findBoard, findBoardHead, type Board } from '../store/entities/boards/board-permits.ts';
import { projects } from '../store/entities/projects.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import { loadProject } from '../verbs/load-project.ts';
import type { World } from '../world.ts';

const MISSES: Limit = { name: 'boardMiss', most: 60, backEverySeconds: 1 };

type Asked = { id: string; address: string; tag: Tag };
type Shown = BoardReply | typeof UNCHANGED;

/** A board by its id; what is no living board's id counts against the address (rule 7.12). */
export async function showBoard(world: World, { id, address, tag }: Asked): Promise<Shown> {
  const project = await projectOf(world, id);
  const head = project === undefined ? undefined : await findBoardHead(world.table, project);
  if (project === undefined || head?.link !== id) throw await missed(world, address);
  if (isCurrent(world, tag, head)) return tag.unchanged();
  return readBoard(world, { project, link: id, tag, address });
}

/** The permits of today in a poster's zone, for as long as its board lives. */
export async function showZone(world: World, { id, address, tag }: Asked): Promise<Shown> {
  const poster = zoneOfPoster(world.keys, id);
  const project = poster && (await projectOf(world, poster.board));
  const head = project === undefined ? undefined : await findBoardHead(world.table, project);
  if (!poster || project === undefined || head?.link !== poster.board) throw await missed(world, address);
  if (isCurrent(world, tag, head)) return tag.unchanged();
  const board = await readBoard(world, { project, link: poster.board, tag, address });
  const zones = board.zones.filter(({ _id }) => _id === poster.zone);
  if (zones.length === 0) throw await missed(world, address);
  const isThere = (row: BoardReply['permits'][number]) =>
    STATES_OF_TODAY.has(row.state) && row.zones.some(({ _id }) => _id === poster.zone);
  return { name: board.name, at: board.at, zones, permits: board.permits.filter(isThere) };
}

/** The same for staff, who open each permit from it, whether the board is open to others or not. */
export async function showProjectBoard(
  world: World,
  actor: Staff,
  { id, tag }: Pick<Asked, 'id' | 'tag'>,
): Promise<Shown> {
  const project = await loadProject(world, actor, id);
  if (isCurrent(world, tag, await findBoardHead(world.table, id))) return tag.unchanged();
  const board = await findBoard(world.table, id);
  const link = project.board?._id ?? null;
  return { ...replyOf(world, { project, board, tag, isForStaff: true }), link };
}

/** What the posters of an open board lead to; nothing while it is closed. */
export async function showPosters(world: World, actor: Staff, id: string): Promise<Posters> {
  const { name, board, zones } = await loadProject(world, actor, id);
  if (!board) return { name, boardId: null, zones: [] };
  const idOf = (zone: string) => posterIdOf(world.keys, { zone, board: board._id });
  return { name, boardId: board._id, zones: zones.map((zone) => ({ ...named(zone), posterId: idOf(zone._id) })) };
}

type Reading = { project: string; link: string; tag: Tag; address: string };

async function readBoard(world: World, { project: id, link, tag, address }: Reading): Promise<BoardReply> {
  const [board, project] = await Promise.all([findBoard(world.table, id), projects.find(world.table, id)]);
  if (!project || board.link !== link) throw await missed(world, address);
  return { ...replyOf(world, { project, board, tag, isForStaff: false }), link };
}

/** Boards and posters tell no place on the plan. */
const named = ({ _id, name }: Zone): Zone => ({ _id, name });

type Replying = { project: { name: string; zones: BoardReply['zones'] }; board: Board; tag: Tag; isForStaff: boolean };

function replyOf(world: World, { project, board, tag, isForStaff }: Replying): BoardReply {
  const now = world.now();
  tag.keep(`${board.version}.${nextChange(board.permits, now).getTime()}.${world.settings.version}`);
  return {
    name: project.name,
    at: now.toISOString(),
    zones: project.zones.map(named),
    permits: rowsAt(board.permits, now, { isForStaff }),
  };
}

/** Whether the caller's answer still holds: no permit has moved, and the clock has not come to the next change. */
function isCurrent(world: World, { known }: Tag, { version }: Pick<Board, 'version'>): boolean {
  const [seen, next, release] = /^(\d+)\.(\d+)\.(.*)$/.exec(known ?? '')?.slice(1) ?? [];
  return Number(seen) === version && world.now().getTime() < Number(next) && release === world.settings.version;
}

/** Leads of boards to their projects never change; whether a board still lives is read each time. */
const MOST_KNOWN = 1000;
const known = new Map<string, string>();

async function projectOf(world: World, board: string): Promise<string | undefined> {
  if (!isId(board)) return undefined;
  const found = known.get(board) ?? (await findBoardLink(world.table, board));
  if (known.size >= MOST_KNOWN) known.clear();
  if (found !== undefined) known.set(board, found);
  return found;
}

async function missed(world: World, address: string): Promise<AppError> {
  await takeAttempt(world.table, MISSES, sealValue(world.keys, 'address', address), world.now());
  return new AppError('not_found');
}
