import type { Company } from '../../shared/companies/company.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../http/random-ids.ts';
import {
  changedCompanyWrites,
  companyRowOf,
  findCompany,
  hasContent,
  newCompanyWrites,
  removedCompanyWrites,
} from '../store/companies.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
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
  const written = await writeOnce(world.table, { once, now, result, writes: newCompanyWrites(company) });
  return written.isReplay ? existing(world, written.result.id) : company;
}

/** Saves the name over the version that the caller knew; the name that it has is well whatever its version. */
export async function renameCompany(
  world: World,
  before: Company,
  { name, version }: { name: string; version: number },
): Promise<Company> {
  if (name === before.name) return before;
  if (version !== before.version) throw new AppError('version_conflict', { current: before });
  const after = { ...before, name, version: before.version + 1 };
  try {
    await world.table.write(changedCompanyWrites(before, after));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('version_conflict', { current: await existing(world, before._id) });
  }
}

export async function removeCompany(world: World, company: Company): Promise<void> {
  if (await hasContent(world.table, company._id)) throw new AppError('in_use');
  try {
    await world.table.write(removedCompanyWrites(company));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (!error.item) throw new AppError('not_found');
    if (companyRowOf(error.item).userCount > 0) throw new AppError('in_use');
    // Renamed meanwhile: what is removed is the company by whatever name.
    await removeCompany(world, await existing(world, company._id));
  }
}

async function existing(world: World, id: string): Promise<Company> {
  const company = await findCompany(world.table, id);
  if (!company) throw new AppError('not_found');
  return company;
}
