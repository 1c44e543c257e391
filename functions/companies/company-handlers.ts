import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import type { Handlers } from '../http/answer.ts';
import { companyRef } from '../security/company-name.ts';
import { companies } from '../store/entities/companies.ts';
import { isOwnCompany, loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { listCompanies } from './list-companies.ts';
import { createCompany, removeCompany, renameCompany } from './save-company.ts';

export const companyHandlers = {
  list: ({ world, actor, query }) => listCompanies(world, actor, query),

  myName: async ({ world, actor }) => {
    const { name } = await companyRef(world, actor.company);
    return { name };
  },

  get: ({ world, actor, params }) => loadCompany(world, actor, params.id),

  create: ({ world, body, once }) => createCompany(world, { name: body.name, once }),

  update: async ({ world, actor, params, body }) =>
    renameCompany(world, await loadCompany(world, actor, params.id), body),

  remove: async ({ world, actor, params }) => {
    await removeCompany(world, await loadCompany(world, actor, params.id));
    return {};
  },
} satisfies Handlers<typeof companyApi>;

/** An admin's own company, or any company for root. */
async function loadCompany(world: World, actor: Actor, id: string): Promise<Company> {
  if (!isOwnCompany(actor, id)) throw new AppError('not_found');
  return loadStored(world, companies.find, id);
}
