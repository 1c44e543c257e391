import type { checkInApi } from '../../shared/presence/check-in-api.ts';
import type { Handlers } from '../http/answer.ts';
import { endKeys, giveKey } from './check-in-keys.ts';
import { noteOwnPresence, showGate } from './own-presence.ts';
import { renewGate } from './renew-gate.ts';

export const checkInHandlers = {
  gate: showGate,
  note: noteOwnPresence,
  renewGate,
  giveKey,
  endKeys,
} satisfies Handlers<typeof checkInApi>;
