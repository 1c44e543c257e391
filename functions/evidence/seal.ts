import type { FileSeal, LinkSeal } from '../../shared/evidence/seals.ts';
import { publicEvidenceKey, signEvidence, type PublicPoint } from '../security/evidence-signer.ts';
import { listedKeyWrite } from '../store/entities/evidence/evidence-keys.ts';
import type { Table } from '../store/table.ts';
import { isWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';

/** The ids of keys that this process knows to be listed. */
const listed = new WeakMap<Table, Set<string>>();

/** A seal, and the public part of its key. */
export type Sealed = { seal: string; key: PublicPoint };

/** A seal by the present key, whose public part is listed before anything is sealed with it. */
export async function sealEvidence(world: World, said: LinkSeal | FileSeal): Promise<Sealed> {
  const key = publicEvidenceKey(world.keys);
  const known = listed.get(world.table) ?? new Set();
  listed.set(world.table, known);
  if (!known.has(key.kid)) {
    // Otherwise it is listed already.
    await isWritten(world.table.write([listedKeyWrite({ ...key, since: world.now().toISOString() })]));
    known.add(key.kid);
  }
  return { seal: await signEvidence(world.keys, said), key };
}
