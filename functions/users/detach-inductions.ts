import { newId } from '../http/random-ids.ts';
import { findOwned } from '../store/owned-user-forms.ts';
import type { Item } from '../store/items.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { finishDetachment, unclaimWrites, type Detachment } from '../store/user-detachments.ts';
import { historyWrite } from '../store/user-form-writes.ts';
import { findUserForm } from '../store/user-forms.ts';
import type { World } from '../world.ts';

const PAGE = 25;
const MOST_TRIES = 8;

/**
 * Takes claimed inductions from users who are gone, or whose address is another now (contract 5): whoever holds the
 * address of the induction may claim it anew.
 */
export async function detachInductions(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    await detachAll(world, item['detachment'] as Detachment);
    await finishDetachment(world.table, item);
  }
}

async function detachAll(world: World, { userId, keptCompany }: Detachment): Promise<void> {
  let after: string | undefined;
  do {
    const owned = { owner: { userId }, archived: [false, true], limit: PAGE, after };
    const page = await findOwned(world.table, owned);
    for (const { id, company } of page.items) {
      if (company !== keptCompany) await detach(world, { id: String(id), userId });
    }
    after = page.position;
  } while (after !== undefined);
}

/** Tries anew where somebody changes the induction in the same moment; what is no longer the user's is left. */
async function detach(world: World, { id, userId }: { id: string; userId: string }): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const head = await findUserForm(world.table, id);
    if (head?.claimedBy !== userId) return;
    const history = { at: world.now().toISOString(), by: userId, what: 'claimEnded' };
    try {
      await world.table.write([...unclaimWrites(head), historyWrite(id, history, newId(world))]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries >= MOST_TRIES) throw error;
    }
  }
}
