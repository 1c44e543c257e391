import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import { cardLedgerKey, syncKey } from '../../keys.ts';
import type { CardSync } from '../../due/kinds/card-sync.ts';
import type { Item } from '../../items.ts';
import { isWritten } from '../../table-errors.ts';
import type { Table, Write } from '../../table.ts';

/** Takes the order off the due index, unless there is a newer one. */
export async function finishCardSync(table: Table, { userFormId, mark }: CardSync): Promise<void> {
  const isSame = { condition: 'mark = :mark', values: { ':mark': mark } };
  await isWritten(table.write([{ delete: syncKey(userFormId), ...isSame }]));
}

/** The ledger: each card's image, and the person, as last synchronised. */
const Ledger = z.object({
  version: z.number(),
  person: z.string(),
  cards: z.readonly(z.record(z.string(), z.string())),
});
export type CardLedger = z.infer<typeof Ledger>;

const ledgerOf = itemReader('cardLedger', { schema: Ledger });

export const NO_CARDS: CardLedger = { version: 0, person: '', cards: {} };

export function cardLedgerOf(item: Item | undefined): CardLedger {
  return item ? ledgerOf(item) : NO_CARDS;
}

/** ConditionFailed where another worker has changed the ledger since it was read. */
export function cardLedgerWrite(userFormId: string, before: CardLedger, after: CardLedger): Write {
  return {
    put: { ...cardLedgerKey(userFormId), ...after, version: before.version + 1 },
    condition: before.version === 0 ? 'attribute_not_exists(PK)' : 'version = :before',
    ...(before.version === 0 ? {} : { values: { ':before': before.version } }),
  };
}
