import * as z from 'zod/mini';
import { EmailAddress } from '../../shared/core/fields.ts';
import { newId } from '../http/random-ids.ts';
import { boxed } from '../http/sealed-box.ts';
import type { Message } from '../store/messages.ts';
import type { World } from '../world.ts';
import { isSmsNumber } from './sms-number.ts';

/** Where a message goes. */
export type Way = Pick<Message, 'channel' | 'to'>;

/** Where somebody can be reached; `phoneNumber` is in E.164. */
type Reachable = { email?: string | undefined; phoneNumber?: string | undefined };

/** A message but for where it goes; `secret` reaches the table only encrypted. */
type MessageContent = Omit<Message, '_id' | 'channel' | 'to' | 'box' | 'created'> & { secret?: string };

/** A message to somebody before it is known how it goes. */
export type MessageDraft = MessageContent & Reachable;

/** By e-mail, or else by SMS; undefined where there is no whole address that the product sends to. */
export function wayTo({ email, phoneNumber }: Reachable): Way | undefined {
  if (z.safeParse(EmailAddress, email).success) return { channel: 'email', to: email ?? '' };
  if (phoneNumber && isSmsNumber(phoneNumber)) return { channel: 'sms', to: phoneNumber };
  return undefined;
}

export function newMessage(world: World, { secret, ...rest }: MessageContent & Way): Message {
  const box = secret === undefined ? {} : { box: boxed(world.keys, secret) };
  return { _id: newId(world), created: world.now().toISOString(), ...rest, ...box };
}

/** The message to somebody, or undefined where they cannot be reached. */
export function messageFor(world: World, { email, phoneNumber, ...rest }: MessageDraft): Message | undefined {
  const way = wayTo({ email, phoneNumber });
  return way && newMessage(world, { ...rest, ...way });
}
