import { staffScreenPaths } from '../../../shared/site-paths/staff-screen-paths.ts';
import { messageFor } from '../../messages/new-message.ts';
import { securityWrite } from '../../security/security-log.ts';
import { messageWrite } from '../../store/messages/messages.ts';
import { eventWrite } from '../../store/entities/permits/permit-writes.ts';
import type { PermitHead } from '../../store/entities/permits/permit-record.ts';
import { permitGuessesKey } from '../../store/keys.ts';
import { beginWait } from '../../store/limits/guesses.ts';
import type { Write } from '../../store/table.ts';
import { findUser } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { permitEvent } from '../permit-event.ts';

/**
 * Throttles a permit's typed PINs for an hour after too many wrong ones. The first time in a day, the history records it, and the permit's
 * creator and users get a message. The permit and its version stay unchanged, so that a guesser causes nobody a conflict.
 */
export async function beginPinWait(world: World, head: PermitHead, isFirst: boolean): Promise<void> {
  const event = permitEvent(world, { before: head, after: head }, { what: 'pinsWait' });
  const round = securityWrite(world, { kind: 'pinsGuessed', company: head.company, about: head.number });
  const writes = [round, ...(isFirst ? [eventWrite(head, event), ...(await tellStaff(world, head))] : [])];
  if (await beginWait(world.table, permitGuessesKey(head._id), { now: world.now(), writes })) {
    world.log({ level: 'warn', event: 'permit_pins_wait', permitId: head._id });
  }
}

/** Tells the permit's users at their present addresses: its creator, and its persons with a login. */
async function tellStaff(world: World, head: PermitHead): Promise<Write[]> {
  const { createdBy, persons } = head;
  const ids = [createdBy._id, ...persons.flatMap(({ userId }) => (userId === null ? [] : [userId]))];
  const users = await Promise.all([...new Set(ids)].map((id) => findUser(world.table, id)));
  return users.flatMap((user) => {
    const message =
      user &&
      messageFor(world, {
        kind: 'permitPinsWait',
        company: head.company,
        about: `permit#${head._id}`,
        email: user.email,
        language: user.language,
        data: {
          permitName: head.name,
          number: head.number,
          projectName: head.projectName,
          link: `${world.settings.baseUrl}${staffScreenPaths.permit(head.project, head._id)}`,
        },
      });
    return message ? [messageWrite(message)] : [];
  });
}
