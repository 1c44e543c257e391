import { newId } from '../../../functions/security/random-ids.ts';
import { cardSubject, userFormSubject } from '../../../functions/security/edit-code.ts';
import { namelessEntryWrite } from '../../../functions/store/entities/user-forms/billing.ts';
import { cardLedgerOf } from '../../../functions/store/entities/cards/card-sync.ts';
import { cardLedgerKey, codeKey, noticeKey, syncKey, userFormKey } from '../../../functions/store/keys.ts';
import { removedCardWrites } from '../../../functions/store/entities/cards/card-writes.ts';
import { findCard } from '../../../functions/store/entities/cards/cards.ts';
import { HELD_KEY_ENTITY, keyPointer } from '../../../functions/store/entities/presence/check-in-keys.ts';
import { thingItems, type ThingKind } from '../../../functions/store/company-data/company-things.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { type Notice } from '../../../functions/store/due/kinds/notice.ts';
import {
  erasedUserFormWrites,
  listedOnlyWrites,
} from '../../../functions/store/entities/user-forms/erased-user-forms.ts';
import type { ErasedInduction } from '../../../functions/store/installation/erasures.ts';
import type { Key } from '../../../functions/store/items.ts';
import { messageItemsAbout } from '../../../functions/store/messages/messages.ts';
import { projectChildWrite } from '../../../functions/store/entities/projects.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import type { Write } from '../../../functions/store/table.ts';
import { noteWrite } from '../../../functions/store/entities/user-forms/user-form-writes.ts';
import { userFormOf } from '../../../functions/store/entities/user-forms/user-form-items.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { messagesAbout, thingFolders } from '../company/thing-files.ts';
import type { Installation } from '../installation.ts';
import { findPresenceOf } from './erase-presence.ts';
import { eraseDigestLines } from './erase-digest-lines.ts';

const MOST_TRIES = 4;

export async function deleteAll({ world }: Installation, keys: readonly Key[]): Promise<void> {
  for (const { PK, SK } of keys) await world.table.write([{ delete: { PK, SK } }]);
}

/** A write whose item may be missing. */
async function writeIfThere({ world }: Installation, write: Write): Promise<void> {
  await world.table.write([write]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/**
 * Erases an induction, or everything of it except its place in the list of workers. Cuts the head first, so that nobody sees a half-erased
 * induction, then the rest. Idempotent at any step.
 */
export async function eraseInduction(installation: Installation, company: string, one: ErasedInduction): Promise<void> {
  const { table } = installation.world;
  const ledger = cardLedgerOf(await table.get(cardLedgerKey(one.id)));
  const cards = [...new Set([...one.cards, ...Object.keys(ledger.cards)])];
  await cutInduction(installation, one);
  for (const id of cards) await eraseCard(installation, company, id);
  await deleteAll(installation, [syncKey(one.id), codeKey(userFormSubject(one.id)), ...one.ways]);
  const rest = await thingItems(table, 'user-forms', one.id);
  const head = userFormKey(one.id);
  const held = rest.filter(({ entity }) => entity === HELD_KEY_ENTITY);
  await deleteAll(installation, held.map(keyPointer));
  await deleteAll(
    installation,
    rest.filter(({ SK }) => !one.keepsList || SK !== head.SK),
  );
  const { days, standing, spans } = await findPresenceOf(table, company, one.id);
  await deleteAll(installation, [...days, ...standing, ...(one.keepsList ? [] : spans)]);
  await noteListedOnly(installation, one.id);
  await eraseNotices(installation, one.id);
  await eraseBeside(installation, 'user-forms', { _id: one.id, company });
}

/** Leaves a note for staff that explains why an induction kept only for the list is empty. */
async function noteListedOnly({ world }: Installation, id: string): Promise<void> {
  const at = (await world.table.get(userFormKey(id)))?.['listedOnly'];
  if (typeof at !== 'string') return;
  const text = `Tiedot poistettu ${formatDate(at)}: jäljellä on, mitä työntekijäluettelosta on säilytettävä`;
  await world.table.write([noteWrite(id, { at, text }, 'erased')]);
}

/** Removes every way to find, open or change the induction; updates its form's counts. */
async function cutInduction(installation: Installation, { id, keepsList }: ErasedInduction): Promise<void> {
  const { world } = installation;
  for (let tries = 1; ; tries += 1) {
    const item = await world.table.get(userFormKey(id));
    if (!item || (keepsList && item['listedOnly'] !== undefined)) return;
    const head = userFormOf(item);
    await writeIfThere(installation, namelessEntryWrite(head));
    const { firstName = '', lastName = '' } = head.user;
    const { company, inductionFormId } = head;
    await eraseDigestLines(world.table, { _id: id, company, project: null, inductionFormId, firstName, lastName });
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

/** Erases a card with its history, messages and photo. Idempotent at any step. */
export async function eraseCard(installation: Installation, company: string, id: string): Promise<void> {
  const { table } = installation.world;
  const card = await findCard(table, id);
  if (card) {
    await eraseDigestLines(table, card);
    const counted = card.project === null ? [] : [projectChildWrite({ id: card.project, company }, -1)];
    await table.write([...removedCardWrites(card, []), ...counted]);
  }
  await deleteAll(installation, [codeKey(cardSubject(id)), ...(await thingItems(table, 'cards', id))]);
  await eraseBeside(installation, 'cards', { _id: id, company });
}

/** Erases messages about a thing, and all versions of its files, confirmed or not. */
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

/** Erases pending mails about a completion to a form's addresses. */
async function eraseNotices(installation: Installation, userFormId: string): Promise<void> {
  const { table, now } = installation.world;
  const keys = (await findDueKeys(table, now(), MOST_DUE)).filter(({ PK }) => PK.startsWith(noticeKey('').PK));
  for (let start = 0; start < keys.length; start += 100) {
    const items = await table.getMany(keys.slice(start, start + 100));
    const own = items.filter((item) => (item?.['notice'] as Notice | undefined)?.about === `userForm#${userFormId}`);
    await deleteAll(
      installation,
      own.flatMap((item) => item ?? []),
    );
  }
}
