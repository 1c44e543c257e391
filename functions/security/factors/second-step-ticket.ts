import { AppError } from '../../../shared/core/errors.ts';
import type { UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { encryptBox, openBox } from '../sealed-box.ts';

const LIFE_SECONDS = 10 * 60;
const KIND = 'second step';

/** Proves a right password to the second step of the same login. */
export function secondStepTicket(world: World, { _id, epoch }: Pick<UserRecord, '_id' | 'epoch'>): string {
  return encryptBox(world.keys, [KIND, _id, epoch, world.now().getTime() + LIFE_SECONDS * 1000].join('\n'));
}

/** The user of a living ticket, and the epoch of the password that was right; 410 `expired` otherwise. */
export function readSecondStepTicket(world: World, ticket: string): { userId: string; epoch: number } {
  const [kind, userId = '', epoch, until] = opened(world, ticket).split('\n');
  if (kind !== KIND || Number(until) < world.now().getTime()) throw new AppError('expired');
  return { userId, epoch: Number(epoch) };
}

function opened({ keys }: World, ticket: string): string {
  try {
    return openBox(keys, ticket);
  } catch {
    throw new AppError('expired');
  }
}
