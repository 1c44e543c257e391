import { HEALTH_KEY } from '../store/keys.ts';
import type { World } from '../world.ts';

/** Throws where the table does not answer. */
export async function checkTable({ table }: Pick<World, 'table'>): Promise<void> {
  await table.get(HEALTH_KEY);
}
