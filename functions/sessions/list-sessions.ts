import type { Staff } from '../../shared/core/actor.ts';
import type { OwnSession } from '../../shared/sessions/own-session-shapes.ts';
import { livingSessions } from '../security/sessions/sessions.ts';
import { findUser } from '../store/entities/users/users.ts';
import { loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';

/** The caller's sessions that have not ended: this one first, then by their last use. */
export async function listSessions(world: World, { userId, sessionId }: Staff): Promise<OwnSession[]> {
  const user = await loadStored(world, findUser, userId);
  const sessions = Object.entries(livingSessions(world, user)).map(([_id, { begun, used, browser, network }]) => ({
    _id,
    browser,
    network,
    begun: timeOf(begun),
    used: timeOf(used),
    isThis: _id === sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || (a.used < b.used ? 1 : -1));
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString();
