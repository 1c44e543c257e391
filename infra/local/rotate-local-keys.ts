import { newRing } from '../aws/parts/keys/new-keys.ts';
import { rotateRings, type Rotation } from '../aws/parts/keys/rotation.ts';
import { keepLocalKeys, localKeys } from './local-keys.ts';

/** Runs the rotation steps that are due; a new key signs at once, since every process loads it at start. */
export async function rotateLocalKeys(folder: string, rotation: Rotation, now: Date): Promise<string[]> {
  const before = await localKeys(folder);
  const rings = rotation.rings.filter((name) => name !== 'origin');
  const { keys, says } = rotateRings(before, { ...rotation, rings }, { now, settleSeconds: 0, newRing });
  await keepLocalKeys(folder, { ...before, ...keys });
  return rings.length === rotation.rings.length ? says : [...says, 'the edge: its secret is new at each start.'];
}
