import { atOnce } from '../../phone/phone-rooms.ts';
import type { PresenceStore } from './outbox-world.ts';

/** The queue in the phone's one database. */
export const PHONE_STORE: PresenceStore = {
  all: () => atOnce('readonly', (rooms) => rooms.all('presence')),
  put: (rows) =>
    atOnce('readwrite', async (rooms) => {
      for (const row of rows) await rooms.put('presence', row);
    }),
  remove: (keys) =>
    atOnce('readwrite', async (rooms) => {
      for (const key of keys) await rooms.remove('presence', key);
    }),
};
