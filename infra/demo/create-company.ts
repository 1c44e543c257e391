import { hashPassword } from '../../functions/http/password.ts';
import { newId } from '../../functions/http/random-ids.ts';
import { newCompanyWrites } from '../../functions/store/companies.ts';
import type { World } from '../../functions/world.ts';
import { createUser } from './create-user.ts';

export async function createCompany(world: World, name: string): Promise<string> {
  const _id = newId(world);
  await world.table.write(newCompanyWrites({ _id, name, created: world.now().toISOString(), version: 1 }));
  return _id;
}

export type FirstCompany = { name: string; rootEmail: string; rootPassword: string };

/** An empty installation: one company and its root user. */
export async function createFirstCompany(world: World, { name, rootEmail, rootPassword }: FirstCompany): Promise<void> {
  const company = await createCompany(world, name);
  const passwordHash = await hashPassword(rootPassword, world.randomBytes(16));
  await createUser(world, { company, name: rootEmail, email: rootEmail, passwordHash, roles: ['root'] });
}
