import { findEvidenceKeys } from '../store/entities/evidence/evidence-keys.ts';
import type { World } from '../world.ts';

/** Whatever is sealed within this time of what happened counts as sealed with it. */
const AT_ONCE_MILLISECONDS = 3600_000;

/** From when (ISO 8601 UTC) this installation seals what happens. */
export async function sealedSince({ table, now }: World): Promise<string> {
  const oldest = (await findEvidenceKeys(table)).at(-1)?.since;
  const began = oldest === undefined ? now().getTime() : Date.parse(oldest);
  return new Date(began - AT_ONCE_MILLISECONDS).toISOString();
}
