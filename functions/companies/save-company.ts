import type { Company } from '../../shared/companies/company.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../security/random-ids.ts';
import { apiKeysKey, webhooksKey } from '../store/keys.ts';
import { companies, hasContent, removedCompanyWrites } from '../store/entities/companies.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { changeStored } from '../verbs/change-stored.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';

type Creation = { name: string; once?: Once | undefined };

export async function createCompany(world: World, { name, once }: Creation): Promise<Company> {
  const now = world.now();
  const company: Company = {
    _id: newId(world),
    name,
    created: now.toISOString(),
    version: 1,
    userCount: 0,
    projectCount: 0,
  };
  const result = { id: company._id };
  const written = await writeOnce(world.table, { once, now, result, writes: companies.newWrites(company) });
  return written.isReplay ? loadStored(world, companies.find, written.result.id) : company;
}

/** Saves the name over the version that the caller knew; an unchanged name succeeds with any version. */
export async function renameCompany(
  world: World,
  before: Company,
  { name, version }: { name: string; version: number },
): Promise<Company> {
  if (name === before.name) return before;
  await requireVersion({ version }, before, () => before);
  const after = { ...before, name, version: before.version + 1 };
  const current = () => loadStored(world, companies.find, before._id);
  await saveOver(world, { writes: companies.changedWrites(before, after), current });
  return after;
}

/** Removes a company, even if renamed meanwhile; 409 `in_use` where it has anything. */
export async function removeCompany(world: World, company: Company): Promise<void> {
  await changeStored(world, {
    find: companies.find,
    before: company,
    change: async (current) => {
      if (await hasContent(world.table, current._id)) throw new AppError('in_use');
      await world.table.write([
        ...removedCompanyWrites(current),
        { delete: apiKeysKey(current._id) },
        { delete: webhooksKey(current._id) },
      ]);
    },
    onRefusal: ({ item }) => {
      if (item && companies.rowOf(item).userCount > 0) throw new AppError('in_use');
    },
  });
}
