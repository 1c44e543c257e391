import type { World } from '../world.ts';

/** A fresh id: 128 random bits, URL-safe, 22 characters. */
export function newId(world: Pick<World, 'randomBytes'>): string {
  return Buffer.from(world.randomBytes(16)).toString('base64url');
}

/** `count` decimal digits, each equally likely; leading zeros stay. */
export function randomDigits(world: Pick<World, 'randomBytes'>, count: number): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of world.randomBytes(count * 2)) {
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
    }
  }
  return digits;
}
