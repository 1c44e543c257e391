import type { Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { claimPinIn } from '../../../shared/user-forms/claim-pin.ts';
import type { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { companyRef } from '../../security/company-name.ts';
import { countSecurity, tellMiss } from '../../security/security-log.ts';
import { sealValue } from '../../security/keys.ts';
import type { Item } from '../../store/items.ts';
import { isUsedUp, takeAttempt, usedUpError, type Limit } from '../../store/limits/limits.ts';
import { claimPinKey, limitKey } from '../../store/keys.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';

const WINDOW_SECONDS = 15 * 60;
const PER_USER: Limit = { name: 'userFormPin', most: 10, windowSeconds: WINDOW_SECONDS };
const PER_ADDRESS: Limit = { name: 'userFormPinAddress', most: 30, windowSeconds: WINDOW_SECONDS };

type Search = { pin: string; actor: Staff; address: string };

/**
 * The form's and the company's name of the induction behind a 9-digit PIN. Wrong, archived and malformed PINs look the same and count
 * against user and address; right ones do not (rule 7.1).
 */
export async function findUserFormByPin(
  world: World,
  { pin, actor, address }: Search,
): Promise<Reply<typeof userFormSearchApi.findByPin>> {
  const { userId, company } = actor;
  const asked = claimPinIn(pin);
  const network = sealValue(world.keys, 'address', address);
  const keys = [limitKey(PER_USER.name, userId), limitKey(PER_ADDRESS.name, network)];
  const [ofUser, ofAddress, claim] = await world.table.getMany(
    asked === undefined ? keys : [...keys, claimPinKey(asked)],
  );
  requireLeft(world, PER_USER, ofUser);
  requireLeft(world, PER_ADDRESS, ofAddress);
  const head = claim && (await livingForm(world, String(claim['id'])));
  if (head) {
    const { name } = await companyRef(world, head.company);
    return { _id: head._id, name: head.formName, companyName: name };
  }
  tellMiss(world, 'userFormPin');
  const left = await takeAttempt(world.table, PER_USER, userId, world.now());
  if (left === 0)
    await countSecurity(world, { kind: 'pinsGuessed', company, by: userId, about: 'userFormPin' }, userId);
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
