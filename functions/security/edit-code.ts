import { AppError } from '../../shared/core/errors.ts';
import { proveByCode } from '../store/entities/edit-codes.ts';
import type { World } from '../world.ts';
import { isSealed, sealValue } from './keys.ts';
import { tellMiss } from './security-log.ts';

/** What an edit code opens. */
export const userFormSubject = (id: string) => `userForm#${id}`;
export const cardSubject = (id: string) => `card#${id}`;

const purposeOf = (subject: string) => `edit code ${subject}`;

export function codeHash(world: World, subject: string, code: string): string {
  return sealValue(world.keys, purposeOf(subject), code.trim());
}

export function isCode(world: World, subject: string, { code, hash }: { code: string; hash: string }): boolean {
  return isSealed(world.keys, purposeOf(subject), code.trim(), hash);
}

/** Uses a code up and answers the address that it proves; 422 `wrong_code` for a wrong, used or expired one. */
export async function requireProvedByCode(
  world: World,
  subject: string,
  code: string,
): Promise<{ provedAddress: string }> {
  const isRight = (hash: string) => isCode(world, subject, { code, hash });
  const proved = await proveByCode(world.table, { subject, isRight, now: world.now() });
  if (!proved) {
    tellMiss(world, 'editCode');
    throw new AppError('wrong_code');
  }
  return proved;
}
