import { isAppError } from '../../shared/core/errors.ts';
import type { HeldReason } from '../../shared/messages/message-shapes.ts';
import { sealValue } from '../security/keys.ts';
import { giveBackAhead, takeAhead } from '../security/taken-ahead.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import { messageFacts } from '../store/messages/message-kinds.ts';
import type { Message, MessageKind } from '../store/messages/messages.ts';
import { normalizeEmail } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { mailboxOf } from './mailbox-of.ts';
import { SMS_OF_ALL, SMS_OF_NEWS_PER_DAY } from './sms-cap.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OF_RECIPIENT: Limit = { name: 'recipientOfKind', most: 10, backEverySeconds: HOUR_SECONDS };
const OF_CLIENT: Record<Message['channel'], Limit> = {
  sms: { name: 'clientSms', most: 60, windowSeconds: HOUR_SECONDS },
  email: { name: 'clientMails', most: 1200, windowSeconds: HOUR_SECONDS },
};

/** What anybody with a form's PIN may cause: a form's budget is below its company's, and a company's below that of all. */
export const OF_FORM: Record<Message['channel'], Limit> = {
  sms: { name: 'formSms', most: 150, windowSeconds: DAY_SECONDS },
  email: { name: 'formMails', most: 4000, windowSeconds: DAY_SECONDS },
};
export const OF_COMPANY: Record<Message['channel'], Limit> = {
  sms: { name: 'companySms', most: 250, windowSeconds: DAY_SECONDS },
  email: { name: 'companyMails', most: 15_000, windowSeconds: DAY_SECONDS },
};

/** Codes by SMS to inductions that anybody with a form's PIN may begin: about as many a day again, and nobody waits longer for one. */
const CODES_OF_FORM: Limit = { name: 'formCodes', most: 50, backEverySeconds: 30 * MINUTE_SECONDS };
const CODES_OF_COMPANY: Limit = { name: 'companyCodes', most: 75, backEverySeconds: 20 * MINUTE_SECONDS };

/** One budget that a sending draws on; `reason` is the refusal where it is used up. */
export type Spending = { limit: Limit; subject: string; reason: HeldReason };

/** The budgets of a message, charged just before its sending, the narrowest first. */
export function spendingsOf(world: World, { kind, channel, to, client, form, company }: Message): Spending[] {
  return [
    ...(client === undefined ? [] : [{ limit: OF_CLIENT[channel], subject: client, reason: 'client_limit' as const }]),
    ...(messageFacts(kind).isToTypedAddress ? [ofRecipient(world, kind, to)] : []),
    ...(form === undefined ? [] : ofForm(channel, { form, company })),
    ...(channel === 'sms' && !messageFacts(kind).isWaitedFor ? [OF_NEWS] : []),
  ];
}

const OF_NEWS: Spending = { limit: SMS_OF_NEWS_PER_DAY, subject: SMS_OF_ALL, reason: 'sms_limit' };

function ofForm(channel: Message['channel'], { form, company }: { form: string; company: string }): Spending[] {
  return [
    { limit: OF_FORM[channel], subject: form, reason: 'form_limit' },
    { limit: OF_COMPANY[channel], subject: company, reason: 'company_limit' },
  ];
}

/** The messages of one kind to one mailbox or number: ten at once, then one an hour. */
export function ofRecipient(world: World, kind: MessageKind, to: string): Spending {
  return ofAddress(world, kind, mailboxOf(to));
}

/** The same for one account's address: other accounts do not draw on it, even with the same mailbox. */
export function ofAccount(world: World, kind: MessageKind, email: string): Spending {
  return ofAddress(world, kind, normalizeEmail(email));
}

function ofAddress(world: World, kind: MessageKind, address: string): Spending {
  const subject = `${kind}.${sealValue(world.keys, 'recipient', address)}`;
  return { limit: OF_RECIPIENT, subject, reason: 'recipient_limit' };
}

/** The induction form and the company of a code. */
export type CodeOwner = { form: string; company: string };

/** The budgets of a code by SMS, the narrower first. */
export function spendingsOfCode({ form, company }: CodeOwner): Spending[] {
  return [
    { limit: CODES_OF_FORM, subject: form, reason: 'form_limit' },
    { limit: CODES_OF_COMPANY, subject: company, reason: 'company_limit' },
  ];
}

/** A used-up budget: which, and the seconds until it has room. */
export type Refusal = { reason: HeldReason; retryAfterSeconds: number };

/** Charges every budget, or none; answers the first one that is used up. */
export async function refusalOfSpending(world: World, spendings: readonly Spending[]): Promise<Refusal | undefined> {
  const taken: (() => Promise<void>)[] = [];
  for (const { limit, subject, reason } of spendings) {
    const { take, giveBack } = wayOf(limit);
    taken.unshift(() => giveBack(world.table, limit, subject, world.now()));
    const retryAfterSeconds = await secondsToWait(() => take(world.table, limit, subject, world.now()));
    if (retryAfterSeconds === undefined) continue;
    for (const giveBackOne of taken.slice(1)) await giveBackOne();
    return { reason, retryAfterSeconds };
  }
  return undefined;
}

/** From here on a few attempts more or less of a process are no matter. */
const WIDE = 1000;

const wayOf = ({ most }: Limit) =>
  most < WIDE ? { take: takeAttempt, giveBack: giveBackAttempt } : { take: takeAhead, giveBack: giveBackAhead };

async function secondsToWait(take: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    if (isAppError(error, 'too_many_requests')) return error.detail.retryAfterSeconds ?? 1;
    throw error;
  }
}
