import type { Pass } from '../../shared/gate/pass.ts';
import { session } from '../app/session/session.ts';
import { atOnce } from '../phone/phone-rooms.ts';
import type { FinishedInduction } from '../phone/rows.ts';
import { isSharedDevice } from '../shared-device/shared-mark.ts';

/** A pass as this phone last got it. `fetchedAt` is ISO 8601 UTC, by the phone's clock. */
export type KeptPass = { userFormId: string; pass: Pass; fetchedAt: string };

/** A phone where staff are logged in, and a shared device, keep no pass, and no key that notes a worker. */
export const mayKeep = () => session().loggedInUser === undefined && !isSharedDevice();

const keptOf = ({ userFormId, pass, fetchedAt }: FinishedInduction): KeptPass[] =>
  pass && fetchedAt !== undefined ? [{ userFormId, pass, fetchedAt }] : [];

/** This phone's passes, the latest induction first; drops them where none may be kept. */
export function keptPasses(): Promise<KeptPass[]> {
  return atOnce(mayKeep() ? 'readonly' : 'readwrite', async (rooms) => {
    const rows = await rooms.all('finished');
    if (mayKeep()) return rows.sort((one, other) => other.signed.localeCompare(one.signed)).flatMap(keptOf);
    for (const { pass: _1, fetchedAt: _2, checkInKey: _3, ...row } of rows) await rooms.put('finished', row);
    return [];
  });
}

export async function keptPass(passId: string): Promise<KeptPass | undefined> {
  return (await keptPasses()).find(({ pass }) => pass.passId === passId);
}

/** Keeps the last answer about a pass of this phone's own; the pass of anybody else is not kept. */
export async function keepPass(pass: Pass, fetchedAt: string): Promise<void> {
  if (!mayKeep()) return;
  await atOnce('readwrite', async (rooms) => {
    const row = (await rooms.all('finished')).find(({ passId }) => passId === pass.passId);
    if (row) await rooms.put('finished', { ...row, pass, fetchedAt });
  });
}

/** Removes a pass from this phone, with the card of its induction. */
export async function forgetPass(passId: string): Promise<void> {
  await atOnce('readwrite', async (rooms) => {
    const rows = (await rooms.all('finished')).filter((row) => row.passId === passId);
    for (const { userFormId } of rows) await rooms.remove('finished', userFormId);
  });
}
