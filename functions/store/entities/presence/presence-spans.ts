import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import { presenceSpanKey } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

const Day = z.string();

/** Between which days (`YYYY-MM-DD`) something was noted of somebody on a site, and their first and last day there, but for what was struck. */
export const PresenceSpan = z.object({
  from: Day,
  until: Day,
  first: z.nullable(Day),
  last: z.nullable(Day),
});
export type PresenceSpan = z.infer<typeof PresenceSpan>;

const ENTITY = 'presenceSpan';
export const presenceSpanOf = itemReader(ENTITY, { schema: PresenceSpan });

export function presenceSpanWrite(project: string, userForm: string, span: PresenceSpan): Write {
  return { put: { ...presenceSpanKey(project, userForm), entity: ENTITY, project, userForm, ...span } };
}

/** The last day of presence of each induction on a site, but for what was struck: one Query for some 5,000. */
export async function findLastPresent(table: Table, project: string): Promise<Map<string, string>> {
  const { PK, SK: prefix } = presenceSpanKey(project, '');
  const where = 'PK = :site AND begins_with(SK, :spans)';
  const items = await table.queryAll({ where, values: { ':site': PK, ':spans': prefix }, isForShow: true });
  return new Map(
    items.flatMap((item) => {
      const { last } = presenceSpanOf(item);
      return last === null ? [] : [[item.SK.slice(prefix.length), last]];
    }),
  );
}

/** The spans of inductions on a site; one batch get. */
export async function findPresenceSpans(
  table: Table,
  project: string,
  userForms: readonly string[],
): Promise<PresenceSpan[]> {
  const items = await table.getMany(userForms.map((id) => presenceSpanKey(project, id)));
  return items.flatMap((item) => (item ? [presenceSpanOf(item)] : []));
}
