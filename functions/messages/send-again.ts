import { AppError } from '../../shared/core/errors.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { findMessage, messageWrite, replacedWrite, type MessageKind, type StoredMessage } from '../store/messages.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUserForm } from '../store/user-forms.ts';
import { newsAnew } from '../user-forms/worker-news.ts';
import type { World } from '../world.ts';
import { newMessage, wayTo } from './new-message.ts';

/** What staff may have made anew; a code is asked for by whoever needs it. */
const MADE_ANEW: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'inductionLink',
  'completionReceipt',
  'inductionReturned',
  'newInduction',
]);

export function canSendAgain({ kind, state, again, about }: StoredMessage): boolean {
  const isUnsent = state === 'dropped' || state === 'parked';
  return isUnsent && again === undefined && MADE_ANEW.has(kind) && about.startsWith('userForm#');
}

type Unsent = { company: string; about: string; _id: string; created: string };

/**
 * Makes a message anew that was not sent, once, however often it is asked for. `invalid_state` where it is no news any
 * more or was sent meanwhile, `not_possible` where the worker has no address that can be sent to.
 */
export async function sendAgain(world: World, place: Unsent, once: Once | undefined): Promise<void> {
  const now = world.now();
  if (once && (await isReplay(world.table, once, now))) return;
  const unsent = await findMessage(world.table, place);
  if (!unsent) throw new AppError('validation_failed', { issues: [{ path: '_id', code: 'invalid_value' }] });
  if (!canSendAgain(unsent)) throw new AppError('invalid_state');
  const writes = [replacedWrite(unsent, now.toISOString()), await madeAnew(world, unsent)];
  try {
    await writeOnce(world.table, { once, now, result: {}, writes });
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('invalid_state') : error;
  }
}

async function madeAnew(world: World, unsent: StoredMessage): Promise<Write> {
  if (unsent.kind === 'newInduction') {
    const { kind, company, about, channel, to, language, data } = unsent;
    return messageWrite(newMessage(world, { kind, company, about, channel, to, language, data }));
  }
  const head = await findUserForm(world.table, unsent.about.replace('userForm#', ''));
  if (head && !wayTo(head.user)) throw new AppError('not_possible');
  const write = head && newsAnew(world, head, unsent.kind);
  if (!write) throw new AppError('invalid_state');
  return write;
}
