import type { FileSeal, LinkSeal } from '../../shared/evidence/seals.ts';
import { publicEvidenceKey, signEvidence, type PublicPoint } from '../security/evidence-signer.ts';
import { findListedSince, listedKeyWrite } from '../store/entities/evidence/evidence-keys.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Table } from '../store/table.ts';
import type { World } from '../world.ts';

/** Since when the keys are listed that this process has sealed with, by their ids. */
const listed = new WeakMap<Table, Map<string, string>>();

/** A seal, and the listing of its key. */
export type Sealed = { seal: string; key: PublicPoint & { since: string } };

/** A seal by the present key, whose public part is listed before anything is sealed with it. */
export async function sealEvidence(world: World, said: LinkSeal | FileSeal): Promise<Sealed> {
  const key = publicEvidenceKey(world.keys);
  const known = listed.get(world.table) ?? new Map<string, string>();
  listed.set(world.table, known);
  const since = known.get(key.kid) ?? (await listKey(world, key));
  known.set(key.kid, since);
  return { seal: await signEvidence(world.keys, said), key: { ...key, since } };
}

async function listKey({ table, now }: World, key: PublicPoint): Promise<string> {
  const since = now().toISOString();
  if (await isWritten(table.write([listedKeyWrite({ ...key, since })]))) return since;
  return (await findListedSince(table, key.kid)) ?? since;
}
