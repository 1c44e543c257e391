import { dueAt } from './due-work.ts';
import { createdSortKey } from './index-list.ts';
import { retiredPinWrite } from './induction-form-pins.ts';
import { formSearchWrites, formsPartition, headKey, searchableOf, type InductionFormHead } from './induction-forms.ts';
import type { Item } from './items.ts';
import { searchWrites } from './search-entries.ts';
import type { Write } from './table.ts';

/** Whether the form, as just read, is removed and due to be erased: the index may show what is so no more. */
export function isRemovedFormDue(item: Item, now: Date): boolean {
  return item['removed'] !== undefined && String(item['GSI3SK']) < `${now.toISOString()}~`;
}

/** The writes that put a removed form into the archive, because an induction was started while it was removed. */
export function keptFormWrites(head: InductionFormHead): Write[] {
  const after = { ...head, archived: true };
  return [
    {
      update: headKey(head._id),
      set: 'SET GSI1PK = :list, GSI1SK = :created, #row.archived = :true REMOVE removed, GSI3PK, GSI3SK',
      condition: 'attribute_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':list': formsPartition(head.company, true),
        ':created': createdSortKey(head.created, head._id),
        ':true': true,
      },
    },
    ...formSearchWrites(undefined, after),
  ];
}

/** Erases the head of a removed form, the last of it. */
export function erasedFormWrite(id: string): Write {
  return { delete: headKey(id), condition: 'attribute_exists(removed)' };
}

/**
 * Takes a form out of every list and off its PIN, and makes it due to be erased at an instant (ISO 8601 UTC).
 * ConditionFailed at 0 where the form has changed.
 */
export function removedFormWrites(head: InductionFormHead, { at, eraseAt }: { at: string; eraseAt: string }): Write[] {
  const { GSI3PK, GSI3SK } = dueAt(eraseAt, head._id);
  return [
    {
      update: headKey(head._id),
      set: 'SET removed = :at, version = :version, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK',
      condition: 'version = :before AND attribute_not_exists(removed)',
      values: {
        ':at': at,
        ':before': head.version,
        ':version': head.version + 1,
        ':due': GSI3PK,
        ':when': GSI3SK,
      },
    },
    ...(head.archived ? [] : [retiredPinWrite(head, at)]),
    ...searchWrites(searchableOf(head), undefined),
  ];
}
