import { localDate } from '../../../shared/core/dates.ts';
import { dayCountsWith, followDay, type DayRules } from '../entities/induction-forms/form-days.ts';
import { standingAttribute } from '../entities/form-versions.ts';
import type { Item, Key } from '../items.ts';
import { headKey, tallyKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { isWritten } from '../table-errors.ts';
import { waitingFormPlace } from '../entities/induction-forms/waiting-forms.ts';
import type { Due } from './due-kind.ts';
import { hasWebhooks } from '../entities/webhooks/webhook-marks.ts';
import { webhookEventWrite } from './kinds/webhook-event.ts';
import type { TallyChange } from './kinds/tally.ts';

/** Their ids stand on the form until the next counts, and make it no larger than it was. */
const MOST_AT_ONCE = 30;

/**
 * Adds tally changes to their form's row and deletes them. The form remembers which it has added last, so that each counts exactly once,
 * however many workers run it and wherever one ends. Where another worker took part of a batch, the next round does the rest.
 */
export async function applyTallies(table: Table, items: readonly Due<'tally'>[], rules: DayRules): Promise<void> {
  const byForm = new Map<string, Due<'tally'>[]>();
  for (const item of items) {
    const { formId } = item.change;
    byForm.set(formId, [...(byForm.get(formId) ?? []), item]);
  }
  for (const [formId, all] of byForm) {
    for (let start = 0; start < all.length; start += MOST_AT_ONCE) {
      await settleBatch(table, { formId, rules, batch: all.slice(start, start + MOST_AT_ONCE) });
    }
  }
}

const MOST_TRIES = 4;

/** Before the counts, with which the tally goes: told twice it is the same event. */
async function tellOf(table: Table, form: Item, { PK, change }: Due<'tally'>): Promise<void> {
  const { formId, worker, told } = change;
  if (!told || !worker) return;
  const data = { inductionId: worker.id, inductionFormId: formId, state: told.kind.replace('induction.', '') };
  await table.write([
    webhookEventWrite({
      id: PK.replace(/^.*#/, ''),
      company: String(form['company']),
      kind: told.kind,
      at: told.at,
      data,
    }),
  ]);
}

type Batch = { batch: readonly Due<'tally'>[]; rules: DayRules };

/** Drops the counts of a form that no longer exists. */
async function settleBatch(table: Table, { formId, batch, rules }: Batch & { formId: string }): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const form = await table.get(headKey(formId));
    if (!form) return dropAll(table, batch);
    const fresh = await freshOf(table, form, batch);
    if (fresh.length === 0) return;
    if (hasWebhooks(form)) for (const item of fresh) await tellOf(table, form, item);
    if (await isWritten(applyBatch(table, form, { batch: fresh, rules }))) return dropAll(table, fresh);
  }
}

/**
 * The items that are not counted yet. The form was read before them: whatever it no longer remembers and is still there was never counted.
 * Drops what it remembers, so that the next counts may take the place of these.
 */
async function freshOf(table: Table, form: Item, batch: Batch['batch']): Promise<Batch['batch']> {
  const counted = countedOf(form).map(tallyKey);
  const isThere = await table.getMany([...counted, ...batch.map(({ PK, SK }) => ({ PK, SK }))]);
  await dropAll(
    table,
    counted.filter((_, at) => isThere[at]),
  );
  const known = new Set(counted.map(({ PK }) => PK));
  return batch.filter(({ PK }, at) => isThere[counted.length + at] && !known.has(PK));
}

const countedOf = ({ counted = [] }: Item) => counted as readonly string[];

/** Counted by itself each: a transaction would take twice the units. */
async function dropAll(table: Table, items: readonly Key[]): Promise<void> {
  await Promise.all(items.map(({ PK, SK }) => table.write([{ delete: { PK, SK } }])));
}

/** ConditionFailed where the form's counts or its archiving have changed since the form was read. */
async function applyBatch(table: Table, form: Item, { batch, rules }: Batch): Promise<void> {
  const { id, company, row } = form as Item & { id: string; company: string; row: TalliedRow };
  const changes = batch.map(({ change }) => change);
  const sum = (name: 'started' | 'signed' | 'waiting', among = changes) =>
    among.reduce((total, change) => total + (change[name] ?? 0), 0);
  const ofToday = changes.filter((change) => dayOf(change) === rules.day);
  const latest =
    changes
      .map((change) => change.latestSigned ?? '')
      .toSorted()
      .at(-1) ?? '';
  const waiting = row.waiting + sum('waiting');
  const held = row.held === rules.day ? row.held : null;
  const place = waitingFormPlace({ id, company, created: row.created, archived: row.archived, waiting, held });
  const after = dayCountsWith(form, rules.day, {
    started: sum('started', ofToday),
    signed: sum('signed', ofToday),
  });
  const counts =
    'SET ofDay = :ofDay, #row.started = #row.started + :started, #row.signed = #row.signed + :signed, #row.waiting = :waiting';
  const standing = standingChange(changes);
  const before = asRead({ ofDay: form['ofDay'], counted: form['counted'], '#row.held': row.held });
  await table.write([
    {
      update: { PK: form.PK, SK: form.SK },
      set: `${counts}, counted = :counted${latest === '' ? '' : ', #row.latestSigned = :latest'}${place.set}${standing.add}`,
      names: { '#row': 'row' },
      values: {
        ':started': sum('started'),
        ':signed': sum('signed'),
        ':waiting': waiting,
        ':before': row.waiting,
        ':archived': row.archived,
        ':ofDay': after,
        ':counted': batch.map(({ PK }) => PK.slice(tallyKey('').PK.length)),
        ...before.values,
        ...(latest === '' ? {} : { ':latest': latest }),
        ...place.values,
        ...standing.values,
      },
      condition: `#row.waiting = :before AND #row.archived = :archived${before.condition}`,
    },
  ]);
  if (!row.archived) await followDay(table, form, { after, rules });
}

/** The end of a condition: these are as they were read. */
function asRead(read: Readonly<Record<string, unknown>>): { condition: string; values: Record<string, unknown> } {
  const known = Object.entries(read).map(([path, value], at) => ({ path, value, name: `:read${at}` }));
  const is = ({ path, value, name }: (typeof known)[number]) =>
    value === undefined ? ` AND attribute_not_exists(${path})` : ` AND ${path} = ${name}`;
  const given = known.filter(({ value }) => value !== undefined);
  return {
    condition: known.map(is).join(''),
    values: Object.fromEntries(given.map(({ name, value }) => [name, value])),
  };
}

/** The end of an update that counts starts by form version. */
function standingChange(changes: readonly TallyChange[]): { add: string; values: Record<string, number> } {
  const counts = new Map<string, number>();
  for (const { version, started = 0 } of changes) {
    if (version === undefined || started === 0) continue;
    const name = standingAttribute(version);
    counts.set(name, (counts.get(name) ?? 0) + started);
  }
  const parts = [...counts].map(([name]) => `${name} :${name}`);
  return {
    add: parts.length === 0 ? '' : ` ADD ${parts.join(', ')}`,
    values: Object.fromEntries([...counts].map(([name, count]) => [`:${name}`, count])),
  };
}

/** The day, at the site, of the start or the signing. */
function dayOf({ begun, latestSigned }: TallyChange): string | undefined {
  const at = begun?.at ?? latestSigned;
  return at === undefined ? undefined : localDate(new Date(at));
}

type TalliedRow = { waiting: number; archived: boolean; created: string; held?: string };
