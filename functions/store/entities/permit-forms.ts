import * as z from 'zod/mini';
import { PERSON_ROLES } from '../../../shared/content/blocks/person/person-roles.ts';
import { Id, Timestamp } from '../../../shared/core/fields.ts';
import { removedPermitForm } from '../due/kinds/removed/permit-form.ts';
import { entity } from '../entity.ts';
import type { Item } from '../items.ts';
import { foundPartition, permitFormKey, permitFormsPartition } from '../keys.ts';
import { searchWrites } from '../search/search-entries.ts';
import type { Table, Write } from '../table.ts';
import { DraftRecord } from './form-drafts.ts';
import { standingAttribute, standingOf, type Standing } from './form-versions.ts';

const Row = z.object({
  _id: Id,
  company: Id,
  name: z.string(),
  /** The first 200 characters. */
  description: z.string(),
  created: Timestamp,
  modified: Timestamp,
  archived: z.boolean(),
  pageCount: z.number(),
  /** The roles of its person blocks, each once. */
  roles: z.array(z.enum(PERSON_ROLES)),
  /** Present where the form has an unpublished draft. */
  draft: z.optional(DraftRecord),
});

const Form = z.extend(Row, {
  description: z.string(),
  /** Counts every save. */
  version: z.number(),
  /** The newest version of the content. */
  contentVersion: z.number(),
  /** Whether somebody has translated its texts; absent where not. */
  hasTranslations: z.optional(z.boolean()),
});

/** A permit form without its content, which lives in versions. */
export type PermitFormHead = z.infer<typeof Form> & { standing: Standing };

const SHOWN_DESCRIPTION_CHARACTERS = 200;

export const permitForms = entity({
  name: 'permitForm',
  schema: Form,
  row: Row,
  beside: ['description'],
  key: permitFormKey,
  list: ({ company, archived }) => permitFormsPartition(company, archived),
  search: ({ company, name }) => ({
    texts: [name],
    sortName: name,
    found: { partition: foundPartition(company, 'others'), kind: 'permitForm', texts: [name] },
  }),
  derived: ({ description }) => ({
    description: Array.from(description).slice(0, SHOWN_DESCRIPTION_CHARACTERS).join(''),
  }),
});

/** A removed form is undefined, even while its item still exists. */
export async function findPermitForm(table: Table, id: string): Promise<PermitFormHead | undefined> {
  const item = await table.get(permitFormKey(id));
  return item && item['removed'] === undefined ? permitFormOf(item) : undefined;
}

/** Removes a form without permits from every list and makes its erasure due. ConditionFailed where it has changed or has permits. */
export function removedPermitFormWrites(head: PermitFormHead, at: string): Write[] {
  const { GSI3PK, GSI3SK } = removedPermitForm.place({ at, id: head._id });
  return [
    {
      update: permitFormKey(head._id),
      set: 'SET removed = :at, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK',
      condition:
        'version = :before AND attribute_not_exists(removed) AND (attribute_not_exists(permits) OR permits = :none)',
      values: { ':at': at, ':before': head.version, ':none': 0, ':due': GSI3PK, ':when': GSI3SK },
    },
    ...searchWrites(permitForms.searchable(head), undefined),
  ];
}

/** Erases the head of a removed form, its last item. */
export function erasedPermitFormWrite(id: string): Write {
  return { delete: permitFormKey(id), condition: 'attribute_exists(removed)' };
}

/** Whether the form, as read, has permits. */
export function hasPermits(item: Item): boolean {
  return Number(item['permits'] ?? 0) > 0;
}

/**
 * Counts a form's permits, and those of its version, in the transaction that makes or removes a permit. ConditionFailed where the company
 * has no such form, or where the form of a new permit is archived.
 */
export function permitFormChildWrite(
  { id, company, version }: { id: string; company: string; version: number },
  { change, mayBeArchived }: { change: 1 | -1; mayBeArchived: boolean },
): Write {
  const isThere = 'company = :company AND attribute_not_exists(removed)';
  return {
    update: permitFormKey(id),
    set: `ADD permits :change, ${standingAttribute(version)} :change`,
    condition: mayBeArchived ? isThere : `${isThere} AND #row.archived = :false`,
    ...(mayBeArchived ? {} : { names: { '#row': 'row' } }),
    refusedAs: 'permitForm',
    values: { ':company': company, ':change': change, ...(mayBeArchived ? {} : { ':false': false }) },
  };
}

export function permitFormOf(item: Item): PermitFormHead {
  return { ...permitForms.ofItem(item), standing: standingOf(item) };
}
