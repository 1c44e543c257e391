import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { Handlers } from '../http/answer.ts';
import { changeDrill, listDrills } from './change-drill.ts';
import { listOnSite, listPresence } from './list-presence.ts';
import { notePresence } from './note-presence.ts';
import { strikePresence } from './strike-presence.ts';

export const presenceHandlers = {
  note: notePresence,
  list: listPresence,
  onSite: listOnSite,
  strike: strikePresence,
  drills: listDrills,
  drill: changeDrill,
} satisfies Handlers<typeof presenceApi>;
