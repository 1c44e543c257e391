import { finishLoginWave } from '../store/due/kinds/login-wave.ts';
import { findUserByEmail } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { accountNewsWrite } from './account-news.ts';
import type { Due } from '../store/due/due-kind.ts';
import { isWritten } from '../store/table-errors.ts';

/** Warns account owners of failed logins, once per wave. Only this step knows whether the address has an account. */
export async function tellOfLogins(world: World, items: readonly Due<'loginWave'>[]): Promise<void> {
  for (const item of items) {
    const { email, at } = item;
    const user = await findUserByEmail(world.table, email);
    const news = user ? [accountNewsWrite(world, user, { kind: 'loginsFailed', at })] : [];
    // Otherwise another worker has done it first.
    await isWritten(finishLoginWave(world.table, item, news));
  }
}
