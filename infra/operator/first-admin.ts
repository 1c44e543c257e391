import { hashPassword } from '../../functions/security/passwords/password.ts';
import { newId } from '../../functions/security/random-ids.ts';
import { passwordRequestHash } from '../../functions/security/passwords/password-link.ts';
import { passwordRequestWrite } from '../../functions/store/entities/users/password-requests.ts';
import { findUserByEmail, normalizeEmail, type UserRecord } from '../../functions/store/entities/users/users.ts';
import type { World } from '../../functions/world.ts';
import { createCompany } from '../../functions/companies/save-company.ts';
import { createUser } from '../demo/create-user.ts';
import { OperatorError } from './installation.ts';

export type FirstAdmin = { company: string; name: string; email: string };

const LIFE_MINUTES = 60;

/**
 * Creates a new installation's company and root user, and returns a link for choosing a password within an hour, so mail need not work yet.
 * For an existing root user, creates only the link.
 */
export async function makeFirstAdmin(world: World, { company, name, email }: FirstAdmin): Promise<string> {
  const address = normalizeEmail(email);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) throw new OperatorError(`"${email}" is not an e-mail address.`);
  const before = await findUserByEmail(world.table, address);
  if (before && !before.roles.includes('root')) throw new OperatorError(`${address} is a user, but not root.`);
  return linkFor(world, before ?? (await newRoot(world, { company, name, email: address })));
}

async function newRoot(world: World, { company, name, email }: FirstAdmin): Promise<UserRecord> {
  if (company.trim() === '') throw new OperatorError('Give the name of the company.');
  // Nobody knows this password: the link sets the first one.
  const passwordHash = await hashPassword(newId(world), world.randomBytes(16));
  const { _id: companyId } = await createCompany(world, { name: company.trim() });
  return createUser(world, { company: companyId, name: name.trim() || email, email, passwordHash, roles: ['root'] });
}

async function linkFor(world: World, { _id: userId, email, epoch, language }: UserRecord): Promise<string> {
  const id = newId(world);
  const hash = passwordRequestHash(world, id);
  const expires = new Date(world.now().getTime() + LIFE_MINUTES * 60_000).toISOString();
  await world.table.write([passwordRequestWrite({ hash, userId, email, language, epoch, expires, isUsed: false })]);
  return `${world.settings.baseUrl}/reset-password/${id}`;
}
