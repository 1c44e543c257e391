import { inductionNames } from '../messages/induction-names.ts';
import { messageFor } from '../messages/new-message.ts';
import type { Message, MessageKind } from '../store/messages.ts';
import type { UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

type Text = { kind: MessageKind; data?: Record<string, string>; secret?: string; validUntil?: string };

/** A message to the worker of an induction, with the link back to it; undefined where there is no address to send to. */
export function userFormMessage(
  world: World,
  head: UserFormHead,
  { kind, data, secret, validUntil }: Text,
): Message | undefined {
  return messageFor(world, {
    kind,
    company: head.company,
    about: `userForm#${head._id}`,
    ...(head.user.email ? { email: head.user.email } : {}),
    ...(head.user.phoneNumber ? { phoneNumber: head.user.phoneNumber } : {}),
    language: head.language,
    data: { ...inductionNames(head), link: `${world.settings.baseUrl}/o/${head._id}`, ...data },
    ...(secret === undefined ? {} : { secret }),
    ...(validUntil === undefined ? {} : { validUntil }),
  });
}
