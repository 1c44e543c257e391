import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { staffLanguageOf } from '../../../shared/core/language.ts';
import { VERIFY_PATHS } from '../../../shared/site-paths/verify-paths.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { passPath } from '../../../shared/site-paths/open-paths.ts';
import { passIdOf } from '../../security/pass-id.ts';
import type { MessageKind } from '../../store/messages/messages.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';
import { userFormMessage } from '../user-form-message.ts';

/** The link to continue; `address` is that of the client that saved the recipient. */
export function linkMessage(world: World, head: UserFormHead, address?: string): Write {
  return userFormMessage(world, head, { kind: 'inductionLink', ...causeOf(address) });
}

type Receipt = {
  /** When it was signed (ISO 8601 UTC). */
  signed: string;
  /** The mark of its chain; absent while it has none. */
  mark?: string;
  /** The sealed client that completed it. */
  client?: string | undefined;
  /** Makes one message of several tries. */
  id?: string;
};

/** The receipt of an induction that was signed. */
export function receiptMessage(world: World, head: UserFormHead, { signed, mark = '', client, id }: Receipt): Write {
  const passLink = `${world.settings.baseUrl}${passPath(passIdOf(world.keys, head._id))}`;
  const needsNoApproval = head.needsApproval === false ? 'yes' : '';
  const data = {
    name: fullName(head.user),
    passLink,
    needsNoApproval,
    signed: `${formatDate(signed)} ${formatTime(signed)}`,
    mark,
    verifyLink: `${world.settings.baseUrl}${VERIFY_PATHS[staffLanguageOf(head.language)]}`,
  };
  const stamp = id === undefined ? {} : { stamp: { _id: id.slice(0, 22), created: signed } };
  const cause = client === undefined ? {} : { client };
  return userFormMessage(world, head, { kind: 'completionReceipt', data, secret: head.pin, ...stamp, ...cause });
}

/** Tells the worker that the induction was returned, and why. */
export function returnMessage(world: World, head: UserFormHead): Write {
  const data = { name: fullName(head.user), reason: head.returned?.reason ?? '' };
  return userFormMessage(world, head, { kind: 'inductionReturned', data });
}

/** The message of a kind about the induction as it is now; undefined where it is no longer news. */
export function newsAnew(world: World, head: UserFormHead, kind: MessageKind): Write | undefined {
  const { signed, returned, archived } = head;
  if (kind === 'completionReceipt') return signed === null ? undefined : receiptMessage(world, head, { signed });
  if (signed !== null || archived) return undefined;
  if (kind === 'inductionReturned') return returned === null ? undefined : returnMessage(world, head);
  return kind === 'inductionLink' ? linkMessage(world, head) : undefined;
}

const causeOf = (address: string | undefined) => (address === undefined ? {} : { address });
