import { newId } from '../../security/random-ids.ts';
import { erasePermits } from '../../permits/erase-permits.ts';
import { changedCardWrites } from '../../store/entities/cards/card-writes.ts';
import { findCardWithHistory, type CardRecord } from '../../store/entities/cards/cards.ts';
import { removedPermit } from '../../store/due/kinds/removed/permit.ts';
import { thingItems } from '../../store/company-data/company-things.ts';
import { messageItemsAbout } from '../../store/messages/messages.ts';
import { changedPermitWrites, removedPermitWrites } from '../../store/entities/permits/permit-writes.ts';
import { permitKey } from '../../store/keys.ts';
import { withEverybody, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { imageKey } from '../../uploads/place-image.ts';
import { findPresenceItems } from '../../store/entities/presence/presence-days.ts';
import { findWorkerItems } from '../../store/entities/workers/worker-lines.ts';
import { projectWithoutWorkersWrite } from '../../store/entities/workers/worker-writes.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import { thingFolders } from '../thing-files.ts';
import { deleteAll, eraseBeside } from '../erasing/erase-things.ts';
import type { KeptData } from '../kept-data.ts';

/** Deletes a card's pictures, earlier ones and those on the induction's page included; their names (hashes) stay. */
export async function endCardPictures(data: KeptData, { _id: id }: CardRecord): Promise<void> {
  const { world, files } = data;
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
export async function endPermitAddresses({ world }: KeptData, permit: PermitHead): Promise<void> {
  const after = withEverybody(permit, (person) => ({ ...person, email: '', phoneNumber: '', pins: [] }));
  const about = { company: permit.company, about: `permit#${permit._id}` };
  for (const { PK, SK } of await messageItemsAbout(world.table, about))
    await world.table.write([{ delete: { PK, SK } }]);
  await world.table.write(changedPermitWrites(permit, { ...after, version: permit.version + 1 }, {}));
}

/** Erases a permit with its pages, history, messages and files. */
export async function endPermit(data: KeptData, permit: PermitHead): Promise<void> {
  const { world } = data;
  const { _id: id, company } = permit;
  await eraseBeside(data, 'permits', permit);
  await world.table.write(removedPermitWrites(permit, world.now().toISOString()));
  const removed = await world.table.get(permitKey(id));
  if (removed) await erasePermits(world, [removedPermit.read(removed)]);
  await deleteAll(data, await thingItems(world.table, 'permits', id));
  await eraseBeside(data, 'permits', { _id: id, company });
}

/** Erases a site's list of workers with the days of their presence; the site may be removed from then on. */
export async function endWorkerList(data: KeptData, { _id }: Project): Promise<void> {
  const { table } = data.world;
  await deleteAll(data, await findWorkerItems(table, _id));
  await deleteAll(data, await findPresenceItems(table, _id));
  await table.write([projectWithoutWorkersWrite(_id)]);
}
