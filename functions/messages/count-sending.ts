import { sealed } from '../http/keys.ts';
import { isUsedUp, limitKey, takeAttempt, usedUpError, type Limit } from '../store/limits.ts';
import type { MessageKind } from '../store/messages.ts';
import type { World } from '../world.ts';
import { ofRecipient, refusalOfSpending } from './sending-budgets.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from './sms-cap.ts';

const HOUR_SECONDS = 3600;
const PER_CLIENT: Limit = { name: 'sendClient', most: 20, windowSeconds: HOUR_SECONDS };
const CODES_OF_SUBJECT: Limit = { name: 'codesOf', most: 5, backEverySeconds: HOUR_SECONDS };

/** `about` is what the code or link opens, `to` the e-mail or number that is sent to, `address` the client that asks. */
type Sending = { kind: MessageKind; about: string; to: string; address: string };

/**
 * Counts a message that somebody asks for, before it is made; 429 where client, subject or recipient has had enough
 * (contract 8): but for the SMS of the day nobody waits longer than an hour. `isScarce` tells that the recipient has had so many that the
 * living code is to be sent again and no new one drawn.
 */
export async function countSending(
  world: World,
  { kind, about, to, address }: Sending,
): Promise<{ isScarce: boolean }> {
  const now = world.now();
  if (to.startsWith('+')) await requireSmsLeft(world, now);
  await takeAttempt(world.table, PER_CLIENT, sealed(world.keys, 'address', address), now);
  await takeAttempt(world.table, CODES_OF_SUBJECT, about, now);
  const { limit, subject } = ofRecipient(world, kind, to);
  return { isScarce: (await takeAttempt(world.table, limit, subject, now)) === 0 };
}

/**
 * Counts the asking for a mail that only an account's address gets, whether there is one or not: 429 where the client has
 * had enough, false where the address has.
 */
export async function isAskingAllowed(world: World, { kind, to, address }: Omit<Sending, 'about'>): Promise<boolean> {
  await takeAttempt(world.table, PER_CLIENT, sealed(world.keys, 'address', address), world.now());
  return (await refusalOfSpending(world, [ofRecipient(world, kind, to)])) === undefined;
}

/** Whoever waits for a code is better told now than never. */
async function requireSmsLeft(world: World, now: Date): Promise<void> {
  const item = await world.table.get(limitKey(SMS_PER_DAY, SMS_OF_ALL));
  if (isUsedUp(SMS_PER_DAY, item, now)) throw usedUpError(SMS_PER_DAY, item, now);
}
