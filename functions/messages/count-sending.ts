import { AppError } from '../../shared/core/errors.ts';
import { sealed } from '../http/keys.ts';
import { isUsedUp, limitKey, takeAttempt, usedUpError, type Limit } from '../store/limits.ts';
import { normalizedEmail } from '../store/users.ts';
import type { World } from '../world.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from './sms-cap.ts';

const DAY_SECONDS = 24 * 3600;
const PER_CLIENT: Limit = { name: 'sendClient', most: 20, windowSeconds: 3600 };
const PER_FORM: Limit = { name: 'sendForm', most: 5, windowSeconds: DAY_SECONDS };
const PER_RECIPIENT: Limit = { name: 'sendRecipient', most: 10, windowSeconds: DAY_SECONDS };

/** `to` is the e-mail or number that is sent to, `address` the client that asks. */
type Sending = { formId: string; to: string; address: string };

/** Counts a message that somebody asks for, before it is made; 429 where client, form or recipient has had enough (contract 8). */
export async function countSending(world: World, { formId, to, address }: Sending): Promise<void> {
  const now = world.now();
  if (to.startsWith('+')) await requireSmsLeft(world, now);
  await takeAttempt(world.table, PER_CLIENT, sealed(world.keys, 'address', address), now);
  await takeAttempt(world.table, PER_FORM, formId, now);
  await takeAttempt(world.table, PER_RECIPIENT, sealed(world.keys, 'recipient', normalizedEmail(to)), now);
}

/**
 * Counts the asking for a mail that only an account's address gets, whether there is one or not: 429 where the client has
 * had enough, false where the address has.
 */
export async function isAskingAllowed(world: World, { to, address }: Omit<Sending, 'formId'>): Promise<boolean> {
  await takeAttempt(world.table, PER_CLIENT, sealed(world.keys, 'address', address), world.now());
  return isLeft(() =>
    takeAttempt(world.table, PER_RECIPIENT, sealed(world.keys, 'recipient', normalizedEmail(to)), world.now()),
  );
}

/** Counts a message that nobody waits for, when it is about to be sent; false where form or recipient has had enough. */
export async function isWithinLimits(world: World, { about, to }: { about: string; to: string }): Promise<boolean> {
  const formId = about.slice(about.indexOf('#') + 1);
  return isLeft(async () => {
    await takeAttempt(world.table, PER_FORM, formId, world.now());
    await takeAttempt(world.table, PER_RECIPIENT, sealed(world.keys, 'recipient', normalizedEmail(to)), world.now());
  });
}

async function isLeft(take: () => Promise<unknown>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Whoever waits for a code is better told now than never. */
async function requireSmsLeft(world: World, now: Date): Promise<void> {
  const item = await world.table.get(limitKey(SMS_PER_DAY, SMS_OF_ALL));
  if (isUsedUp(SMS_PER_DAY, item, now)) throw usedUpError(SMS_PER_DAY, item, now);
}
