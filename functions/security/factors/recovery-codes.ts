import type { World } from '../../world.ts';
import { lastingSeal } from '../keys.ts';

const CODES = 10;
/** 50 bits, in letters and digits that are not mistaken for one another. */
const CHARACTERS = 10;
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = CHARACTERS / 2;

/** Fresh codes as they are shown, once. */
export function drawRecoveryCodes(world: World): string[] {
  return Array.from({ length: CODES }, () => {
    const code = Array.from(world.randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
  });
}

export function recoveryCodeHash({ keys }: World, userId: string, code: string): string {
  return lastingSeal(keys, `recovery code of user ${userId}`, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
}
