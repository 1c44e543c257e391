import { eraseChain } from '../../evidence/erase-chain.ts';
import { newId } from '../../security/random-ids.ts';
import { cardSubject, userFormSubject } from '../../security/edit-code.ts';
import { namelessEntryWrite } from '../../store/entities/user-forms/billing.ts';
import { cardLedgerOf } from '../../store/entities/cards/card-sync.ts';
import { cardLedgerKey, codeKey, noticeKey, syncKey, userFormKey } from '../../store/keys.ts';
import { removedCardWrites } from '../../store/entities/cards/card-writes.ts';
import { findCard } from '../../store/entities/cards/cards.ts';
import { HELD_KEY_ENTITY, keyPointer } from '../../store/entities/presence/check-in-keys.ts';
import { thingItems, type ThingKind } from '../../store/company-data/company-things.ts';
import { findDueKeys } from '../../store/due/due-index.ts';
import { type Notice } from '../../store/due/kinds/notice.ts';
import { erasedUserFormWrites, listedOnlyWrites } from '../../store/entities/user-forms/erased-user-forms.ts';
import type { ErasedInduction } from '../../store/installation/erasures.ts';
import type { Item, Key } from '../../store/items.ts';
import { messageItemsAbout } from '../../store/messages/messages.ts';
import { projectChildWrite } from '../../store/entities/projects.ts';
import { isWritten } from '../../store/table-errors.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import { messagesAbout, thingFolders } from '../thing-files.ts';
import type { KeptData } from '../kept-data.ts';
import { findPresenceOf } from './erase-presence.ts';
import { eraseDigestLines } from './erase-digest-lines.ts';

export async function deleteAll({ world }: KeptData, keys: readonly Key[]): Promise<void> {
  for (const { PK, SK } of keys) await world.table.write([{ delete: { PK, SK } }]);
}

/**
 * Erases an induction, or everything of it except its place in the list of workers. Cuts the head first, so that nobody sees a half-erased
 * induction, then the rest. Idempotent at any step.
 */
export async function eraseInduction(data: KeptData, company: string, one: ErasedInduction): Promise<void> {
  const { table } = data.world;
  const ledger = cardLedgerOf(await table.get(cardLedgerKey(one.id)));
  const cards = [...new Set([...one.cards, ...Object.keys(ledger.cards)])];
  await cutInduction(data, one);
  for (const id of cards) await eraseCard(data, company, id);
  await deleteAll(data, [syncKey(one.id), codeKey(userFormSubject(one.id)), ...one.ways]);
  const rest = await thingItems(table, 'user-forms', one.id);
  const head = userFormKey(one.id);
  const held = rest.filter(({ entity }) => entity === HELD_KEY_ENTITY);
  await deleteAll(data, held.map(keyPointer));
  await deleteAll(
    data,
    rest.filter(({ SK }) => !one.keepsList || SK !== head.SK),
  );
  await eraseChain(data.world, { company, kind: 'userForm', id: one.id }, { erased: ['record'] });
  const { days, standing, spans } = await findPresenceOf(table, company, one.id);
  await deleteAll(data, [...days, ...standing, ...(one.keepsList ? [] : spans)]);
  await eraseNotices(data, one.id);
  await eraseBeside(data, 'user-forms', { _id: one.id, company });
}

/** Removes every way to find, open or change the induction; updates its form's counts. */
async function cutInduction(data: KeptData, { id, keepsList }: ErasedInduction): Promise<void> {
  const { world } = data;
  await untilWritten(async () => {
    const item = await world.table.get(userFormKey(id));
    if (!item || (keepsList && item['listedOnly'] !== undefined)) return;
    const head = userFormOf(item);
    await isWritten(world.table.write([namelessEntryWrite(head)]));
    const { firstName = '', lastName = '' } = head.user;
    const { company, inductionFormId } = head;
    await eraseDigestLines(world.table, { _id: id, company, project: null, inductionFormId, firstName, lastName });
    const told = { tallyId: newId(world), at: world.now().toISOString() };
    const writes = keepsList && head.signed !== null ? listedOnlyWrites(head, told) : erasedUserFormWrites(head, told);
    await world.table.write(writes);
  });
}

/** Erases a card with its history, messages and photo. Idempotent at any step. */
export async function eraseCard(data: KeptData, company: string, id: string): Promise<void> {
  const { table } = data.world;
  const card = await findCard(table, id);
  if (card) {
    await eraseDigestLines(table, card);
    const counted = card.project === null ? [] : [projectChildWrite({ id: card.project, company }, -1)];
    await table.write([...removedCardWrites(card, []), ...counted]);
  }
  await deleteAll(data, [codeKey(cardSubject(id)), ...(await thingItems(table, 'cards', id))]);
  await eraseBeside(data, 'cards', { _id: id, company });
}

/** Erases messages about a thing, and all versions of its files, confirmed or not. */
export async function eraseBeside(
  data: KeptData,
  kind: ThingKind,
  { _id: id, company }: { _id: string; company: string },
): Promise<void> {
  const about = messagesAbout(kind, id);
  if (about !== undefined) await deleteAll(data, await messageItemsAbout(data.world.table, { company, about }));
  for (const folder of thingFolders(kind, id)) {
    await data.files.erase(folder);
    await data.files.erase(folder.replace(/^static\//, 'pending/'));
  }
}

const MOST_DUE = 1000;

/** Erases pending mails about a completion to a form's addresses. */
async function eraseNotices(data: KeptData, userFormId: string): Promise<void> {
  const { table, now } = data.world;
  const keys = (await findDueKeys(table, now(), MOST_DUE)).filter(({ PK }) => PK.startsWith(noticeKey('').PK));
  const items = (await table.getMany(keys)).filter((item) => item !== undefined);
  const isOwn = (item: Item) => (item['notice'] as Notice | undefined)?.about === `userForm#${userFormId}`;
  await deleteAll(data, items.filter(isOwn));
}
