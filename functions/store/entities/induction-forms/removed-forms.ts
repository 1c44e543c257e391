import { removedInductionForm } from '../../due/kinds/removed/induction-form.ts';
import { createdSortKey, formsPartition, headKey } from '../../keys.ts';
import { retiredPinWrite } from './induction-form-pins.ts';
import { searchableForm, type InductionFormHead } from './induction-forms.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Write } from '../../table.ts';

/** The writes that archive a removed form, because an induction was started during the removal. */
export function keptFormWrites(head: InductionFormHead): Write[] {
  const after = { ...head, archived: true };
  return [
    {
      update: headKey(head._id),
      set: 'SET GSI1PK = :list, GSI1SK = :created, #row.archived = :true REMOVE removed, GSI3PK, GSI3SK, failures, failingSince, failure',
      condition: 'attribute_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':list': formsPartition(head.company, true),
        ':created': createdSortKey(head.created, head._id),
        ':true': true,
      },
    },
    ...searchWrites(undefined, searchableForm(after)),
  ];
}

/** Erases the head of a removed form, its last item. */
export function erasedFormWrite(id: string): Write {
  return { delete: headKey(id), condition: 'attribute_exists(removed)' };
}

/**
 * Removes a form from every list and from its PIN, and makes its erasure due at an instant (ISO 8601 UTC). ConditionFailed where the form
 * has changed.
 */
export function removedFormWrites(head: InductionFormHead, { at, eraseAt }: { at: string; eraseAt: string }): Write[] {
  const { GSI3PK, GSI3SK } = removedInductionForm.place({ at: eraseAt, id: head._id });
  return [
    {
      update: headKey(head._id),
      set: 'SET removed = :at, version = :version, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK, failures, failingSince, failure',
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
    ...searchWrites(searchableForm(head), undefined),
  ];
}
