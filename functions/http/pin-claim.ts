import * as z from 'zod/mini';
import { AppError } from '../../shared/core/errors.ts';
import { InductionPin } from '../../shared/core/fields.ts';
import { pinClaimOf, pinKey, type PinClaim } from '../store/induction-form-pins.ts';
import { isUsedUp, limitKey, takeAttempt, usedUpError, type Limit } from '../store/limits.ts';
import type { World } from '../world.ts';
import { sealed } from './keys.ts';

const WRONG_PINS: Limit = { name: 'inductionPin', most: 20, windowSeconds: 15 * 60 };

/** The living form behind a PIN. Wrong, archived and malformed look the same, and count against the address (contract 8). */
export async function claimOfPin(world: World, pin: string, address: string): Promise<PinClaim> {
  const subject = sealed(world.keys, 'address', address);
  const shaped = z.safeParse(InductionPin, pin.trim()).data ?? 'malformed';
  const [claimItem, limitItem] = await world.table.getMany([pinKey(shaped), limitKey(WRONG_PINS, subject)]);
  if (isUsedUp(WRONG_PINS, limitItem, world.now())) throw usedUpError(limitItem, world.now());
  const claim = pinClaimOf(claimItem);
  if (claim) return claim;
  await takeAttempt(world.table, WRONG_PINS, subject, world.now());
  throw new AppError('formPinCode404');
}
