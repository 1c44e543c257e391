import { hashPassword } from '../../functions/http/password.ts';
import { newId } from '../../functions/http/random-ids.ts';
import { passwordRequestHash } from '../../functions/http/password-link.ts';
import { passwordRequestWrite } from '../../functions/store/password-requests.ts';
import { findUserByEmail, normalizedEmail, type UserRecord } from '../../functions/store/users.ts';
import type { World } from '../../functions/world.ts';
import { createCompany } from '../../functions/companies/save-company.ts';
import { createUser } from '../demo/create-user.ts';
import { OperatorError } from './installation.ts';

export type FirstAdmin = { company: string; name: string; email: string };

const LIFE_MINUTES = 60;

/**
 * Makes the company and the root user of a new installation and answers a link by which that user chooses a password
 * within an hour, so that no mail has to work yet. For a root user who is there already only the link is made.
 */
export async function makeFirstAdmin(world: World, { company, name, email }: FirstAdmin): Promise<string> {
  const address = normalizedEmail(email);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) throw new OperatorError(`"${email}" is not an e-mail address.`);
  const before = await findUserByEmail(world.table, address);
  if (before && !before.roles.includes('root')) throw new OperatorError(`${address} is a user, but not root.`);
  return linkFor(world, before ?? (await newRoot(world, { company, name, email: address })));
}

async function newRoot(world: World, { company, name, email }: FirstAdmin): Promise<UserRecord> {
  if (company.trim() === '') throw new OperatorError('Give the name of the company.');
  // Nobody knows the password: the first one is chosen by the link.
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
