import { AppError } from '../../shared/core/errors.ts';
import { findEmailClaim } from '../store/entities/users/users.ts';
import type { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

/** The error for a refused change of a user with the address `email`; undefined where the user has changed meanwhile. */
export async function refusalOfEmail(
  world: World,
  refusal: ConditionFailed,
  email: string,
): Promise<AppError | undefined> {
  if (refusal.refused === 'email') return (await emailRefusal(world, email)) ?? taken();
  return refusalOf(refusal);
}

/** The same for a change that keeps the address. */
export function refusalOf({ refused }: ConditionFailed): AppError | undefined {
  if (refused !== 'company' && refused !== 'department') return undefined;
  return new AppError('validation_failed', { issues: [{ path: refused, code: 'invalid_value' }] });
}

const taken = () => new AppError('emailAlreadyTaken', { issues: [{ path: 'email', code: 'taken' }] });

/** Why a user cannot have an address: another one has it, or has left it within seven days. */
export async function emailRefusal(
  { table, now }: World,
  email: string,
  userId?: string,
): Promise<AppError | undefined> {
  const claim = await findEmailClaim(table, email);
  if (claim === undefined || claim.userId === userId) return undefined;
  if (claim.reservedUntil === undefined) return taken();
  if (claim.reservedUntil <= now().toISOString()) return undefined;
  return new AppError('emailReserved', { issues: [{ path: 'email', code: 'reserved' }] });
}
