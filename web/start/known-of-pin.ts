import { ofPin, type OfPin } from '../phone/finished.ts';
import { isSharedDevice } from '../shared-device/shared-mark.ts';

/**
 * This device's inductions of a PIN, from `ofPin`. A shared device treats whoever enters a PIN as the next person: it clears the former
 * person's data and answers none of it.
 */
export async function knownOfPin(pin: string, before?: number): Promise<OfPin> {
  if (!isSharedDevice()) return ofPin(pin, before);
  const { clearDevice } = await import('../shared-device/clear-device.ts');
  await clearDevice();
  return { unfinished: [], finished: [] };
}
