import type { Table } from '../../table.ts';
import { signedPartitions } from './user-form-items.ts';

type Reading = { company: string; inductionFormIds: readonly string[]; limit: number; after: string | undefined };
/** `position` is where the next page begins; undefined at the end. */
type SignedPage = { ids: string[]; position: string | undefined };

/**
 * The ids of the signed, unarchived inductions of several forms, one partition after another: what is counted whole needs no order over
 * them. A position is the number of a partition and the last sort key read of it.
 */
export async function readSigned(
  table: Table,
  { company, inductionFormIds, limit, after = '0#' }: Reading,
): Promise<SignedPage> {
  const partitions = inductionFormIds.flatMap((formId) => signedPartitions(company, formId));
  const ids: string[] = [];
  let place = Number.parseInt(after, 10);
  let from = after.slice(after.indexOf('#') + 1);
  while (place < partitions.length) {
    const { items, lastKey } = await table.query({
      index: 'GSI2',
      where: `GSI2PK = :partition${from === '' ? '' : ' AND GSI2SK > :from'}`,
      values: { ':partition': partitions[place], ...(from === '' ? {} : { ':from': from }) },
      limit: limit - ids.length,
    });
    ids.push(...items.map(({ id }) => String(id)));
    if (lastKey) return { ids, position: `${place}#${String(items.at(-1)?.['GSI2SK'])}` };
    place += 1;
    from = '';
    if (ids.length === limit) break;
  }
  return { ids, position: place < partitions.length ? `${place}#` : undefined };
}
