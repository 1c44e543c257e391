import type { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import type { Handlers } from '../http/answer.ts';
import { countSecurity } from '../security/security-log.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import { listSecurityLog } from './list-security-log.ts';

/** A title is what the browser says, so that many make many entries. */
const EXPORTS: Limit = { name: 'notedExports', most: 100, windowSeconds: 3600 };

export const securityLogHandlers = {
  list: ({ world, actor, query }) => listSecurityLog(world, actor, query),

  noteExport: async ({ world, actor, body }) => {
    const { userId, company } = actor;
    await takeAttempt(world.table, EXPORTS, userId, world.now());
    const about = `${body.list} (${body.rows})`;
    await countSecurity(world, { kind: 'exported', company, by: userId, about }, `${userId}#${body.list}`);
    return {};
  },
} satisfies Handlers<typeof securityLogApi>;
