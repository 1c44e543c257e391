import * as z from 'zod/mini';
import { EmailAddress } from '../../shared/core/fields.ts';
import { isSmsNumber } from '../../shared/messages/sms-number.ts';
import { newId } from '../security/random-ids.ts';
import { encryptBox } from '../security/sealed-box.ts';
import type { Message, MessageKind } from '../store/messages/messages.ts';
import type { World } from '../world.ts';
import type { MessageData } from './message-texts.ts';

/** Where a message goes. */
export type Way = Pick<Message, 'channel' | 'to'>;

/** How to reach a recipient; `phoneNumber` is in E.164. */
type Reachable = { email?: string | undefined; phoneNumber?: string | undefined };

/** A message without its recipient; `secret` reaches the table only encrypted. */
type MessageContent<Kind extends MessageKind> = Omit<
  Message,
  '_id' | 'kind' | 'channel' | 'to' | 'data' | 'box' | 'created'
> & {
  kind: Kind;
  data: MessageData<Kind>;
  secret?: string;
};

/** A message to a recipient before its channel is chosen. */
export type MessageDraft<Kind extends MessageKind = MessageKind> = MessageContent<Kind> & Reachable;

/** By e-mail, else by SMS; undefined where neither is a complete address that the product sends to. */
export function wayTo({ email, phoneNumber }: Reachable): Way | undefined {
  if (z.safeParse(EmailAddress, email).success) return { channel: 'email', to: email ?? '' };
  if (phoneNumber && isSmsNumber(phoneNumber)) return { channel: 'sms', to: phoneNumber };
  return undefined;
}

export function newMessage<Kind extends MessageKind>(
  world: World,
  { secret, ...rest }: MessageContent<Kind> & Way,
): Message {
  const box = secret === undefined ? {} : { box: encryptBox(world.keys, secret) };
  return { _id: newId(world), created: world.now().toISOString(), ...rest, ...box };
}

/** The message to a recipient, or undefined where they cannot be reached. */
export function messageFor<Kind extends MessageKind>(
  world: World,
  { email, phoneNumber, ...rest }: MessageDraft<Kind>,
): Message | undefined {
  const way = wayTo({ email, phoneNumber });
  return way && newMessage(world, { ...rest, ...way });
}
