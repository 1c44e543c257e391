import { AppError } from '../../shared/core/errors.ts';
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
  type MessageKind,
  type PendingMessage,
} from '../store/messages.ts';
import { findPermit } from '../store/permits.ts';
import type { World } from '../world.ts';
import { isWithinLimits } from './count-sending.ts';
import { sendMessage } from './send-message.ts';

/** While it lasts nobody else takes the message; a sender that dies gives it back by it. Longer than any client waits. */
const LEASE_SECONDS = 60;
const WAIT_SECONDS = [60, 5 * 60, 15 * 60];
const LONGEST_WAIT_SECONDS = 3600;
const MOST_TRIES = 8;

/** Sent to an address that a worker typed without anyone waiting for it: counted when sent, so that nobody is flooded (contract 8). */
const UNASKED: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'inductionLink',
  'completionReceipt',
  'inductionReturned',
]);

/**
 * Sends messages of the due index, one after the other, each taken first so that of several workers one sends it. A
 * message that fails is tried again, eight times over some hours, and then parked; the others go on. Only where a worker
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
  const now = world.now();
  if (!(await isTaken(world.table, message, after(now, LEASE_SECONDS)))) return;
  const taken = { ...message, tries: message.tries + 1 };
  if (
    isWorthless(message, now.toISOString()) ||
    (await isReplacedCode(world, message)) ||
    (await isCalledOff(world, message))
  )
    return end(world, taken, 'dropped');
  if (message.tries >= MOST_TRIES) return end(world, taken, 'parked');
  if (message.tries === 0 && UNASKED.has(message.kind) && !(await isWithinLimits(world, message))) {
    return end(world, taken, 'dropped');
  }
  try {
    await sendMessage(world, taken);
  } catch (error) {
    return tryLater(world, taken, error);
  }
  await end(world, taken, 'sent');
}

async function tryLater(world: World, message: PendingMessage, error: unknown): Promise<void> {
  const at = after(world.now(), waitSeconds(message.tries, error));
  tell(world, message, { level: 'warn', event: 'message_failed', error });
  if (isWorthless(message, at)) return end(world, message, 'dropped');
  if (message.tries >= MOST_TRIES) return end(world, message, 'parked');
  await postponeMessage(world.table, message, at);
}

/** Where the SMS of the day are used up, there is no sense in trying before the next day. */
function waitSeconds(tries: number, error: unknown): number {
  const least = error instanceof AppError ? (error.detail.retryAfterSeconds ?? 0) : 0;
  return Math.max(WAIT_SECONDS[tries - 1] ?? LONGEST_WAIT_SECONDS, least);
}

/** A newer code has been asked for since: the one that this message carries opens nothing. */
async function isReplacedCode(world: World, { kind, about, box }: PendingMessage): Promise<boolean> {
  if ((kind !== 'editCode' && kind !== 'cardCode') || box === undefined) return false;
  const hash = await findCodeHash(world.table, about);
  return hash !== undefined && hash !== codeHash(world, about, unboxed(world.keys, box));
}

/** The permit that somebody is asked to sign has been cancelled since: its PINs are dead. */
async function isCalledOff(world: World, { kind, about }: PendingMessage): Promise<boolean> {
  if (kind !== 'permitToSign') return false;
  const permit = await findPermit(world.table, about.replace('permit#', ''));
  return permit?.status === 'Cancelled';
}

function isWorthless({ validUntil }: PendingMessage, at: string): boolean {
  return validUntil !== undefined && validUntil <= at;
}

async function end(world: World, message: PendingMessage, state: 'sent' | 'dropped' | 'parked'): Promise<void> {
  await finishMessage(world.table, message, state, world.now().toISOString());
  tell(world, message, { level: state === 'sent' ? 'info' : 'error', event: `message_${state}` });
}

type Told = { level: string; event: string; error?: unknown };

/** One log line, without address, text or the words of an error, which may name the address. */
function tell(world: World, { _id: id, kind, channel, tries }: PendingMessage, { level, event, error }: Told): void {
  world.log({
    level,
    event,
    messageId: id,
    kind,
    channel,
    tries,
    error: error instanceof Error ? error.name : undefined,
  });
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
