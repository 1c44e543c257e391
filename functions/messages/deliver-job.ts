import { isAppError, type AppError } from '../../shared/core/errors.ts';
import type { MessageReason } from '../../shared/messages/message-shapes.ts';
import { isCode } from '../security/edit-code.ts';
import { openBox } from '../security/sealed-box.ts';
import { findCodeHash } from '../store/entities/edit-codes.ts';
import type { Item } from '../store/items.ts';
import { Hopeless, nextTryOfWork, NotTaken } from '../store/due/due-failures.ts';
import {
  finishMessage,
  isTaken,
  messageOf,
  postponeMessage,
  type Ending,
  type PendingMessage,
} from '../store/messages/messages.ts';
import { findPermit } from '../store/entities/permits/permits.ts';
import { isDue } from '../store/due/due-index.ts';
import type { World } from '../world.ts';
import { hindranceOf } from './hindrance.ts';
import { tellPermitOfReturn } from './permit-return.ts';
import { refusalOfSpending, spendingsOf, type Refusal } from './sending-budgets.ts';
import { LONGEST_SENDING_SECONDS, sendMessage } from './send-message.ts';

/** While the lease lasts no other worker takes the message; it ends by itself if the sender dies. Longer than any sending. */
const LEASE_SECONDS = 15;
/** After this many senders that died while sending, the message itself may be the reason. */
const MOST_DEATHS = 8;
/** A message that a budget held for this long is shown to staff as not sent, and no longer waits for the budget. */
const LONGEST_HOLD_HOURS = 48;

/**
 * Sends messages of the due index one by one, each after a lease, so that only one worker sends it. A message over its budget is held until
 * the budget has room; a failed one throws, and the due-work loop postpones it. A message is sent twice only where a worker dies between
 * sending and marking; its `tries` show that.
 */
export async function deliverMessages(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) if (isDue(item, world.now())) await deliver(world, messageOf(item));
}

async function deliver(world: World, message: PendingMessage): Promise<void> {
  const taken = { ...message, tries: message.tries + 1 };
  const leaseEnd = after(world.now(), LEASE_SECONDS);
  if (!(await isTaken(world.table, message, leaseEnd))) return;
  const worthless = await worthlessReason(world, message);
  if (worthless) return end(world, taken, { state: 'dropped', reason: worthless });
  if (attempts(message) - (message.failures ?? 0) >= MOST_DEATHS) throw new Hopeless('its senders have died');
  const hindrance = await hindranceOf(world, message);
  if (hindrance?.isForGood) {
    const told = { reason: hindrance.suppressed, at: world.now().toISOString(), isSuppressed: true };
    await tellPermitOfReturn(world, taken, told);
    return end(world, taken, { state: 'dropped', reason: hindrance.reason });
  }
  if (hindrance) return hold(world, taken, { ...hindrance, isPaid: message.isPaid === true });
  const refusal =
    message.isPaid || attempts(message) > 0 ? undefined : await refusalOfSpending(world, spendingsOf(world, message));
  if (refusal) return hold(world, taken, { ...refusal, isPaid: false });
  // A slow table has used up the lease: the next worker to take the message sends it.
  if (after(world.now(), LONGEST_SENDING_SECONDS) > leaseEnd) return;
  try {
    await sendMessage(world, taken);
  } catch (error) {
    return isSmsUsedUp(error) ? hold(world, taken, smsRefusal(error)) : tryLater(world, taken, error);
  }
  await end(world, taken, { state: 'sent' });
}

const attempts = ({ tries, holds = 0 }: PendingMessage) => tries - holds;

/** Why a message is no longer worth sending; undefined where it is. */
async function worthlessReason(world: World, message: PendingMessage): Promise<MessageReason | undefined> {
  if (isTooLate(message, world.now().toISOString())) return 'too_late';
  if (await isReplacedCode(world, message)) return 'replaced';
  return (await isCalledOff(world, message)) ? 'called_off' : undefined;
}

function isSmsUsedUp(error: unknown): error is AppError {
  return isAppError(error, 'too_many_requests');
}

function smsRefusal({ detail }: AppError): Refusal & { isPaid: boolean } {
  return { reason: 'sms_limit', retryAfterSeconds: detail.retryAfterSeconds ?? 1, isPaid: true };
}

/** Holds a message until its budget has room; this is no try and does not count as one. */
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

/** Drops a message that would be too late at its next try; otherwise postpones it. */
async function tryLater(world: World, message: PendingMessage, error: unknown): Promise<void> {
  const next = nextTryOfWork(message, world.now());
  if (next !== undefined && isTooLate(message, next)) {
    return end(world, message, { state: 'dropped', reason: 'not_taken' });
  }
  throw new NotTaken(error instanceof Error ? error.name : 'unknown');
}

/** A newer code has replaced the one that this message carries. */
async function isReplacedCode(world: World, { kind, about, box }: PendingMessage): Promise<boolean> {
  if ((kind !== 'editCode' && kind !== 'cardCode') || box === undefined) return false;
  const hash = await findCodeHash(world.table, about);
  return hash !== undefined && !isCode(world, about, { code: openBox(world.keys, box), hash });
}

/** The permit was cancelled after this request to sign it: its PINs no longer work. */
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

type Told = { level: string; event: string; reason?: MessageReason | undefined };

/** One log line, without address or text. */
function tell(world: World, { _id: id, kind, channel, tries }: PendingMessage, { level, event, reason }: Told): void {
  world.log({
    level,
    event,
    messageId: id,
    kind,
    channel,
    tries,
    reason,
  });
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
