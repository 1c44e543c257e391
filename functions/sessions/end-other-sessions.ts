import type { Staff } from '../../shared/core/actor.ts';
import { livingSessions } from '../security/sessions/sessions.ts';
import { securityWrite } from '../security/security-log.ts';
import { sessionsWrite, type Sessions } from '../store/entities/users/sessions.ts';
import { findUser } from '../store/entities/users/users.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';

/** Ends all sessions of the caller but this one. */
export async function endOtherSessions(world: World, { userId, company, sessionId = '' }: Staff): Promise<void> {
  await untilWritten(async () => {
    const user = await loadStored(world, findUser, userId);
    const own = livingSessions(world, user)[sessionId];
    const kept: Sessions = own ? { [sessionId]: own } : {};
    const entry = securityWrite(world, { kind: 'sessionsEnded', company, by: userId });
    await world.table.write([sessionsWrite(user, kept), entry]);
  });
}
