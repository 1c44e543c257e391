import { unboxed } from '../http/sealed-box.ts';
import { withinTime } from '../outside/within-time.ts';
import { giveBackAttempt, takeAttempt } from '../store/limits.ts';
import type { Message } from '../store/messages.ts';
import type { Settings, World } from '../world.ts';
import { renderMessage } from './render-message.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from './sms-cap.ts';

/** No sending takes longer: two tries of a client, and what it waits between them. */
export const LONGEST_SENDING_SECONDS = 11;

/** Sends a message by its channel; rejects where it was not taken, with `too_many_requests` where the SMS of the day are used up. */
export async function sendMessage(world: World, message: Message): Promise<void> {
  const secret = message.box === undefined ? undefined : unboxed(world.keys, message.box);
  const { subject, text, html, sms } = renderMessage(message, world.settings, secret);
  if (message.channel === 'sms') return sendSms(world, { to: message.to, text: sms });
  const mail = { from: senderOf(world.settings), to: message.to, subject, text, html };
  await withinTime(LONGEST_SENDING_SECONDS * 1000, world.mail.send(mail));
}

async function sendSms(world: World, sms: { to: string; text: string }): Promise<void> {
  await takeAttempt(world.table, SMS_PER_DAY, SMS_OF_ALL, world.now());
  try {
    await withinTime(LONGEST_SENDING_SECONDS * 1000, world.sms.send(sms));
  } catch (error) {
    await giveBackAttempt(world.table, SMS_PER_DAY, SMS_OF_ALL);
    throw error;
  }
}

function senderOf({ mailFrom, wordmark }: Settings): string {
  return mailFrom.includes('<') ? mailFrom : `${wordmark} <${mailFrom}>`;
}
