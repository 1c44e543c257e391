import { revokedKeyWrite } from '../store/entities/evidence/evidence-keys.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';

/** Marks the keys as leaked whose private parts this installation has: from now on they vouch only for what lies under an earlier root. */
export async function revokeEvidenceKeys({ keys, table, now }: World): Promise<void> {
  const at = now().toISOString();
  // A key that never sealed is not listed.
  for (const kid of Object.keys(keys.evidence.keys)) await isWritten(table.write([revokedKeyWrite(kid, at)]));
}
