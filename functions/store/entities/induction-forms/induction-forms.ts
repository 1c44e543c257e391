import * as z from 'zod/mini';
import { EmailSetting } from '../../../../shared/induction-forms/email-setting.ts';
import { entity } from '../../entity.ts';
import type { Item } from '../../items.ts';
import type { Condition, Table, Write } from '../../table.ts';
import { formsPartition, foundPartition, headKey } from '../../keys.ts';
import { DraftRecord } from '../form-drafts.ts';
import { standingOf, type Standing } from '../form-versions.ts';
import { newPinWrite, renewedPinWrite, retiredPinWrite, revivedPinWrite } from './induction-form-pins.ts';
import { searchWrites, type Searchable } from '../../search/search-entries.ts';
import { waitingFormPlace } from './waiting-forms.ts';

/** Counts that follow the events of a form's inductions (docs/table-design.md). */
const Tally = z.object({
  started: z.number(),
  signed: z.number(),
  waiting: z.number(),
  latestSigned: z.nullable(z.string()),
});
export type FormTally = z.infer<typeof Tally>;
export const EMPTY_TALLY: FormTally = { started: 0, signed: 0, waiting: 0, latestSigned: null };

const Row = z.extend(Tally, {
  _id: z.string(),
  company: z.string(),
  name: z.string(),
  pin: z.string(),
  created: z.string(),
  modified: z.string(),
  archived: z.boolean(),
  pageCount: z.number(),
  /** The day on which its starts are held; absent where there is none. */
  held: z._default(z.nullable(z.string()), null),
  /** Present where the form has an unpublished draft. */
  draft: z.optional(DraftRecord),
});
export type FormRow = z.infer<typeof Row>;

const Form = z.extend(Row, {
  /** Counts every save. */
  version: z.number(),
  /** The newest version of the content. */
  contentVersion: z.number(),
  emailSetting: EmailSetting,
  /** The starts of a day that its author allows before a ceiling; null leaves the number to the installation. */
  startsPerDay: z._default(z.nullable(z.number()), null),
  /** Whether its company has webhooks; absent where not. */
  hasWebhooks: z.optional(z.boolean()),
  /** Whether somebody has translated its texts; absent where not. */
  hasTranslations: z.optional(z.boolean()),
  /** What it demands of the inductions of older versions. */
  renewal: z.optional(
    z.object({ version: z.number(), reason: z.string(), by: z.nullable(z.string()), at: z.string() }),
  ),
});
type Form = z.infer<typeof Form>;

/** An induction form without its content, which lives in versions. */
export type InductionFormHead = Omit<Form, keyof FormTally> & { tally: FormTally; standing: Standing };

/** Separate updates write its place among the forms that wait for staff. */
export const inductionForms = entity({
  name: 'inductionForm',
  schema: Form,
  row: Row,
  beside: ['name'],
  key: headKey,
  list: ({ company, archived }) => formsPartition(company, archived),
  search: ({ company, name }) => ({
    texts: [name],
    sortName: name,
    found: { partition: foundPartition(company, 'others'), kind: 'inductionForm', texts: [name] },
  }),
  derived: ({ held }) => ({ held: held ?? undefined }),
});

const flat = ({ tally, standing: _counted, ...form }: InductionFormHead): Form => ({ ...form, ...tally });

export function inductionFormOf(item: Item): InductionFormHead {
  const { started, signed, waiting, latestSigned, ...form } = inductionForms.ofItem(item);
  return { ...form, tally: { started, signed, waiting, latestSigned }, standing: standingOf(item) };
}

export const searchableForm = (head: InductionFormHead): Searchable => inductionForms.searchable(flat(head));

/** A removed form is undefined, even while its item still exists. */
export async function findInductionForm(table: Table, id: string): Promise<InductionFormHead | undefined> {
  const item = await table.get(headKey(id));
  return item && item['removed'] === undefined ? inductionFormOf(item) : undefined;
}

/** Holds while the company has the form. */
export function formCheck(company: string, formId: string): Write {
  return {
    check: headKey(formId),
    condition: 'company = :company AND attribute_not_exists(removed)',
    refusedAs: `inductionForm ${formId}`,
    values: { ':company': company },
  };
}

/** The writes of a new form; ConditionFailed of `pin` where its PIN is taken. */
export function newFormWrites(head: InductionFormHead): Write[] {
  return [...inductionForms.newWrites(flat(head)), newPinWrite(head, head.created)];
}

/** The writes that archive a form: its PIN starts nothing any more. ConditionFailed where the form has changed. */
export function archivedFormWrites(before: InductionFormHead, after: InductionFormHead, at: string): Write[] {
  return [...movedFormWrites(before, after), retiredPinWrite(before, at)];
}

/** The writes that restore an archived form, with its own or a newly drawn PIN. ConditionFailed of `pin` where it is not available. */
export function unarchivedFormWrites(before: InductionFormHead, after: InductionFormHead, at: string): Write[] {
  return [
    ...movedFormWrites(before, after),
    after.pin === before.pin ? revivedPinWrite(after) : newPinWrite(after, at),
  ];
}

function movedFormWrites(before: InductionFormHead, after: InductionFormHead): Write[] {
  const { waiting } = before.tally;
  const place = waitingFormPlace({ ...after, id: after._id, waiting });
  return [
    {
      update: headKey(after._id),
      set: `SET version = :version, GSI1PK = :list, #row.archived = :archived, #row.pin = :pin${place.set}`,
      condition: 'version = :before AND #row.waiting = :waiting AND attribute_not_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':before': before.version,
        ':version': after.version,
        ':list': formsPartition(after.company, after.archived),
        ':archived': after.archived,
        ':pin': after.pin,
        ':waiting': waiting,
        ...place.values,
      },
    },
    ...searchWrites(searchableForm(before), searchableForm(after)),
  ];
}

/** The writes of a saved form; ConditionFailed where another user saved meanwhile, or `beside` does not hold. They leave the tally alone. */
export function changedFormWrites(before: InductionFormHead, after: InductionFormHead, beside?: Condition): Write[] {
  const changed = inductionForms.changedWrites(flat(before), flat(after), beside);
  return after.contentVersion === before.contentVersion ? changed : [...changed, renewedPinWrite(after)];
}
