import type { MessageKind, StoredMessage } from '../store/messages.ts';

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
