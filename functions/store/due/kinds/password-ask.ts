import * as z from 'zod/mini';
import { Languages } from '../../../../shared/core/fields.ts';
import type { Item } from '../../items.ts';
import { passwordAskKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Ask = () =>
  z.object({
    email: z.string(),
    language: z.optional(Languages),
    /** Whether the address is over its limit, so that its living link is sent again. */
    isScarce: z.optional(z.boolean()),
  });

/** A reset request, before it is known whether the address has an account. */
export type PasswordAsk = z.infer<ReturnType<typeof Ask>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** `asked` is ISO 8601 UTC. */
    passwordAsk: { ask: PasswordAsk; asked: string };
  }
}

export const passwordAsk = dueKind('passwordAsk', () => z.object({ ask: Ask(), asked: z.string() }), 'first');

export function passwordAskWrite(id: string, at: string, ask: PasswordAsk): Write {
  return { put: passwordAsk.item(passwordAskKey(id), { at, id }, { ask, asked: at }) };
}

/** Replaces the request by the link and its mail in one transaction, so that it is answered once. */
export async function replacePasswordAsk(table: Table, item: Item, writes: readonly Write[]): Promise<void> {
  await table.write([{ delete: { PK: item.PK, SK: item.SK }, condition: 'attribute_exists(PK)' }, ...writes]);
}
