import { resetWrites } from '../../functions/second-factors/reset-factors.ts';
import { findUserByEmail } from '../../functions/store/entities/users/users.ts';
import type { World } from '../../functions/world.ts';
import { OperatorError } from './installation.ts';

/** Takes the second factors from a user whom nobody in the product can help: the last root. Ends their sessions and tells them. */
export async function resetSecondFactor(world: World, email: string): Promise<string> {
  const user = await findUserByEmail(world.table, email);
  if (!user) throw new OperatorError(`There is no user ${email}.`);
  if (user.hasFactor !== true) throw new OperatorError(`${email} has no second factor.`);
  await world.table.write(resetWrites(world, user));
  return `${email} logs in with the password alone, and is told by mail.`;
}
