import type { Due, DueWorkName } from '../store/due/due-kind.ts';
import type { Item } from '../store/items.ts';
import { jobOf, type Job } from './registry.ts';

/** One item of due work, as its kind reads it, or the read error; neither for an entity without a job. */
export type Piece = { name: string; item: Item; job?: Job | undefined; due?: Due<DueWorkName>; unreadable?: unknown };

/** Items done in one go, or one after the other. */
export type Group = { job: Job | undefined; pieces: Piece[]; isTogether: boolean };

/** Groups the items in the order in which they were found: those done in one go, and those done one after the other. */
export function groupsOf(items: readonly Item[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const piece = pieceOf(item);
    const { job, due } = piece;
    const key = `${piece.name} ${(due && (job?.together?.(due) ?? job?.inOrder?.(due))) || keyOf(item)}`;
    const group = groups.get(key) ?? { job, pieces: [], isTogether: job?.together !== undefined };
    group.pieces.push(piece);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export function pieceOf(item: Item): Piece {
  const name = String(item['entity']);
  const job = jobOf(name);
  if (!job) return { name, item };
  try {
    return { name, item, job, due: job.kind.read(item) };
  } catch (unreadable) {
    return { name, item, job, unreadable };
  }
}

export const keyOf = ({ PK, SK }: Item) => `${PK} ${SK}`;
