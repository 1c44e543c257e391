import { newId } from '../../functions/security/random-ids.ts';
import { companies } from '../../functions/store/entities/companies.ts';
import type { Write } from '../../functions/store/table.ts';
import type { World } from '../../functions/world.ts';
import { writeInBatches } from './inductions/write-in-batches.ts';

/** Writes many companies without users, with the entries that find them. `onStep` receives the progress. */
export async function seedCompanies(world: World, total: number, onStep: (text: string) => void): Promise<void> {
  await writeInBatches(world.table, companiesOf(world, total), { what: 'companies', total, onStep });
}

function* companiesOf(world: World, total: number): Generator<Write[]> {
  for (let at = 1; at <= total; at += 1) {
    yield companies.newWrites({
      _id: newId(world),
      name: `Rakennus ${String(at).padStart(4, '0')} Oy`,
      created: world.now().toISOString(),
      version: 1,
      userCount: 0,
      projectCount: 0,
    });
  }
}
