import { messageFacts } from '../store/messages/message-kinds.ts';
import type { StoredMessage } from '../store/messages/messages.ts';

/** Whether staff may send a message anew: it reached nobody, and is about an induction. */
export function canSendAgain({ kind, state, again, about }: StoredMessage): boolean {
  const isUnsent = state === 'dropped' || state === 'parked' || state === 'bounced';
  return isUnsent && again === undefined && messageFacts(kind).isMadeAnew === true && about.startsWith('userForm#');
}
