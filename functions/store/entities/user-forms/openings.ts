import * as z from 'zod/mini';
import { localDate } from '../../../../shared/core/dates.ts';
import { OPENING_WAYS, type Opening, type OpeningWay } from '../../../../shared/user-forms/opening.ts';
import { NamedRef } from '../../../../shared/core/fields.ts';
import type { Opened } from '../../due/kinds/opening.ts';
import { itemReader } from '../../item-reader.ts';
import { userFormKey } from '../../keys.ts';
import { OPENINGS_PREFIX, openingKey } from '../../trail-keys.ts';
import type { Table } from '../../table.ts';

const KEPT_DAYS = 731;

const Time = z.optional(z.string());
const times: Record<OpeningWay, typeof Time> = { record: Time, report: Time, gate: Time, evidence: Time, export: Time };
const Stored = z.object({ day: z.string(), by: NamedRef, ...times });
const openingOf = itemReader('opening', { schema: Stored });

/**
 * Notes one item a viewer, record and day, with the first time of each way; for two years. An induction that is gone keeps none: its head
 * goes before all else of it, and is looked for after the note.
 */
export async function noteOpened(table: Table, { userForm, viewer, way, at }: Opened): Promise<void> {
  const day = localDate(new Date(at));
  const key = openingKey(userForm, day, viewer._id);
  await table.write([
    {
      update: key,
      set: 'SET #entity = :entity, #day = :day, #by = :by, #way = if_not_exists(#way, :at), #ttl = :ttl',
      names: { '#entity': 'entity', '#day': 'day', '#by': 'by', '#way': way, '#ttl': 'ttl' },
      values: {
        ':entity': 'opening',
        ':day': day,
        ':by': viewer,
        ':at': at,
        ':ttl': Math.floor(Date.parse(at) / 1000) + KEPT_DAYS * 86_400,
      },
    },
  ]);
  if (!(await table.get(userFormKey(userForm)))) await table.write([{ delete: key }]);
}

/** The openings of an induction, newest first; `after` is the sort key of the last one that was read. */
export async function findOpenings(
  table: Table,
  id: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ items: Opening[]; position: string | undefined }> {
  const { PK } = userFormKey(id);
  const { items, lastKey } = await table.query({
    where: 'PK = :id AND begins_with(SK, :openings)',
    values: { ':id': PK, ':openings': OPENINGS_PREFIX },
    descending: true,
    limit,
    isForShow: true,
    startKey: after === undefined ? undefined : { PK, SK: after },
  });
  const position = lastKey === undefined ? undefined : items.at(-1)?.SK;
  return { items: items.map((item) => shownOf(openingOf(item))), position };
}

function shownOf({ day, by, ...times }: z.infer<typeof Stored>): Opening {
  const ways = OPENING_WAYS.flatMap((way) => (times[way] === undefined ? [] : [{ way, at: times[way] }]));
  return { day, by, ways };
}
