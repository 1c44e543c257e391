import { createdSortKey, erasuresPartition } from '../keys.ts';
import type { Item, Key } from '../items.ts';
import type { Table, Write } from '../table.ts';

/** One induction to erase: all of it, or all except what a list of workers must keep. */
export type ErasedInduction = {
  id: string;
  keepsList: boolean;
  /** Its known cards. */
  cards: string[];
  /** Items that lead from the person to the induction. */
  ways: Key[];
  /** Its worker goes off the lists of the sites too; retention ends those by their own time. */
  erasesLines?: boolean;
};

/** What an erasure still covers, until it is done. */
export type ErasurePlan = {
  inductions: ErasedInduction[];
  /** Cards that were made in a project. */
  cards: string[];
  /** How far the company's permits are gone through; null once they are. */
  permitsFrom?: string | null;
};

/** What was erased, and what was kept with the reason, without personal data. */
export type Receipt = {
  _id: string;
  company: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The operator, or the rule. */
  by: string;
  erased: Record<string, number>;
  kept: { what: string; count: number; why: string }[];
};

export type Erasure = { receipt: Receipt; plan: ErasurePlan | undefined };

const erasureKey = ({ _id, company, at }: Receipt): Key => ({
  PK: erasuresPartition(company),
  SK: createdSortKey(at, _id),
});

/** A receipt, with its plan until the erasure is done. */
export function erasureWrite({ receipt, plan }: Erasure): Write {
  return { put: { ...erasureKey(receipt), entity: 'erasure', receipt, ...(plan ? { plan } : {}) } };
}

/** The items of a company's erasures, oldest first. */
export function erasureItems(table: Table, company: string): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :company', values: { ':company': erasuresPartition(company) } });
}

export async function findErasure(table: Table, receipt: Receipt): Promise<Erasure | undefined> {
  const item = await table.get(erasureKey(receipt));
  return item && erasureOf(item);
}

/** A page of a company's erasures, the newest first, and the cursor of the next page. */
export async function readErasures(
  table: Table,
  company: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ erasures: Erasure[]; position: string | undefined }> {
  const PK = erasuresPartition(company);
  const { items, lastKey } = await table.query({
    where: 'PK = :company',
    values: { ':company': PK },
    descending: true,
    limit,
    startKey: after === undefined ? undefined : { PK, SK: after },
    isForShow: true,
  });
  return { erasures: items.map(erasureOf), position: lastKey && String(lastKey['SK']) };
}

const erasureOf = (item: Item): Erasure => ({
  receipt: item['receipt'] as Receipt,
  plan: item['plan'] as ErasurePlan | undefined,
});

export async function findErasures(table: Table, company: string): Promise<Erasure[]> {
  const items = await erasureItems(table, company);
  return items.map(erasureOf);
}
