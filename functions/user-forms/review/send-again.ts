import { AppError } from '../../../shared/core/errors.ts';
import { isReplay, writeOnce, type Once } from '../../store/once.ts';
import {
  findMessage,
  messageWrite,
  replacedWrite,
  type StoredMessage,
  type MessageKind,
} from '../../store/messages/messages.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { newsAnew } from '../sign/worker-news.ts';
import type { World } from '../../world.ts';
import { canSendAgain } from '../../messages/can-send-again.ts';
import { newMessage, wayTo } from '../../messages/new-message.ts';

/**
 * Sends an unsent message about an induction anew, only once. `invalid_state` where it is no longer news or was sent meanwhile,
 * `not_possible` where the worker has no usable address.
 */
export async function sendAgain(
  world: World,
  head: UserFormHead,
  place: { _id: string; created: string },
  once: Once | undefined,
): Promise<void> {
  const now = world.now();
  if (once && (await isReplay(world.table, once, now))) return;
  const unsent = await findMessage(world.table, { company: head.company, about: `userForm#${head._id}`, ...place });
  if (!unsent) throw new AppError('validation_failed', { issues: [{ path: '_id', code: 'invalid_value' }] });
  if (!canSendAgain(unsent)) throw new AppError('invalid_state');
  const writes = [replacedWrite(unsent, now.toISOString()), makeAnew(world, head, unsent)];
  if (!(await isWritten(writeOnce(world.table, { once, now, result: {}, writes }))))
    throw new AppError('invalid_state');
}

function makeAnew(world: World, head: UserFormHead, unsent: StoredMessage): Write {
  if (unsent.kind === 'newInduction') {
    const { kind, company, about, channel, to, language, data } = unsent;
    return messageWrite(newMessage<MessageKind>(world, { kind, company, about, channel, to, language, data }));
  }
  if (!wayTo(head.user)) throw new AppError('not_possible');
  const write = newsAnew(world, head, unsent.kind);
  if (!write) throw new AppError('invalid_state');
  return write;
}
