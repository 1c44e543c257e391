import { newId } from '../security/random-ids.ts';
import { eraseTrailEvents } from '../store/entities/trail-events.ts';
import { userKey } from '../store/keys.ts';
import { findOwned } from '../store/entities/user-forms/owned-user-forms.ts';
import { finishDetachment, unclaimWrites } from '../store/entities/users/user-detachments.ts';
import { type Detachment } from '../store/due/kinds/detachment.ts';
import { historyWrite } from '../store/entities/user-forms/user-form-writes.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import type { Due } from '../store/due/due-kind.ts';

const PAGE = 25;

/**
 * Releases the claimed inductions of removed users, or of users with a changed address (rule 6.1): the holder of the induction's address
 * may claim it again.
 */
export async function detachInductions(world: World, items: readonly Due<'detachment'>[]): Promise<void> {
  for (const item of items) {
    await detachAll(world, item.detachment);
    // A user who moved or has another address stays.
    if (item.detachment.keptCompany === null) await eraseTrailEvents(world.table, userKey(item.detachment.userId));
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

/** Retries where another caller changes the induction at the same time; leaves an induction that is no longer the user's. */
async function detach(world: World, { id, userId }: { id: string; userId: string }): Promise<void> {
  await untilWritten(async () => {
    const head = await findUserForm(world.table, id);
    if (head?.claimedBy !== userId) return;
    const history = { at: world.now().toISOString(), by: userId, what: 'claimEnded' };
    await world.table.write([...unclaimWrites(head), historyWrite(id, history, newId(world))]);
  });
}
