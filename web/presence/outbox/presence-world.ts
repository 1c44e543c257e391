import type { NotedWorld } from '../../noted/noted-world.ts';
import type { Sender } from '../../noted/outbox-of-browser.ts';
import type { UnsentPresence } from '../../phone/rows.ts';

export type PresenceWorld = Omit<NotedWorld<UnsentPresence>, 'keyOf' | 'next' | 'fateOf'> & {
  /** Sends what belongs to one call. Rejects with an AppError when the server refuses, and with another error when no answer came. */
  send: (rows: readonly [UnsentPresence, ...UnsentPresence[]], sentAt: string, token: string) => Promise<unknown>;
  sender: () => Sender | undefined;
  newKey: () => string;
};
