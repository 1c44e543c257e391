import { RECOMMENDED_PASSWORD } from '../../../../shared/core/password-rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'good';

const FAIR_CHARACTERS = 9;
/** A password with only this many different characters is weak at any length: `aaaaaaaaaaaa`. */
const FEW_CHARACTERS = 5;

/** Length counts most; digits alone are weak. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  const isPlain = new Set(characters).size <= FEW_CHARACTERS || /^\d+$/.test(password);
  if (isPlain || characters.length < FAIR_CHARACTERS) return 'weak';
  return characters.length < RECOMMENDED_PASSWORD ? 'fair' : 'good';
}
