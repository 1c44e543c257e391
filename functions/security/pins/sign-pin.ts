import { isSealed, type Keys, sealValue } from '../keys.ts';

const purposeOf = (userId: string) => `sign pin of user ${userId}`;

/** The stored hash of a user's own signing PIN. */
export function signPinHash(keys: Keys, userId: string, pin: string): string {
  return sealValue(keys, purposeOf(userId), pin);
}

/** Whether a typed PIN is the user's own. */
export function isSignPin(keys: Keys, user: { _id: string; signPinHash: string | null }, pin: string): boolean {
  const { _id, signPinHash: hash } = user;
  return hash !== null && isSealed(keys, purposeOf(_id), pin.replace(/\s/g, ''), hash);
}
