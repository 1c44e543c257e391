import { userFormCodePath } from '../../shared/site-paths/open-paths.ts';
import { sealValue } from '../security/keys.ts';
import { inductionNames } from '../messages/induction-names.ts';
import { newMessage, wayTo, type Way } from '../messages/new-message.ts';
import { messageWrite, unsentMessageWrite, type MessageKind } from '../store/messages/messages.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** `address` is that of the client that causes the message, where a budget counts the message by it. */
type Text = {
  kind: MessageKind;
  data?: Record<string, string>;
  secret?: string;
  address?: string;
  /** The same, sealed. */
  client?: string;
  /** The id and the time of a message that several tries may write. */
  stamp?: { _id: string; created: string };
};

/** A message to the worker of an induction, with the link back to it; without a usable address it is kept for staff to see. */
export function userFormMessage(world: World, head: UserFormHead, text: Text): Write {
  const { kind, data, secret, address, client, stamp } = text;
  const way = wayTo(head.user);
  const made = newMessage(world, {
    kind,
    company: head.company,
    about: `userForm#${head._id}`,
    form: head.inductionFormId,
    ...(way ?? unreachable(head)),
    language: head.language,
    data: { ...inductionNames(head), link: `${world.settings.baseUrl}${userFormCodePath(head._id)}`, ...data },
    ...(secret === undefined ? {} : { secret }),
    ...(address === undefined ? {} : { client: sealedClient(world, address) }),
    ...(client === undefined ? {} : { client }),
  });
  const message = { ...made, ...stamp };
  return way ? messageWrite(message) : unsentMessageWrite(message);
}

/** The sealed client that a message is counted by. */
export function sealedClient(world: World, address: string): string {
  return sealValue(world.keys, 'address', address);
}

/** The unusable address, as far as there is one. */
function unreachable({ user: { phoneNumber, email } }: UserFormHead): Way {
  return phoneNumber ? { channel: 'sms', to: phoneNumber } : { channel: 'email', to: email ?? '' };
}
