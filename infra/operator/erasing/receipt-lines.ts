import { findErasures, type Receipt } from '../../../functions/store/installation/erasures.ts';
import type { Table } from '../../../functions/store/table.ts';
import { sealedReceipt } from '../../../functions/data-desk/erasing/sealed-receipt.ts';
import type { Preview } from './erase-person.ts';

const countLines = (counts: Receipt['erased']) => Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`);
const keptLines = ({ kept }: Receipt) => kept.map(({ what, count, why }) => `  ${what}: ${count} – ${why}`);

/** The preview of an erasure. */
export function previewLines({ erasure: { receipt, plan }, notes }: Preview): string[] {
  const inductions = plan?.inductions ?? [];
  return [
    'Would erase:',
    ...countLines(receipt.erased),
    ...inductions.map(({ id, keepsList }) => `  induction ${id}${keepsList ? ', but for the list of workers' : ''}`),
    'Would keep:',
    ...keptLines(receipt),
    ...notes,
    'Nothing was changed.',
  ];
}

export function receiptLines(receipt: Receipt): string[] {
  const { _id, at, by } = receipt;
  return [
    `Receipt ${_id}, ${at}, ${by} (${sealedReceipt(receipt).sha256.slice(0, 16)})`,
    ' erased:',
    ...countLines(receipt.erased),
    ' kept:',
    ...keptLines(receipt),
  ];
}

/** A company's receipts, oldest first; unfinished ones are marked. */
export async function erasureLines(table: Table, company: string): Promise<string[]> {
  const erasures = await findErasures(table, company);
  return erasures.flatMap(({ receipt, plan }) => [
    ...receiptLines(receipt),
    ...(plan ? [' NOT FINISHED: run erase-person again'] : []),
  ]);
}
