import * as z from 'zod/mini';
import { isSameJson } from '../../../../shared/content/answers/canonical.ts';
import { Id } from '../../../../shared/core/fields.ts';
import { fullName } from '../../../../shared/core/full-name.ts';
import { itemReader } from '../../item-reader.ts';
import { expirySortKey, lastDayKey, lastDaysPartition, userFormKey } from '../../keys.ts';
import type { Check, Table, Write } from '../../table.ts';
import type { UserFormHead } from './user-form-head.ts';

const ENTITY = 'lastDay';
const Row = z.object({ validUntil: z.string(), formId: Id, person: z.string() });
const LastDay = z.object({ id: Id, company: Id, row: Row });
const lastDayOf = itemReader(ENTITY, { schema: LastDay });

/** An induction with a last valid day, its form and whose it is. */
export type EndingInduction = { _id: string } & z.infer<typeof Row>;

type Ending = Pick<UserFormHead, '_id' | 'company' | 'inductionFormId' | 'user'> & { validUntil: string };

/** The last valid day of an induction, beside it, by which lists and reminders find it. */
export function lastDayWrite(ending: Ending): Write {
  const { _id: id, company, validUntil } = ending;
  return {
    put: {
      ...lastDayKey(id),
      GSI2PK: lastDaysPartition(company),
      GSI2SK: expirySortKey(validUntil, id),
      entity: ENTITY,
      id,
      company,
      row: rowOf(ending),
    },
  };
}

function rowOf({ validUntil, inductionFormId: formId, user }: Ending): z.infer<typeof Row> {
  return { validUntil, formId, person: fullName(user) };
}

const noLastDayWrite = (id: string): Write => ({ delete: lastDayKey(id) });

/** Has an induction found by its last day, as it is now, or no longer. */
export async function followLastDay(table: Table, id: string, ending: Ending | undefined): Promise<void> {
  const item = await table.get(lastDayKey(id));
  if (isSameJson(item && lastDayOf(item).row, ending && rowOf(ending))) return;
  await table.write([ending ? lastDayWrite(ending) : noLastDayWrite(id)]);
}

/** ConditionFailed where the induction is archived, renewed, or now ends on another day. */
export function stillEndsCheck({ _id, validUntil }: Pick<UserFormHead, '_id' | 'validUntil'>): Check {
  return {
    check: userFormKey(_id),
    condition:
      '#row.validUntil = :validUntil AND #row.archived = :false AND (attribute_not_exists(#row.isRenewed) OR #row.isRenewed = :false)',
    names: { '#row': 'row' },
    values: { ':validUntil': validUntil, ':false': false },
  };
}

type Between = { company: string; from: string; through: string };

/** The inductions of a company whose last valid day lies between two days, both included, soonest first; one Query. */
export async function findEnding(
  table: Table,
  { company, from, through }: Between,
  limit: number,
): Promise<{ items: EndingInduction[]; isMore: boolean }> {
  const { items, lastKey } = await table.query({ ...between({ company, from, through }), limit });
  return { items: items.map(endingOf), isMore: lastKey !== undefined };
}

type OfForms = Between & { formIds: readonly string[]; limit: number; after: string | undefined };
const MOST_READ = 200;

/** One page of those of some forms: it reads 200 of the company's at most, and may be short and still have a position. */
export async function readEnding(
  table: Table,
  { formIds, limit, after, ...asked }: OfForms,
): Promise<{ ids: string[]; position: string | undefined }> {
  const from = after === undefined ? asked.from : `${after}!`;
  const { items, lastKey } = await table.query({ ...between({ ...asked, from }), limit: MOST_READ });
  const found = items.filter((item) => formIds.includes(endingOf(item).formId));
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : lastKey && items.at(-1);
  return { ids: page.map((item) => endingOf(item)._id), position: last && String(last['GSI2SK']) };
}

/** All of them. */
export async function findAllEnding(table: Table, asked: Between): Promise<EndingInduction[]> {
  return (await table.queryAll(between(asked))).map(endingOf);
}

function between({ company, from, through }: Between) {
  return {
    index: 'GSI2' as const,
    where: 'GSI2PK = :list AND GSI2SK BETWEEN :from AND :behind',
    values: { ':list': lastDaysPartition(company), ':from': from, ':behind': `${through}$` },
  };
}

function endingOf(entry: Parameters<typeof lastDayOf>[0]): EndingInduction {
  const { id, row } = lastDayOf(entry);
  return { _id: id, ...row };
}
