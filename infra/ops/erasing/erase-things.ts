import { newId } from '../../../functions/http/random-ids.ts';
import { cardSubject, userFormSubject } from '../../../functions/http/edit-code.ts';
import { namelessEntryWrite } from '../../../functions/store/billing.ts';
import { cardLedgerKey, cardLedgerOf, syncKey } from '../../../functions/store/card-sync.ts';
import { removedCardWrites } from '../../../functions/store/card-writes.ts';
import { findCard } from '../../../functions/store/cards.ts';
import { thingItems, type ThingKind } from '../../../functions/store/company-things.ts';
import { findDueKeys, type Notice } from '../../../functions/store/due-work.ts';
import { codeKey } from '../../../functions/store/edit-codes.ts';
import { erasedUserFormWrites, listedOnlyWrites } from '../../../functions/store/erased-user-forms.ts';
import type { ErasedInduction } from '../../../functions/store/erasures.ts';
import type { Key } from '../../../functions/store/items.ts';
import { messageItemsAbout } from '../../../functions/store/messages.ts';
import { projectChildWrite } from '../../../functions/store/projects.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import type { Write } from '../../../functions/store/table.ts';
import { noteWrite } from '../../../functions/store/user-form-writes.ts';
import { userFormKey } from '../../../functions/store/user-form-keys.ts';
import { userFormOf } from '../../../functions/store/user-form-items.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { messagesAbout, thingFolders } from '../company/thing-files.ts';
import type { Installation } from '../installation.ts';
import { eraseCardDigests } from './erase-card-digests.ts';

const MOST_TRIES = 4;

export async function deleteAll({ world }: Installation, keys: readonly Key[]): Promise<void> {
  for (const { PK, SK } of keys) await world.table.write([{ delete: { PK, SK } }]);
}

/** A write that need not find anything. */
async function writeIfThere({ world }: Installation, write: Write): Promise<void> {
  await world.table.write([write]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/**
 * Erases an induction, or all of it but what the list of workers keeps: first what makes it one, so that nobody meets half
 * of it, then the rest. May be done again from any step.
 */
export async function eraseInduction(installation: Installation, company: string, one: ErasedInduction): Promise<void> {
  const { table } = installation.world;
  const ledger = cardLedgerOf(await table.get(cardLedgerKey(one.id)));
  const cards = [...new Set([...one.cards, ...Object.keys(ledger.cards)])];
  await cut(installation, one);
  for (const id of cards) await eraseCard(installation, company, id);
  await deleteAll(installation, [syncKey(one.id), codeKey(userFormSubject(one.id)), ...one.ways]);
  const rest = await thingItems(table, 'user-forms', one.id);
  const head = userFormKey(one.id);
  await deleteAll(
    installation,
    rest.filter(({ SK }) => !one.keepsList || SK !== head.SK),
  );
  await noteListedOnly(installation, one.id);
  await eraseNotices(installation, one.id);
  await eraseBeside(installation, 'user-forms', { _id: one.id, company });
}

/** Tells staff who open an induction of which only the list is left why it is empty. */
async function noteListedOnly({ world }: Installation, id: string): Promise<void> {
  const at = (await world.table.get(userFormKey(id)))?.['listedOnly'];
  if (typeof at !== 'string') return;
  const text = `Tiedot poistettu ${formatDate(at)}: jäljellä on, mitä työntekijäluettelosta on säilytettävä`;
  await world.table.write([noteWrite(id, { at, text }, 'erased')]);
}

/** Leaves nothing by which the induction is found, opened or worked on; its form's counts follow. */
async function cut(installation: Installation, { id, keepsList }: ErasedInduction): Promise<void> {
  const { world } = installation;
  for (let tries = 1; ; tries += 1) {
    const item = await world.table.get(userFormKey(id));
    if (!item || (keepsList && item['listedOnly'] !== undefined)) return;
    const head = userFormOf(item);
    await writeIfThere(installation, namelessEntryWrite(head));
    const told = { tallyId: newId(world), at: world.now().toISOString() };
    const writes = keepsList && head.signed !== null ? listedOnlyWrites(head, told) : erasedUserFormWrites(head, told);
    try {
      await world.table.write(writes);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries >= MOST_TRIES) throw error;
    }
  }
}

/** Erases a card with its history, what was sent of it and its photo. May be done again from any step. */
export async function eraseCard(installation: Installation, company: string, id: string): Promise<void> {
  const { table } = installation.world;
  const card = await findCard(table, id);
  if (card) {
    await eraseCardDigests(table, card);
    const counted = card.project === null ? [] : [projectChildWrite({ id: card.project, company }, -1)];
    await table.write([...removedCardWrites(card, []), ...counted]);
  }
  await deleteAll(installation, [codeKey(cardSubject(id)), ...(await thingItems(table, 'cards', id))]);
  await eraseBeside(installation, 'cards', { _id: id, company });
}

/** What was sent about a thing, and its files with every version of them, also those that were not confirmed. */
export async function eraseBeside(
  installation: Installation,
  kind: ThingKind,
  { _id: id, company }: { _id: string; company: string },
): Promise<void> {
  const about = messagesAbout(kind, id);
  if (about !== undefined)
    await deleteAll(installation, await messageItemsAbout(installation.world.table, { company, about }));
  for (const folder of thingFolders(kind, id)) {
    await installation.files.erase(folder);
    await installation.files.erase(folder.replace(/^static\//, 'pending/'));
  }
}

const MOST_DUE = 1000;

/** A completion that a form's addresses are still to hear of. */
async function eraseNotices(installation: Installation, userFormId: string): Promise<void> {
  const { table, now } = installation.world;
  const keys = (await findDueKeys(table, now(), MOST_DUE)).filter(({ PK }) => PK.startsWith('NOTICE#'));
  for (let start = 0; start < keys.length; start += 100) {
    const items = await table.getMany(keys.slice(start, start + 100));
    const own = items.filter((item) => (item?.['notice'] as Notice | undefined)?.about === `userForm#${userFormId}`);
    await deleteAll(
      installation,
      own.flatMap((item) => item ?? []),
    );
  }
}
