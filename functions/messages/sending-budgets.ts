import { AppError } from '../../shared/core/errors.ts';
import type { HeldReason } from '../../shared/messages/message-api.ts';
import { sealed } from '../http/keys.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits.ts';
import type { Message, MessageKind } from '../store/messages.ts';
import type { World } from '../world.ts';
import { mailboxOf } from './mailbox-of.ts';
import { SMS_OF_ALL, SMS_OF_NEWS_PER_DAY } from './sms-cap.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OF_RECIPIENT: Limit = { name: 'recipientOfKind', most: 10, backEverySeconds: HOUR_SECONDS };
const OF_CLIENT: Record<Message['channel'], Limit> = {
  sms: { name: 'clientSms', most: 60, windowSeconds: HOUR_SECONDS },
  email: { name: 'clientMails', most: 1200, windowSeconds: HOUR_SECONDS },
};

/** What anybody with the PIN of a form may cause: a form has less than its company, and a company less than all. */
export const OF_FORM: Record<Message['channel'], Limit> = {
  sms: { name: 'formSms', most: 150, windowSeconds: DAY_SECONDS },
  email: { name: 'formMails', most: 4000, windowSeconds: DAY_SECONDS },
};
export const OF_COMPANY: Record<Message['channel'], Limit> = {
  sms: { name: 'companySms', most: 250, windowSeconds: DAY_SECONDS },
  email: { name: 'companyMails', most: 15_000, windowSeconds: DAY_SECONDS },
};

/** One budget that a sending takes from; `reason` is what is told where it is used up. */
export type Spending = { limit: Limit; subject: string; reason: HeldReason };

/** Goes to an address that somebody typed: its owner is not flooded, whoever's form it was typed in (contract 8). */
const TO_TYPED_ADDRESS: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'inductionLink',
  'completionReceipt',
  'inductionReturned',
]);

/** Somebody stands and waits for it. */
const WAITED_FOR: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'editCode',
  'cardCode',
  'permitToSign',
  'permitPin',
  'permitApproved',
  'permitRejected',
  'permitCancelled',
  'permitSignaturesVoided',
]);

/** The budgets of a message, counted when it is about to be sent, the narrowest first. */
export function spendingsOf(world: World, { kind, channel, to, client, form, company }: Message): Spending[] {
  return [
    ...(client === undefined ? [] : [{ limit: OF_CLIENT[channel], subject: client, reason: 'client_limit' as const }]),
    ...(TO_TYPED_ADDRESS.has(kind) ? [ofRecipient(world, kind, to)] : []),
    ...(form === undefined ? [] : ofForm(channel, { form, company })),
    ...(channel === 'sms' && !WAITED_FOR.has(kind) ? [OF_NEWS] : []),
  ];
}

const OF_NEWS: Spending = { limit: SMS_OF_NEWS_PER_DAY, subject: SMS_OF_ALL, reason: 'sms_limit' };

function ofForm(channel: Message['channel'], { form, company }: { form: string; company: string }): Spending[] {
  return [
    { limit: OF_FORM[channel], subject: form, reason: 'form_limit' },
    { limit: OF_COMPANY[channel], subject: company, reason: 'company_limit' },
  ];
}

/** What one mailbox or number gets of one kind: ten at once, then one an hour. */
export function ofRecipient(world: World, kind: MessageKind, to: string): Spending {
  const subject = `${kind}.${sealed(world.keys, 'recipient', mailboxOf(to))}`;
  return { limit: OF_RECIPIENT, subject, reason: 'recipient_limit' };
}

/** A budget that is used up: which, and how long until it is not. */
export type Refusal = { reason: HeldReason; retryAfterSeconds: number };

/** Takes from every budget, or from none; answers the first that is used up. */
export async function refusalOfSpending(world: World, spendings: readonly Spending[]): Promise<Refusal | undefined> {
  for (const [at, { limit, subject, reason }] of spendings.entries()) {
    const retryAfterSeconds = await secondsToWait(() => takeAttempt(world.table, limit, subject, world.now()));
    if (retryAfterSeconds === undefined) continue;
    for (const taken of spendings.slice(0, at)) await giveBackAttempt(world.table, taken.limit, taken.subject);
    return { reason, retryAfterSeconds };
  }
  return undefined;
}

async function secondsToWait(take: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return error.detail.retryAfterSeconds ?? 1;
    throw error;
  }
}
