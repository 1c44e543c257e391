import type { Context } from 'hono';
import type { Staff } from '../../shared/core/actor.ts';
import { isAppError } from '../../shared/core/errors.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import type { World } from '../world.ts';

/** 600 calls at once, and ten more a second (rule 20.4). */
const CALLS = { name: 'apiKey', most: 600, backEverySeconds: 0.1 } satisfies Limit;

/** Counts a call of an API key and tells in the answer’s headers what is left; 429 where nothing is. */
export async function countKeyCall(c: Context, world: World, { userId }: Staff): Promise<void> {
  const tell = (left: number, resetSeconds: number) => {
    c.header('RateLimit-Limit', String(CALLS.most));
    c.header('RateLimit-Remaining', String(left));
    c.header('RateLimit-Reset', String(Math.ceil(resetSeconds)));
  };
  try {
    const left = Math.max(0, Math.floor(await takeAttempt(world.table, CALLS, userId, world.now())));
    tell(left, (CALLS.most - left) * CALLS.backEverySeconds);
  } catch (error) {
    if (isAppError(error, 'too_many_requests')) tell(0, error.detail.retryAfterSeconds ?? 1);
    throw error;
  }
}
