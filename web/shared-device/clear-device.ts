import { phone } from '../offline/phone.ts';
import { isBusy } from '../offline/sweep.ts';
import { leaveAll } from '../phone/leave-all.ts';
import { forgetFiles } from '../service-worker/kept-files.ts';
import { tellCleared } from './shared-device.ts';

function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then the device has stored nothing.
  }
}

async function dropDrafts(userFormId: string): Promise<void> {
  for (const { part } of await phone().drafts(userFormId)) await phone().dropDraft(userFormId, part);
}

/**
 * Clears the device's inductions for the next person. The queue stays until it is sent, with its keys; nobody can open it without a code.
 */
export async function clearDevice(): Promise<void> {
  const kept = await phone().inductions();
  const busy = new Set(kept.filter(isBusy).map(({ userFormId }) => userFormId));
  const gone = await leaveAll(busy);
  for (const userFormId of new Set([...gone, ...kept.map((each) => each.userFormId)])) {
    if (busy.has(userFormId)) await dropDrafts(userFormId);
    else await phone().remove(userFormId);
    await forgetFiles(userFormId).catch(() => undefined);
  }
  clearTab();
  tellCleared();
}
