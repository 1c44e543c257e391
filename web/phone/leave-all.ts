import { forgetFormerSession } from './former-storage.ts';
import { PERMITS_ROOM } from './own-rooms.ts';
import { atOnce } from './phone-rooms.ts';

/**
 * Removes all keys, cards and permits of a shared device; answers the ids of their inductions. Keys of inductions in `busy` stay for sending alone.
 */
export async function leaveAll(busy: ReadonlySet<string>): Promise<string[]> {
  const left = await atOnce('readwrite', async (rooms) => {
    const sessions = await rooms.all('sessions');
    for (const session of sessions) {
      if (busy.has(session.userFormId)) await rooms.put('sessions', { ...session, isLeft: true });
      else await rooms.remove('sessions', session.userFormId);
    }
    for (const { userFormId } of await rooms.all('finished')) await rooms.remove('finished', userFormId);
    for (const { id } of await rooms.all('codes')) await rooms.remove('codes', id);
    return sessions.map(({ userFormId }) => userFormId);
  });
  await PERMITS_ROOM.drop(await PERMITS_ROOM.all());
  for (const userFormId of left) forgetFormerSession(userFormId);
  return left;
}
