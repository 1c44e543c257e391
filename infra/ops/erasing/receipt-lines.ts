import { findErasures, type Receipt } from '../../../functions/store/erasures.ts';
import type { Table } from '../../../functions/store/table.ts';
import { sealedReceipt, type Preview } from './erase-person.ts';

const counted = (counts: Receipt['erased']) => Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`);
const keptLines = ({ kept }: Receipt) => kept.map(({ what, count, why }) => `  ${what}: ${count} – ${why}`);

/** What an erasure would do. */
export function previewLines({ erasure: { receipt, plan }, notes }: Preview): string[] {
  const inductions = plan?.inductions ?? [];
  return [
    'Would erase:',
    ...counted(receipt.erased),
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
    ...counted(receipt.erased),
    ' kept:',
    ...keptLines(receipt),
  ];
}

/** The receipts of a company, oldest first; those that a killed run has left say so. */
export async function erasureLines(table: Table, company: string): Promise<string[]> {
  const erasures = await findErasures(table, company);
  return erasures.flatMap(({ receipt, plan }) => [
    ...receiptLines(receipt),
    ...(plan ? [' NOT FINISHED: run erase-person again'] : []),
  ]);
}
