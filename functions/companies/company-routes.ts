import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import { answer, type App } from '../http/answer.ts';
import { companyRef } from '../http/company-name.ts';
import { findCompany } from '../store/companies.ts';
import type { World } from '../world.ts';
import { listCompanies } from './list-companies.ts';
import { createCompany, removeCompany, renameCompany } from './save-company.ts';

export function mountCompanies(app: App, world: World): void {
  answer(app, world, companyApi.list, ({ actor, query }) => listCompanies(world, actor, query));

  answer(app, world, companyApi.myName, async ({ actor }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    const { name } = await companyRef(world, actor.company);
    return { name };
  });

  answer(app, world, companyApi.get, ({ actor, params }) => loadCompany(world, actor, params.id));

  answer(app, world, companyApi.create, ({ body, once }) => createCompany(world, { name: body.name, once }));

  answer(app, world, companyApi.update, async ({ actor, params, body }) =>
    renameCompany(world, await loadCompany(world, actor, params.id), body),
  );

  answer(app, world, companyApi.remove, async ({ actor, params }) => {
    await removeCompany(world, await loadCompany(world, actor, params.id));
    return {};
  });
}

/** An admin's own company; root's reach every one. */
async function loadCompany(world: World, actor: Actor, id: string): Promise<Company> {
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || actor.company === id);
  const company = isTheirs ? await findCompany(world.table, id) : undefined;
  if (!company) throw new AppError('not_found');
  return company;
}
