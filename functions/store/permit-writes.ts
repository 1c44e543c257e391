import type { Answers } from '../../shared/content/answers.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import { dueAt } from './due-work.ts';
import { permitFormChildWrite } from './permit-forms.ts';
import {
  permitEventKey,
  permitGuessesKey,
  permitItem,
  permitKey,
  permitOf,
  permitPageKey,
  permitViewKey,
  searchablePermit,
  type PermitHead,
} from './permits.ts';
import type { Item, Key } from './items.ts';
import { projectChildWrite } from './projects.ts';
import { searchWrites } from './search-entries.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Table, Write } from './table.ts';

type NewPermit = {
  head: PermitHead;
  pages: ReadonlyMap<number, Answers>;
  event: PermitEvent;
  /** Whether its form may be archived, as that of a copy may. */
  isCopy: boolean;
};

/** Where a new permit's write is refused: the place of the condition that failed. */
export const REFUSED_AT = { project: 0, permitForm: 1, number: 2 } as const;

/** The writes of a new permit, counted by its project and its form; no number of a company is given twice. */
export function newPermitWrites({ head, pages, event, isCopy }: NewPermit): Write[] {
  const { company } = head;
  return [
    projectChildWrite({ id: head.project, company }, 1),
    permitFormChildWrite(
      { id: head.permitFormId, company, version: head.formVersion },
      { change: 1, mayBeArchived: isCopy },
    ),
    { put: permitNumberItem(head), condition: 'attribute_not_exists(PK)' },
    { put: permitItem(head), condition: 'attribute_not_exists(PK)' },
    { put: permitViewItem(head), condition: 'attribute_not_exists(PK)' },
    eventWrite(head, event),
    ...pageWrites(head._id, pages),
    ...searchWrites(undefined, searchablePermit(head)),
  ];
}

/** Keeps the permit's number from being given twice. */
function permitNumberItem({ _id: id, company, number }: PermitHead): Item {
  return { PK: `PERMITNUMBER#${company}#${number}`, SK: 'NUMBER', id };
}

/** Leads from the link of the print to the permit. */
function permitViewItem({ _id, viewId }: PermitHead): Item {
  return { ...permitViewKey(viewId), permitId: _id };
}

/** What follows from a permit's item: the claim of its number, the link of its print, by what lists find it. */
export function derivedPermitWrites(item: Item): Write[] {
  const head = permitOf(item);
  const found = searchWrites(undefined, searchablePermit(head));
  return [{ put: permitNumberItem(head) }, { put: permitViewItem(head) }, ...found];
}

type Change = { pages?: ReadonlyMap<number, Answers>; event?: PermitEvent | undefined };

/** A permit over the one that was read; ConditionFailed at 0 where it has changed since. */
export function changedPermitWrites(before: PermitHead, after: PermitHead, { pages, event }: Change): Write[] {
  return [
    {
      put: permitItem(after),
      condition: 'version = :before AND attribute_not_exists(removed)',
      values: { ':before': before.version },
    },
    ...(event ? [eventWrite(after, event)] : []),
    ...pageWrites(after._id, pages ?? new Map()),
    ...searchWrites(searchablePermit(before), searchablePermit(after)),
  ];
}

/** Takes a permit out of every list and count, and makes it due to be erased; ConditionFailed at 0 where it has changed. */
export function removedPermitWrites(head: PermitHead, at: string): Write[] {
  const { _id: id, company } = head;
  const { GSI3PK, GSI3SK } = dueAt(at, id);
  return [
    {
      update: permitKey(id),
      set: 'SET removed = :at, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK',
      condition: 'version = :before AND attribute_not_exists(removed)',
      values: { ':at': at, ':before': head.version, ':due': GSI3PK, ':when': GSI3SK },
    },
    projectChildWrite({ id: head.project, company }, -1),
    permitFormChildWrite(
      { id: head.permitFormId, company, version: head.formVersion },
      { change: -1, mayBeArchived: true },
    ),
    { delete: permitViewKey(head.viewId) },
    ...searchWrites(searchablePermit(head), undefined),
  ];
}

function eventWrite({ _id, version }: PermitHead, event: PermitEvent): Write {
  return { put: { ...permitEventKey(_id, event.at, version), event } };
}

/** The answers of pages, each an item. */
export function pageWrites(id: string, pages: ReadonlyMap<number, Answers>): Write[] {
  return [...pages].map(([index, answers]) => ({ put: { ...permitPageKey(id, index), answers } }));
}

export const permitNumbersKey = (company: string, year: string): Key => ({
  PK: `PERMITNUMBERS#${company}#${year}`,
  SK: 'COUNTER',
});

/** The next number of a company's year, `2026-0001`; one that is drawn is never drawn again. */
export async function drawPermitNumber(table: Table, company: string, year: string): Promise<string> {
  const counter = await table.updateOne({
    update: permitNumbersKey(company, year),
    set: 'ADD drawn :one',
    values: { ':one': 1 },
  });
  return `${year}-${String(counter['drawn']).padStart(4, '0')}`;
}

/** Guesses at the PINs of a permit in all, before every PIN of somebody who has not signed is dead (contract 8). */
const MOST_GUESSES = 20;

/** Counts a guess before it is looked at, so that guesses in parallel are counted too; false where there is none left. */
export async function isGuessLeft(table: Table, id: string, round: number): Promise<boolean> {
  try {
    await table.updateOne({
      update: permitGuessesKey(id, round),
      set: 'ADD hits :one',
      condition: 'attribute_not_exists(hits) OR hits < :most',
      values: { ':one': 1, ':most': MOST_GUESSES },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Takes back the count of a guess that was right. */
export async function giveBackGuess(table: Table, id: string, round: number): Promise<void> {
  await table.updateOne({ update: permitGuessesKey(id, round), set: 'ADD hits :less', values: { ':less': -1 } });
}

/** Whether the guesses of a round are used up. */
export async function isRoundOver(table: Table, id: string, round: number): Promise<boolean> {
  return Number((await table.get(permitGuessesKey(id, round)))?.['hits'] ?? 0) >= MOST_GUESSES;
}
