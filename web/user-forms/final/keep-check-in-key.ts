import type { Pass } from '../../../shared/gate/pass.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { call } from '../../app/api/call.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { mayKeep } from '../../passes/kept-passes.ts';
import { atOnce } from '../../phone/phone-rooms.ts';
import { callAsWorker } from '../worker-token.ts';

/** Inductions whose key this tab is asking for or has. */
const asked = new Set<string>();
/** By induction: a call whose answer was lost is repeated as the same. */
const callKeys = new Map<string, string>();

/** Lets this phone note its worker at gates, where a site of the induction lets workers do so; asks once, and for nobody else. */
export async function keepCheckInKey(userFormId: string, { selfCheckIn }: Pass): Promise<void> {
  if (!selfCheckIn || !mayKeep() || asked.has(userFormId)) return;
  const row = await atOnce('readonly', (rooms) => rooms.get('finished', userFormId));
  if (!row || row.checkInKey !== undefined || asked.has(userFormId)) return;
  asked.add(userFormId);
  const key = callKeys.get(userFormId) ?? newUuid();
  callKeys.set(userFormId, key);
  const give = (token: string) => call(checkInApi.giveKey, { params: { id: userFormId } }, { token, key });
  const { checkInKey } = await callAsWorker(userFormId, give).catch((error: unknown) => {
    asked.delete(userFormId);
    throw error;
  });
  if (checkInKey === null || !mayKeep()) return;
  await atOnce('readwrite', async (rooms) => {
    const kept = await rooms.get('finished', userFormId);
    if (kept) await rooms.put('finished', { ...kept, checkInKey });
  });
}
