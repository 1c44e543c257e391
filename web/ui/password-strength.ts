import { RECOMMENDED_PASSWORD } from '../../shared/core/password-rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'good';

const FAIR_CHARACTERS = 9;
/** So many different characters are too few, however long the password is: `aaaaaaaaaaaa`. */
const FEW_CHARACTERS = 5;

/** Length first, since it counts most; a run of digits alone is weak. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  const isPlain = new Set(characters).size <= FEW_CHARACTERS || /^\d+$/.test(password);
  if (isPlain || characters.length < FAIR_CHARACTERS) return 'weak';
  return characters.length < RECOMMENDED_PASSWORD ? 'fair' : 'good';
}
