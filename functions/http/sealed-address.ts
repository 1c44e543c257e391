import { normalizedEmail } from '../store/users.ts';
import type { Keys } from './keys.ts';
import { sealed } from './keys.ts';

/** The e-mail or phone number of a person as it is kept where it must not be read: equal addresses give equal text. */
export function sealedAddress(keys: Keys, address: string): string {
  return sealed(keys, 'address of person', normalizedEmail(address));
}
