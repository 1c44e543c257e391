import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { companyRef } from '../http/company-name.ts';
import { sealed } from '../http/keys.ts';
import type { Item } from '../store/items.ts';
import { isUsedUp, limitKey, takeAttempt, usedUpError, type Limit } from '../store/limits.ts';
import { findUserForm } from '../store/user-forms.ts';
import { claimPinKey } from '../store/user-form-keys.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

const WINDOW_SECONDS = 15 * 60;
const PER_USER: Limit = { name: 'userFormPin', most: 10, windowSeconds: WINDOW_SECONDS };
const PER_ADDRESS: Limit = { name: 'userFormPinAddress', most: 30, windowSeconds: WINDOW_SECONDS };

type Search = { pin: string; userId: string; address: string };

/**
 * What the induction behind a 9-digit PIN is called and whose it is. Wrong, archived and malformed PINs look the same and
 * count against user and address; right ones do not (contract 8).
 */
export async function findUserFormByPin(
  world: World,
  { pin, userId, address }: Search,
): Promise<Reply<typeof userFormSearchApi.findByPin>> {
  const digits = pin.replace(/\s/g, '');
  const network = sealed(world.keys, 'address', address);
  const keys = [limitKey(PER_USER, userId), limitKey(PER_ADDRESS, network)];
  const isShaped = /^\d{9}$/.test(digits);
  const [ofUser, ofAddress, claim] = await world.table.getMany(isShaped ? [...keys, claimPinKey(digits)] : keys);
  requireLeft(world, PER_USER, ofUser);
  requireLeft(world, PER_ADDRESS, ofAddress);
  const head = claim && (await livingForm(world, String(claim['id'])));
  if (head) {
    const { name } = await companyRef(world, head.company);
    return { _id: head._id, name: head.formName, companyName: name };
  }
  await takeAttempt(world.table, PER_USER, userId, world.now());
  await takeAttempt(world.table, PER_ADDRESS, network, world.now());
  throw new AppError('induction_not_found');
}

async function livingForm(world: World, id: string): Promise<UserFormHead | undefined> {
  const head = await findUserForm(world.table, id);
  return head?.archived === false ? head : undefined;
}

function requireLeft(world: World, limit: Limit, item: Item | undefined): void {
  if (isUsedUp(limit, item, world.now())) throw usedUpError(limit, item, world.now());
}
