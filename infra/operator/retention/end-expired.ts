import { newId } from '../../../functions/security/random-ids.ts';
import { erasePermits } from '../../../functions/permits/erase-permits.ts';
import { changedCardWrites } from '../../../functions/store/entities/cards/card-writes.ts';
import { findCardWithHistory, type CardRecord } from '../../../functions/store/entities/cards/cards.ts';
import { removedPermit } from '../../../functions/store/due/kinds/removed-permit.ts';
import { thingItems } from '../../../functions/store/company-data/company-things.ts';
import { messageItemsAbout } from '../../../functions/store/messages/messages.ts';
import { changedPermitWrites, removedPermitWrites } from '../../../functions/store/entities/permits/permit-writes.ts';
import { permitKey } from '../../../functions/store/keys.ts';
import { withEverybody, type PermitHead } from '../../../functions/store/entities/permits/permit-record.ts';
import { imageKey } from '../../../functions/uploads/place-image.ts';
import { findPresenceItems } from '../../../functions/store/entities/presence/presence-days.ts';
import { findWorkerItems } from '../../../functions/store/entities/workers/worker-lines.ts';
import { projectWithoutWorkersWrite } from '../../../functions/store/entities/workers/worker-writes.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import { thingFolders } from '../company/thing-files.ts';
import { deleteAll, eraseBeside } from '../erasing/erase-things.ts';
import type { Installation } from '../installation.ts';

/** Deletes a card's pictures, earlier ones and those on the induction's page included; their names (hashes) stay. */
export async function endCardPictures(installation: Installation, { _id: id }: CardRecord): Promise<void> {
  const { world, files } = installation;
  const found = await findCardWithHistory(world.table, id);
  if (!found) return;
  const { card, history } = found;
  const names = [card.imageSrc, ...history.flatMap(({ former }) => former?.['imageSrc'] ?? [])].filter(isImagePresent);
  if (card.userFormId !== null)
    for (const name of names) await files.eraseFile(imageKey('userForm', card.userFormId, name));
  for (const folder of thingFolders('cards', id)) await files.erase(folder);
  const at = world.now().toISOString();
  const after = { ...card, imageSrc: '', version: card.version + 1, modified: at };
  const event = { at, what: 'changed', by: 'induction', user: null, former: {} } as const;
  await world.table.write(changedCardWrites(card, after, event, newId(world)));
}

/** Removes everybody's addresses from a permit, with the PINs and messages sent there. */
export async function endPermitAddresses({ world }: Installation, permit: PermitHead): Promise<void> {
  const after = withEverybody(permit, (person) => ({ ...person, email: '', phoneNumber: '', pins: [] }));
  const about = { company: permit.company, about: `permit#${permit._id}` };
  for (const { PK, SK } of await messageItemsAbout(world.table, about))
    await world.table.write([{ delete: { PK, SK } }]);
  await world.table.write(changedPermitWrites(permit, { ...after, version: permit.version + 1 }, {}));
}

/** Erases a permit with its pages, history, messages and files. */
export async function endPermit(installation: Installation, permit: PermitHead): Promise<void> {
  const { world } = installation;
  const { _id: id, company } = permit;
  await eraseBeside(installation, 'permits', permit);
  await world.table.write(removedPermitWrites(permit, world.now().toISOString()));
  const removed = await world.table.get(permitKey(id));
  if (removed) await erasePermits(world, [removedPermit.read(removed)]);
  await deleteAll(installation, await thingItems(world.table, 'permits', id));
  await eraseBeside(installation, 'permits', { _id: id, company });
}

/** Erases a site's list of workers with the days of their presence; the site may be removed from then on. */
export async function endWorkerList(installation: Installation, { _id }: Project): Promise<void> {
  const { table } = installation.world;
  await deleteAll(installation, await findWorkerItems(table, _id));
  await deleteAll(installation, await findPresenceItems(table, _id));
  await table.write([projectWithoutWorkersWrite(_id)]);
}
