import * as z from 'zod/mini';
import { Id, Timestamp } from '../../../../shared/core/fields.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { checkInKey } from '../../site-keys.ts';
import { heldCheckInKey, PHONE_PREFIX, userFormKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

/** A key by which a phone notes its worker, as it is stored: its hash alone. */
export type HeldKey = { userForm: string; hash: string; created: string };

export const HELD_KEY_ENTITY = 'checkInKey';
const storedOf = itemReader(HELD_KEY_ENTITY, { schema: z.object({ created: Timestamp }) });
export const inductionOfKey = itemReader('checkIn', { schema: z.object({ userForm: Id }) });

/** The item that leads from a key to its induction, from the item beside the induction. */
export function keyPointer({ PK, SK }: Pick<Item, 'PK' | 'SK'>): Item {
  const userForm = PK.slice(userFormKey('').PK.length);
  return { ...checkInKey(SK.slice(PHONE_PREFIX.length)), entity: 'checkIn', userForm };
}

export function newKeyWrites({ userForm, hash, created }: HeldKey): Write[] {
  const held = { ...heldCheckInKey(userForm, hash), entity: HELD_KEY_ENTITY, created };
  return [{ put: held }, { put: keyPointer(held) }];
}

export function endedKeyWrites({ userForm, hash }: Pick<HeldKey, 'userForm' | 'hash'>): Write[] {
  return [{ delete: heldCheckInKey(userForm, hash) }, { delete: checkInKey(hash) }];
}

/** The keys of an induction's phones, the oldest first; one Query. */
export async function findHeldKeys(table: Table, userForm: string): Promise<HeldKey[]> {
  const items = await table.queryAll({
    where: 'PK = :induction AND begins_with(SK, :keys)',
    values: { ':induction': userFormKey(userForm).PK, ':keys': PHONE_PREFIX },
  });
  const held = items.map((item) => ({ userForm, hash: item.SK.slice(PHONE_PREFIX.length), ...storedOf(item) }));
  return held.toSorted((a, b) => (a.created < b.created ? -1 : 1));
}
