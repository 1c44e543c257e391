import { hasEndedProcess } from '../store/due/due-failures.ts';
import { dueTimeOf } from '../store/due/due-index.ts';
import type { Item } from '../store/items.ts';
import type { Group, Piece } from './due-groups.ts';

const OVERDUE_MINUTES = 3;

/**
 * Splits off items that may have ended the process of an earlier run; each is done alone, and its try is counted first. Suspects are the
 * items that were in work when a process ended, and long overdue items of the `unproven` oldest groups. The culprit is always among these,
 * since the worker has done or postponed everything that was due earlier.
 */
export function splitSuspects(
  groups: readonly Group[],
  unproven: number,
  now: Date,
): { suspects: Piece[]; others: Group[] } {
  const suspects = groups.flatMap(({ pieces }, at) =>
    pieces.filter(
      (piece) => isSuspect(piece) && (hasEndedProcess(piece.item) || (at < unproven && isOverdue(piece.item, now))),
    ),
  );
  const others = groups
    .map((group) => ({ ...group, pieces: group.pieces.filter((piece) => !suspects.includes(piece)) }))
    .filter(({ pieces }) => pieces.length > 0);
  return { suspects, others };
}

const isSuspect = ({ job }: Piece) => job !== undefined && !job.countsItsTries;

const isOverdue = (item: Item, now: Date) => now.getTime() - Date.parse(dueTimeOf(item)) > OVERDUE_MINUTES * 60_000;
