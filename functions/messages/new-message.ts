import { newId } from '../http/random-ids.ts';
import { boxed } from '../http/sealed-box.ts';
import type { Message } from '../store/messages.ts';
import type { World } from '../world.ts';
import { isSmsNumber } from './sms-number.ts';

/** A message before it is known how it goes. `phoneNumber` is in E.164; `secret` reaches the table only encrypted. */
export type MessageDraft = Omit<Message, '_id' | 'channel' | 'to' | 'box' | 'created'> & {
  email?: string;
  phoneNumber?: string;
  secret?: string;
};

/** The message, by e-mail or else by SMS; undefined where there is no address that the product sends to. */
export function messageFor(world: World, draft: MessageDraft): Message | undefined {
  const { email, phoneNumber, secret, ...rest } = draft;
  const way = wayTo(email, phoneNumber);
  if (!way) return undefined;
  const box = secret === undefined ? {} : { box: boxed(world.keys, secret) };
  return { _id: newId(world), created: world.now().toISOString(), ...rest, ...way, ...box };
}

function wayTo(
  email: string | undefined,
  phoneNumber: string | undefined,
): Pick<Message, 'channel' | 'to'> | undefined {
  if (email) return { channel: 'email', to: email };
  if (phoneNumber && isSmsNumber(phoneNumber)) return { channel: 'sms', to: phoneNumber };
  return undefined;
}
