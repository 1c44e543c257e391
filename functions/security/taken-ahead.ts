import { isAppError } from '../../shared/core/errors.ts';
import { TableMemory } from './short-memory.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import type { Table } from '../store/table.ts';

/** A process takes so many attempts with one write, and has them for as long. */
const AT_ONCE = 4;
const KEPT_MILLISECONDS = 10 * 60_000;
const MOST_REMEMBERED = 2000;

const remembered = new TableMemory<number>(MOST_REMEMBERED);

/**
 * Counts one attempt of a wide limit as `takeAttempt` does, with a write for every fourth. A process that ends has counted three too many
 * at most; where only single attempts are left, each is written.
 */
export async function takeAhead(table: Table, limit: Limit, subject: string, now: Date): Promise<void> {
  const { left, keep } = aheadOf(table, limit, subject, now);
  if (left > 0) return keep(left - 1);
  try {
    await takeAttempt(table, { ...limit, units: AT_ONCE }, subject, now);
    keep(AT_ONCE - 1);
  } catch (error) {
    if (!isAppError(error, 'too_many_requests')) throw error;
    await takeAttempt(table, limit, subject, now);
  }
}

/** Gives back an attempt that was taken so. */
export async function giveBackAhead(table: Table, limit: Limit, subject: string, now: Date): Promise<void> {
  const { left, keep } = aheadOf(table, limit, subject, now);
  if (left > 0) keep(left + 1);
  else await giveBackAttempt(table, limit, subject);
}

function aheadOf(table: Table, { name }: Limit, subject: string, now: Date) {
  const of = remembered.of(table);
  const key = `${name} ${subject}`;
  return {
    left: of.get(key, now.getTime()) ?? 0,
    keep: (left: number) => of.set(key, left, now.getTime() + KEPT_MILLISECONDS),
  };
}
