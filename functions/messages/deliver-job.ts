import { AppError } from '../../shared/core/errors.ts';
import type { MessageReason } from '../../shared/messages/message-api.ts';
import { codeHash } from '../http/edit-code.ts';
import { unboxed } from '../http/sealed-box.ts';
import { findCodeHash } from '../store/edit-codes.ts';
import type { Item } from '../store/items.ts';
import {
  finishMessage,
  isMessageDue,
  isTaken,
  messageOf,
  postponeMessage,
  type Ending,
  type PendingMessage,
} from '../store/messages.ts';
import { findPermit } from '../store/permits.ts';
import type { World } from '../world.ts';
import { refusalOfSpending, spendingsOf, type Refusal } from './sending-budgets.ts';
import { LONGEST_SENDING_SECONDS, sendMessage } from './send-message.ts';

/** While it lasts nobody else takes the message; a sender that dies gives it back by it. Longer than any sending. */
const LEASE_SECONDS = 15;
const WAIT_SECONDS = [60, 5 * 60, 15 * 60];
const LONGEST_WAIT_SECONDS = 3600;
const MOST_TRIES = 8;
/** What a budget has kept for so long is told to staff as not sent, and is no burden on the budget any more. */
const LONGEST_HOLD_HOURS = 48;

/**
 * Sends messages of the due index, one after the other, each taken first so that of several workers one sends it. A
 * message that fails is tried again, eight times over some hours, and then parked; the others go on. One that a budget
 * does not let through is held until there is some again. Only where a worker
 * ends between sending and marking is a message sent twice; its `tries` tell. `isTimeUp` is asked before each message;
 * those that are left stay due.
 */
export async function deliverMessages(
  world: World,
  items: readonly Item[],
  isTimeUp: () => boolean = () => false,
): Promise<void> {
  for (const item of items) {
    if (isTimeUp()) return;
    if (!isMessageDue(item, world.now())) continue;
    const message = messageOf(item);
    try {
      await deliver(world, message);
    } catch (error) {
      tell(world, message, { level: 'error', event: 'message_not_marked', error });
    }
  }
}

async function deliver(world: World, message: PendingMessage): Promise<void> {
  const taken = { ...message, tries: message.tries + 1 };
  const leaseEnd = after(world.now(), LEASE_SECONDS);
  if (!(await isTaken(world.table, message, leaseEnd))) return;
  const worthless = await worthlessReason(world, message);
  if (worthless) return end(world, taken, { state: 'dropped', reason: worthless });
  if (failures(message) >= MOST_TRIES) return end(world, taken, { state: 'parked', reason: 'not_taken' });
  const refusal =
    message.isPaid || failures(message) > 0 ? undefined : await refusalOfSpending(world, spendingsOf(world, message));
  if (refusal) return hold(world, taken, { ...refusal, isPaid: false });
  // A slow table has used the lease up: whoever takes the message next sends it.
  if (after(world.now(), LONGEST_SENDING_SECONDS) > leaseEnd) return;
  try {
    await sendMessage(world, taken);
  } catch (error) {
    return isSmsUsedUp(error) ? hold(world, taken, smsRefusal(error)) : tryLater(world, taken, error);
  }
  await end(world, taken, { state: 'sent' });
}

const failures = ({ tries, holds = 0 }: PendingMessage) => tries - holds;

/** Why nobody needs a message any more; undefined where somebody does. */
async function worthlessReason(world: World, message: PendingMessage): Promise<MessageReason | undefined> {
  if (isTooLate(message, world.now().toISOString())) return 'too_late';
  if (await isReplacedCode(world, message)) return 'replaced';
  return (await isCalledOff(world, message)) ? 'called_off' : undefined;
}

function isSmsUsedUp(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'too_many_requests';
}

function smsRefusal({ detail }: AppError): Refusal & { isPaid: boolean } {
  return { reason: 'sms_limit', retryAfterSeconds: detail.retryAfterSeconds ?? 1, isPaid: true };
}

/** Keeps a message until its budget has some left; nothing was tried, and its tries stay. */
async function hold(
  world: World,
  message: PendingMessage,
  { reason, retryAfterSeconds, isPaid }: Refusal & { isPaid: boolean },
): Promise<void> {
  const at = after(world.now(), Math.max(1, retryAfterSeconds));
  const latest = after(new Date(message.created), LONGEST_HOLD_HOURS * 3600);
  if (at > latest || isTooLate(message, at)) return end(world, message, { state: 'dropped', reason });
  tell(world, message, { level: 'info', event: 'message_held', reason });
  await postponeMessage(world.table, message, { at, reason, isHeld: true, isPaid });
}

async function tryLater(world: World, message: PendingMessage, error: unknown): Promise<void> {
  const at = after(world.now(), WAIT_SECONDS[failures(message) - 1] ?? LONGEST_WAIT_SECONDS);
  tell(world, message, { level: 'warn', event: 'message_failed', error });
  if (isTooLate(message, at)) return end(world, message, { state: 'dropped', reason: 'not_taken' });
  if (failures(message) >= MOST_TRIES) return end(world, message, { state: 'parked', reason: 'not_taken' });
  await postponeMessage(world.table, message, { at, reason: 'not_taken', isHeld: false, isPaid: true });
}

/** A newer code has been asked for since: the one that this message carries opens nothing. */
async function isReplacedCode(world: World, { kind, about, box }: PendingMessage): Promise<boolean> {
  if ((kind !== 'editCode' && kind !== 'cardCode') || box === undefined) return false;
  const hash = await findCodeHash(world.table, about);
  return hash !== undefined && hash !== codeHash(world, about, unboxed(world.keys, box));
}

/** The permit that somebody is asked to sign has been cancelled since: its PINs are dead. */
async function isCalledOff(world: World, { kind, about }: PendingMessage): Promise<boolean> {
  if (kind !== 'permitToSign' && kind !== 'permitPin') return false;
  const permit = await findPermit(world.table, about.replace('permit#', ''));
  return permit?.status === 'Cancelled';
}

function isTooLate({ validUntil }: PendingMessage, at: string): boolean {
  return validUntil !== undefined && validUntil <= at;
}

async function end(world: World, message: PendingMessage, ending: Ending): Promise<void> {
  await finishMessage(world.table, message, ending, world.now().toISOString());
  const { state } = ending;
  const reason = 'reason' in ending ? ending.reason : undefined;
  tell(world, message, { level: state === 'sent' ? 'info' : 'error', event: `message_${state}`, reason });
}

type Told = { level: string; event: string; reason?: MessageReason | undefined; error?: unknown };

/** One log line, without address, text or the words of an error, which may name the address. */
function tell(
  world: World,
  { _id: id, kind, channel, tries }: PendingMessage,
  { level, event, reason, error }: Told,
): void {
  world.log({
    level,
    event,
    messageId: id,
    kind,
    channel,
    tries,
    reason,
    error: error instanceof Error ? error.name : undefined,
  });
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
