import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mayRemove } from '../../shared/users/user-rules.ts';
import { securityWrite } from '../security/security-log.ts';
import { trailWrite } from '../security/trail-write.ts';
import { userKey } from '../store/keys.ts';
import { allSessionsEndWrite } from '../store/entities/users/sessions.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';

/** Ends every session of a user whom the editor may also remove. */
export async function endUserSessions(world: World, { editor, user }: { editor: Staff; user: UserRecord }) {
  if (!mayRemove(editor, user)) throw new AppError('forbidden');
  const { _id, company } = user;
  const entry = securityWrite(world, { kind: 'sessionsEnded', company, by: editor.userId, user: _id });
  const told = trailWrite(world, userKey(_id), editor, { what: 'sessionsEnded' });
  if (!(await isWritten(world.table.write([allSessionsEndWrite(_id), entry, told])))) throw new AppError('not_found');
}
