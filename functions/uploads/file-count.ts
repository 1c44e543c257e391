import { takeAttempt, type Limit } from '../store/limits.ts';
import type { World } from '../world.ts';

/** An induction takes in 60 files (contract 8), pictures taken anew among them. */
const FILES_PER_FORM: Limit = { name: 'upload', most: 60, windowSeconds: 14 * 24 * 3600 };

/** Counts a file into an induction; 429 where it holds as many as it may. */
export function countFile(world: World, userFormId: string): Promise<void> {
  return takeAttempt(world.table, FILES_PER_FORM, userFormId, world.now());
}
