import type { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import type { Handlers } from '../http/answer.ts';
import { countSecurity } from '../security/security-log.ts';
import { listSecurityLog } from './list-security-log.ts';

export const securityLogHandlers = {
  list: ({ world, actor, query }) => listSecurityLog(world, actor, query),

  noteExport: async ({ world, actor, body }) => {
    const { userId, company } = actor;
    const about = `${body.list} (${body.rows})`;
    await countSecurity(world, { kind: 'exported', company, by: userId, about }, `${userId}#${body.list}`);
    return {};
  },
} satisfies Handlers<typeof securityLogApi>;
