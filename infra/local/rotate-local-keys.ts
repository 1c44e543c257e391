import { newRing } from '../parts/keys/new-keys.ts';
import { rotated, type Rotation } from '../parts/keys/rotation.ts';
import { keepLocalKeys, localKeys } from './local-keys.ts';

/** Takes the steps of a rotation whose time has come; a new key signs at once, as every process starts anew with it. */
export async function rotateLocalKeys(folder: string, rotation: Rotation, now: Date): Promise<string[]> {
  const before = await localKeys(folder);
  const { keys, says } = rotated(before, rotation, { now, settleSeconds: 0, newRing });
  await keepLocalKeys(folder, { ...before, ...keys });
  return says;
}
