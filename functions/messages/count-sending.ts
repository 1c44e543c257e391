import { AppError, isAppError } from '../../shared/core/errors.ts';
import { sealValue } from '../security/keys.ts';
import { giveBackAttempt, isUsedUp, takeAttempt, usedUpError, type Limit } from '../store/limits/limits.ts';
import { limitKey } from '../store/keys.ts';
import type { MessageKind } from '../store/messages/messages.ts';
import type { World } from '../world.ts';
import { ofAccount, ofRecipient, refusalOfSpending, spendingsOfCode, type CodeOwner } from './sending-budgets.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from './sms-cap.ts';

const HOUR_SECONDS = 3600;
const PER_CLIENT: Limit = { name: 'sendClient', most: 20, windowSeconds: HOUR_SECONDS };
const CODES_OF_SUBJECT: Limit = { name: 'codesOf', most: 5, backEverySeconds: HOUR_SECONDS };

/**
 * `about` is what the code or link opens, `to` the e-mail or phone number of the recipient, `address` the client's, `owner` whose budgets of
 * SMS a code draws on.
 */
type Sending = { kind: MessageKind; about: string; to: string; address: string; owner?: CodeOwner };

/**
 * Counts a message that a client asks for, before it is made; 429 where client, subject, form, company or recipient is over its limit
 * (rule 7.5). Only the day's SMS limit makes anybody wait longer than an hour. `isScarce`: the recipient has had so many that the current code is sent again
 * instead of a new one.
 */
export async function countSending(
  world: World,
  { kind, about, to, address, owner }: Sending,
): Promise<{ isScarce: boolean }> {
  const now = world.now();
  if (to.startsWith('+')) await requireSmsLeft(world, now);
  await takeAttempt(world.table, PER_CLIENT, sealValue(world.keys, 'address', address), now);
  await takeAttempt(world.table, CODES_OF_SUBJECT, about, now);
  if (owner && to.startsWith('+')) await takeCode(world, owner, about);
  const { limit, subject } = ofRecipient(world, kind, to);
  return { isScarce: (await takeAttempt(world.table, limit, subject, now)) === 0 };
}

/**
 * Counts a request for a mail that only an account's address gets, whether or not the account exists: 429 where the client is over its
 * limit, undefined where the address is. `isScarce` as above.
 */
export async function countAsking(
  world: World,
  { kind, to, address }: Omit<Sending, 'about'>,
): Promise<{ isScarce: boolean } | undefined> {
  const now = world.now();
  await takeAttempt(world.table, PER_CLIENT, sealValue(world.keys, 'address', address), now);
  const { limit, subject } = ofAccount(world, kind, to);
  try {
    return { isScarce: (await takeAttempt(world.table, limit, subject, now)) === 0 };
  } catch (error) {
    if (isAppError(error, 'too_many_requests')) return undefined;
    throw error;
  }
}

/** An induction whose form or company has no code left keeps its own. */
async function takeCode(world: World, owner: CodeOwner, about: string): Promise<void> {
  const refusal = await refusalOfSpending(world, spendingsOfCode(owner));
  if (!refusal) return;
  await giveBackAttempt(world.table, CODES_OF_SUBJECT, about);
  throw new AppError('too_many_requests', { retryAfterSeconds: refusal.retryAfterSeconds });
}

/** A person who waits for a code is refused now rather than left waiting for an SMS that does not come. */
async function requireSmsLeft(world: World, now: Date): Promise<void> {
  const item = await world.table.get(limitKey(SMS_PER_DAY.name, SMS_OF_ALL));
  if (isUsedUp(SMS_PER_DAY, item, now)) throw usedUpError(SMS_PER_DAY, item, now);
}
