import { createCompany } from '../../functions/companies/save-company.ts';
import { hashPassword } from '../../functions/security/passwords/password.ts';
import type { World } from '../../functions/world.ts';
import { createUser } from './create-user.ts';

export type FirstCompany = { name: string; rootEmail: string; rootPassword: string };

/** Fills an empty installation with one company and its root user. */
export async function createFirstCompany(world: World, { name, rootEmail, rootPassword }: FirstCompany): Promise<void> {
  const { _id: company } = await createCompany(world, { name });
  const passwordHash = await hashPassword(rootPassword, world.randomBytes(16));
  await createUser(world, { company, name: rootEmail, email: rootEmail, passwordHash, roles: ['root'] });
}
