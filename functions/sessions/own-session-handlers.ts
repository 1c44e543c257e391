import type { Staff } from '../../shared/core/actor.ts';
import type { SecurityKind } from '../../shared/security-log/security-kinds.ts';
import type { ownSessionApi } from '../../shared/sessions/own-session-api.ts';
import type { Handlers } from '../http/answer.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { securityWrite } from '../security/security-log.ts';
import { sessionEndWrite } from '../store/entities/users/sessions.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { listSessions } from './list-sessions.ts';

export const ownSessionHandlers = {
  logout: async ({ world, actor }) => {
    // A token that can only enrol has no session.
    if (actor.kind === 'staff') await endOne(world, actor, { sessionId: actor.sessionId, kind: 'logout' });
    return {};
  },

  list: async ({ world, actor }) => ({ items: await listSessions(world, actor) }),

  end: async ({ world, actor, params, address }) => {
    await requireConfirmed(world, { actor, currentPassword: undefined, address });
    await endOne(world, actor, { sessionId: params.id, kind: 'sessionsEnded' });
    return {};
  },

  endOthers: async ({ world, actor, address }) => {
    await requireConfirmed(world, { actor, currentPassword: undefined, address });
    await endOtherSessions(world, actor);
    return {};
  },
} satisfies Handlers<typeof ownSessionApi>;

type Ending = { sessionId: string | undefined; kind: Extract<SecurityKind, 'logout' | 'sessionsEnded'> };

/** One that has ended already stays so. */
async function endOne(world: World, { userId, company }: Staff, { sessionId = '', kind }: Ending): Promise<void> {
  const entry = securityWrite(world, { kind, company, by: userId });
  await isWritten(world.table.write([sessionEndWrite({ userId, sessionId }), entry]));
}
