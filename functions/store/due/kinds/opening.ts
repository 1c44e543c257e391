import * as z from 'zod/mini';
import { OPENING_WAYS } from '../../../../shared/user-forms/opening.ts';
import type { Item } from '../../items.ts';
import { openedKey } from '../../trail-keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Opened = () =>
  z.object({
    userForm: z.string(),
    viewer: z.object({ _id: z.string(), name: z.string() }),
    way: z.enum(OPENING_WAYS),
    at: z.string(),
  });

/** A worker's record that one of the staff has opened. */
export type Opened = z.infer<ReturnType<typeof Opened>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    opening: Opened;
  }
}

export const opening = dueKind('opening', Opened);

export function openedWrite(opened: Opened): Write {
  const { userForm, viewer, way, at } = opened;
  const id = `${userForm}${viewer._id}${way}`;
  return { put: opening.item(openedKey(userForm, viewer._id, way), { at, id }, opened) };
}

/** ConditionFailed where the same was opened again meanwhile. */
export async function finishOpened(table: Table, { PK, SK, at }: Item & Opened): Promise<void> {
  await table.write([{ delete: { PK, SK }, condition: '#at = :at', names: { '#at': 'at' }, values: { ':at': at } }]);
}
