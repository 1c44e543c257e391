import { openBox } from '../security/sealed-box.ts';
import { withinTime } from '../outside/within-time.ts';
import { giveBackAttempt, takeAttempt } from '../store/limits/limits.ts';
import { messageKey, type Message } from '../store/messages/messages.ts';
import type { Settings, World } from '../world.ts';
import { tagOf } from './mail-tag.ts';
import { renderMessage } from './render-message.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from './sms-cap.ts';
import { smsSegments } from './sms-text.ts';

/** The longest sending: two tries of a client, and the wait between them. */
export const LONGEST_SENDING_SECONDS = 11;

/** Sends a message by its channel; rejects where it was not accepted, with `too_many_requests` where the day's SMS are used up. */
export async function sendMessage(world: World, message: Message): Promise<void> {
  const secret = message.box === undefined ? undefined : openBox(world.keys, message.box);
  const { subject, text, html, sms } = renderMessage(message, world.settings, secret);
  if (message.channel === 'sms') return sendSms(world, { to: message.to, text: sms });
  const tag = tagOf(messageKey(message));
  const mail = { from: senderOf(world.settings), to: message.to, subject, text, html, tag };
  await withinTime(LONGEST_SENDING_SECONDS * 1000, world.mail.send(mail));
}

async function sendSms(world: World, sms: { to: string; text: string }): Promise<void> {
  const paid = { ...SMS_PER_DAY, units: smsSegments(sms.text) };
  await takeAttempt(world.table, paid, SMS_OF_ALL, world.now());
  try {
    await withinTime(LONGEST_SENDING_SECONDS * 1000, world.sms.send(sms));
  } catch (error) {
    await giveBackAttempt(world.table, paid, SMS_OF_ALL);
    throw error;
  }
}

function senderOf({ mailFrom, wordmark }: Settings): string {
  return mailFrom.includes('<') ? mailFrom : `${wordmark} <${mailFrom}>`;
}
