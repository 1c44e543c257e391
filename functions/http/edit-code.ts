import { AppError } from '../../shared/core/errors.ts';
import { provedByCode } from '../store/edit-codes.ts';
import type { World } from '../world.ts';
import { sealed } from './keys.ts';

/** What an edit code opens. */
export const userFormSubject = (id: string) => `userForm#${id}`;
export const cardSubject = (id: string) => `card#${id}`;

export function codeHash(world: World, subject: string, code: string): string {
  return sealed(world.keys, `edit code ${subject}`, code.trim());
}

/** Uses a code up and answers the address that it proves; 422 `wrong_code` for a wrong, used or dead one. */
export async function requireProvedByCode(
  world: World,
  subject: string,
  code: string,
): Promise<{ provedAddress: string }> {
  const hash = codeHash(world, subject, code);
  const proved = await provedByCode(world.table, { subject, hash, now: world.now() });
  if (!proved) throw new AppError('wrong_code');
  return proved;
}
