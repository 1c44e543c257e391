import { atOnce } from './phone-rooms.ts';
import { serverTime } from './server-clock.ts';

/** The token of an earlier edit code; undefined once it has opened its induction. */
export async function keptCodeToken(id: string): Promise<string | undefined> {
  return (await atOnce('readonly', (rooms) => rooms.get('codes', id)))?.token;
}

export function keepCodeToken(id: string, token: string): Promise<void> {
  return atOnce('readwrite', (rooms) => rooms.put('codes', { id, token, keptFrom: serverTime() }));
}

export function forgetCodeToken(id: string): Promise<void> {
  return atOnce('readwrite', (rooms) => rooms.remove('codes', id));
}
