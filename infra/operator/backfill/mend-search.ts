import { COMPANIES_PARTITION, companyKey } from '../../../functions/store/keys.ts';
import { findThingLists, idsInIndex, thingKey } from '../../../functions/store/company-data/company-things.ts';
import type { Key } from '../../../functions/store/items.ts';
import { findSearchFaults, searchRepair } from '../../../functions/store/search/search-repairs.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import { findAllCompanies } from '../../../functions/store/entities/companies.ts';
import type { Installation } from '../installation.ts';

/** How many search entries were missing or wrong, and how many pointed at nothing. */
export type MendedSearch = {
  put: number;
  deleted: number;
  /** Whose entity changed meanwhile; another run looks again. */ left: number;
};

type List = { partition: string; keyOf: (id: string) => Key };

/** Compares the search entries of every list with its content, and fixes the differences. */
export async function mendSearch({ world }: Installation, { isDryRun }: { isDryRun: boolean }): Promise<MendedSearch> {
  const { table } = world;
  const mended: MendedSearch = { put: 0, deleted: 0, left: 0 };
  const lists: List[] = [{ partition: COMPANIES_PARTITION, keyOf: companyKey }];
  for (const { _id } of await findAllCompanies(table)) {
    const own = await findThingLists(table, _id, idsInIndex);
    lists.push(...own.map(({ partition, kind }) => ({ partition, keyOf: (id: string) => thingKey(kind, id) })));
  }
  for (const { partition, keyOf } of lists) {
    for await (const fault of findSearchFaults(table, partition, keyOf)) {
      try {
        if (!isDryRun) await table.write(searchRepair(fault));
        mended[fault.put ? 'put' : 'deleted'] += 1;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        mended.left += 1;
      }
    }
  }
  return mended;
}
