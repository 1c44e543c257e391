import { normalizeEmail } from '../store/entities/users/users.ts';
import type { Keys } from './keys.ts';
import { lastingSeal } from './keys.ts';

/** A person's e-mail or phone number where it must not be readable: equal addresses give equal seals. */
export function sealAddress(keys: Keys, address: string): string {
  return lastingSeal(keys, 'address of person', normalizeEmail(address));
}
