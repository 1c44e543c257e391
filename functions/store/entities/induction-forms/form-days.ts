import * as z from 'zod/mini';
import { levelOf, type StartCeilings } from '../../../../shared/induction-forms/start-ceilings.ts';
import { busyMarkWrite, startMarkWrite, unmarkedPinWrite } from './induction-form-pins.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { inductionForms } from './induction-forms.ts';
import { KEPT_SECONDS } from '../../limits/limits.ts';
import { headKey, limitKey } from '../../keys.ts';
import { ConditionFailed, isWritten } from '../../table-errors.ts';
import type { Table, Write } from '../../table.ts';
import { waitingFormPlace } from './waiting-forms.ts';

const Counts = z.object({ day: z.string(), started: z.number(), signed: z.number() });

/** Due work's counts of a form on one day. */
export type DayCounts = z.infer<typeof Counts>;

/** The form's daily fields, stored in its item beside the form. */
const dayOf = itemReader('inductionForm', {
  schema: z.object({ ofDay: z.optional(Counts), released: z.optional(z.string()) }),
});

export type DayRules = { day: string; ceilings: StartCeilings };

/** The form's counts of the day plus `more`; counts of another day start again from zero. */
export function dayCountsWith(form: Item, day: string, more: Omit<DayCounts, 'day'>): DayCounts {
  const before = countsOf(form, day);
  return { day, started: before.started + more.started, signed: before.signed + more.signed };
}

function countsOf(form: Item, day: string): DayCounts {
  const counts = dayOf(form).ofDay;
  return counts?.day === day ? counts : { day, started: 0, signed: 0 };
}

/** The company's count grows in steps of ten starts, so that few starts cost no write. */
const STEP = 10;

/**
 * Marks at the form's PIN how far the form, or its company, is over its ceiling; starts read the mark there for free. A mark lost in a
 * crash is written with the next counts.
 */
export async function followDay(table: Table, form: Item, { after, rules }: { after: DayCounts; rules: DayRules }) {
  const { day, ceilings } = rules;
  const most = Math.max(ceilings.formPerDay, inductionForms.ofItem(form).startsPerDay ?? 0);
  const ofForm = Math.max(levelOf(after.started, most), levelOf(after.signed, most));
  const level = Math.max(ofForm, await levelOfCompany(table, form, { after, rules }));
  if (level === 0) return;
  await isWritten(table.write([busyMarkWrite(rowOf(form), { day, level })]));
  if (level === 2) await holdStarts(table, rowOf(form)._id, day);
}

const companyDayOf = itemReader('companyDay', { schema: z.pick(Counts, { started: true, signed: true }) });

async function levelOfCompany(
  table: Table,
  form: Item,
  { after, rules: { day, ceilings } }: { after: DayCounts; rules: DayRules },
): Promise<number> {
  const before = countsOf(form, day);
  const tens = (name: 'started' | 'signed') =>
    STEP * (Math.floor(after[name] / STEP) - Math.floor(before[name] / STEP));
  const [started, signed] = [tens('started'), tens('signed')];
  if (started + signed === 0) return 0;
  const counted = await table.updateOne({
    update: limitKey('companyDay', `${rowOf(form).company}.${day}`),
    set: 'SET #ttl = :kept ADD started :started, signed :signed',
    names: { '#ttl': 'ttl' },
    values: { ':started': started, ':signed': signed, ':kept': Math.floor(Date.parse(day) / 1000) + KEPT_SECONDS },
  });
  const { started: all, signed: allSigned } = companyDayOf(counted);
  const most = ceilings.companyPerDay;
  return Math.max(levelOf(all, most), levelOf(allSigned, most));
}

const { rowOf } = inductionForms;

/** Holds a form's starts for the day, unless staff have released them, and lists it among the forms that wait for staff. */
export async function holdStarts(table: Table, formId: string, day: string): Promise<void> {
  const form = await table.get(headKey(formId));
  if (!form || dayOf(form).released === day || rowOf(form).held === day) return;
  await isWritten(table.write([placeOf(form, { held: day }), startMarkWrite(rowOf(form), { held: day })]));
}

/** Releases a form's starts for the rest of a day. */
export function releaseStarts(table: Table, formId: string, day: string): Promise<void> {
  return writeUnchanged(table, formId, (form) => {
    if (dayOf(form).released === day && rowOf(form).held === null) return [];
    return [placeOf(form, { released: day }), startMarkWrite(rowOf(form), { released: day })];
  });
}

/** Releases a form's starts until they are counted against its new ceiling. */
export function liftHold(table: Table, formId: string): Promise<void> {
  return writeUnchanged(table, formId, (form) => [
    ...(rowOf(form).held === null ? [] : [placeOf(form, {})]),
    unmarkedPinWrite(rowOf(form)),
  ]);
}

const MOST_TRIES = 4;

async function writeUnchanged(table: Table, formId: string, writesOf: (form: Item) => Write[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const form = await table.get(headKey(formId));
    const writes = form ? writesOf(form) : [];
    if (writes.length === 0) return;
    try {
      return await table.write(writes);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries >= MOST_TRIES) throw error;
    }
  }
}

const UNCHANGED = '#row.waiting = :waiting AND #row.archived = :archived AND attribute_not_exists(removed)';

/** Sets the form's place among the forms that wait for staff, with its starts held or released. */
function placeOf(
  form: Item,
  { held, released }: { held?: string; released?: string },
): Extract<Write, { set: string }> {
  const { _id: id, company, waiting, archived, created } = rowOf(form);
  const place = waitingFormPlace({ id, company, created, archived, waiting, held: held ?? null });
  const isRemoving = place.set.startsWith(' REMOVE');
  const day = held ?? released;
  const lifted = released === undefined ? 'SET #row.archived = :archived' : 'SET released = :day';
  const change = held === undefined ? lifted : 'SET #row.held = :day';
  const unheld = held === undefined ? `${isRemoving ? ',' : ' REMOVE'} #row.held` : '';
  return {
    update: { PK: form.PK, SK: form.SK },
    set: `${change}${place.set}${unheld}`,
    condition: UNCHANGED,
    names: { '#row': 'row' },
    values: { ...(day !== undefined && { ':day': day }), ':waiting': waiting, ':archived': archived, ...place.values },
  };
}
