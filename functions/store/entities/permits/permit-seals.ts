import type { Answers } from '../../../../shared/content/answers/answers.ts';
import type { PermitEvent } from '../../../../shared/permits/permit-event.ts';
import type { Item } from '../../items.ts';
import { EVENT_PREFIX, PAGE_PREFIX, pageIndexOf, permitKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { permits, type PermitHead } from './permit-record.ts';

/** A line of the history with what it keeps for its link. */
export type KeptMove = {
  SK: string;
  event: PermitEvent;
  after?: { state?: string; covered?: string };
  /** Whether it waits to be sealed. */
  isDue: boolean;
};

/** What a permit's chain is made of; `moves` oldest first. */
export type PermitSource = { head: PermitHead; pages: ReadonlyMap<number, Answers>; moves: readonly KeptMove[] };

/** A permit with all of its history in one Query; undefined of one that is gone or removed. */
export async function findPermitSource(table: Table, id: string): Promise<PermitSource | undefined> {
  const items = await table.queryAll({ where: 'PK = :id', values: { ':id': permitKey(id).PK } });
  const head = items.find(({ SK }) => SK === permitKey(id).SK);
  if (!head || head['removed'] !== undefined) return undefined;
  const pages = items.filter(({ SK }) => SK.startsWith(PAGE_PREFIX));
  return {
    head: permits.ofItem(head),
    pages: new Map(pages.map((item) => [pageIndexOf(item.SK), (item['answers'] ?? {}) as Answers])),
    moves: items.filter(({ SK }) => SK.startsWith(EVENT_PREFIX)).map(moveOf),
  };
}

const moveOf = (item: Item): KeptMove => ({
  ...(item as unknown as Omit<KeptMove, 'isDue'>),
  isDue: item['GSI3SK'] !== undefined,
});

/** Takes a line of the history off the due work; ConditionFailed where it is off. */
export function sealedMoveWrite(permitId: string, SK: string): Write {
  return {
    update: { PK: permitKey(permitId).PK, SK },
    set: 'REMOVE GSI3PK, GSI3SK, failures, failingSince, failure',
    condition: 'attribute_exists(GSI3SK)',
    refusedAs: 'link',
  };
}
