import { dueAt } from './due-work.ts';
import type { Item, Key } from './items.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Table, Write } from './table.ts';

/** An induction whose cards are to be made to follow its pages. */
export type CardSync = {
  userFormId: string;
  /** The pages (from 0) that hold cards. */
  pages: readonly number[];
  /** Differs with each order, so that one that comes while another is carried out is not taken for done. */
  mark: string;
};

export const syncKey = (userFormId: string): Key => ({ PK: `CARDSYNC#${userFormId}`, SK: 'CARDSYNC' });

/** Orders the cards of an induction to follow its pages, in the transaction of what changed them. */
export function cardSyncWrite(sync: CardSync, at: string): Write {
  return { put: { ...syncKey(sync.userFormId), entity: 'cardSync', ...sync, ...dueAt(at, sync.userFormId) } };
}

export function cardSyncOf(item: Item): CardSync {
  return {
    userFormId: String(item['userFormId']),
    pages: item['pages'] as number[],
    mark: String(item['mark']),
  };
}

/** Takes the order off the work that is due, unless there is a newer one. */
export async function finishCardSync(table: Table, { userFormId, mark }: CardSync): Promise<void> {
  await unlessNewer(table, { delete: syncKey(userFormId), condition: 'mark = :mark', values: { ':mark': mark } });
}

/** Makes the order due again at an instant (ISO 8601 UTC), unless there is a newer one. */
export async function postponeCardSync(table: Table, { userFormId, mark }: CardSync, at: string): Promise<void> {
  await unlessNewer(table, {
    update: syncKey(userFormId),
    set: 'SET GSI3SK = :at',
    condition: 'mark = :mark',
    values: { ':mark': mark, ':at': dueAt(at, userFormId).GSI3SK },
  });
}

async function unlessNewer(table: Table, write: Write): Promise<void> {
  await table.write([write]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** How far the cards of an induction follow its pages: each card's image, and the person, as they were last followed. */
export type CardLedger = { version: number; person: string; cards: Readonly<Record<string, string>> };

export const NO_CARDS: CardLedger = { version: 0, person: '', cards: {} };

// Sorts before the induction's head, where loading the induction does not read it.
export const cardLedgerKey = (userFormId: string): Key => ({ PK: `UF#${userFormId}`, SK: 'CARDS' });

export function cardLedgerOf(item: Item | undefined): CardLedger {
  if (!item) return NO_CARDS;
  const { version, person, cards } = item as Item & CardLedger;
  return { version, person, cards };
}

/** ConditionFailed where somebody else has gone on since the ledger was read. */
export function cardLedgerWrite(userFormId: string, before: CardLedger, after: CardLedger): Write {
  return {
    put: { ...cardLedgerKey(userFormId), ...after, version: before.version + 1 },
    condition: before.version === 0 ? 'attribute_not_exists(PK)' : 'version = :before',
    ...(before.version === 0 ? {} : { values: { ':before': before.version } }),
  };
}
