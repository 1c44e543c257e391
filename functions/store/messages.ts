import type { Language } from '../../shared/core/fields.ts';
import type { MessageReason } from '../../shared/messages/message-api.ts';
import { dueAt } from './due-work.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Item, Key } from './items.ts';
import type { Table, Write } from './table.ts';

export type MessageKind =
  | 'editCode'
  | 'cardCode'
  | 'inductionLink'
  | 'completionReceipt'
  | 'inductionReturned'
  | 'newInduction'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailVerification'
  | 'invitation'
  | 'cardReminder'
  | 'cardDigest'
  | 'cardUpdated'
  | 'permitToSign'
  | 'permitPin'
  | 'permitApproved'
  | 'permitRejected'
  | 'permitCancelled'
  | 'permitSignaturesVoided';

/** A message as it waits to be sent, written in the transaction of the change that causes it. */
export type Message = {
  _id: string;
  kind: MessageKind;
  company: string;
  /** What it is about, for staff: `userForm#<id>`, `user#<id>`, `card#<id>`, `project#<id>`, `permit#<id>`. */
  about: string;
  channel: 'email' | 'sms';
  to: string;
  language: Language;
  /** What the texts are filled with; nothing secret. */
  data: Record<string, string>;
  /** A code, PIN or reset id, encrypted outside the table; erased after sending. */
  box?: string;
  /** ISO 8601 UTC, after which it is worth nothing and is not sent. */
  validUntil?: string;
  /** The induction form by whose budget it is counted, where anybody with its PIN may cause it. */
  form?: string;
  /** The sealed address of the client whose act causes it, while it is counted by that. */
  client?: string;
  created: string;
};

/** `holds` are those of its tries that a budget kept from being sent; once `isPaid` its budgets are not asked again. */
export type PendingMessage = Message & { tries: number; holds?: number; isPaid?: boolean; PK: string; SK: string };

/**
 * `finished` is when it was sent, dropped or parked, `reason` why it waits or was not sent, `next` when a waiting one is
 * tried next, `again` when staff had it made anew.
 */
export type StoredMessage = Message & {
  state: 'waiting' | 'sent' | 'dropped' | 'parked';
  finished?: string;
  reason?: MessageReason;
  next?: string;
  again?: string;
};

/** The partition of the due index that holds what was given up, until it is made due again. */
const PARKED = 'PARKED';

type Placed = Pick<Message, '_id' | 'company' | 'about' | 'created'>;

const partition = ({ company, about }: Pick<Placed, 'company' | 'about'>) => `MSG#C#${company}#${about}`;

/** Messages lie by what they are about, in the order in which they were caused. */
export const messageKey = (message: Placed): Key => ({
  PK: partition(message),
  SK: `${message.created}#${message._id}`,
});

/** How long staff can see that a message was sent. */
const KEPT_SECONDS = 365 * 24 * 3600;

export function messageWrite(message: Message): Write {
  return { put: { ...itemOf(message), state: 'waiting', tries: 0, ...dueAt(message.created, message._id) } };
}

/** A message that can go nowhere, kept so that staff see it. */
export function unsentMessageWrite(message: Message): Write {
  const reason: MessageReason = 'not_reachable';
  const unsent = { ...itemOf(message), box: undefined, client: undefined };
  return { put: { ...unsent, state: 'dropped', tries: 0, finished: message.created, reason } };
}

function itemOf(message: Message): Item {
  const { _id: id, ...rest } = message;
  const ttl = Math.floor(Date.parse(message.created) / 1000) + KEPT_SECONDS;
  return { ...messageKey(message), entity: 'message', id, ...rest, ttl };
}

export function messageOf(item: Item): PendingMessage {
  return { ...(item as unknown as PendingMessage), _id: String(item['id']) };
}

/** Takes a due message for sending until `until`; false where another worker took it first. */
export async function isTaken(table: Table, message: PendingMessage, until: string): Promise<boolean> {
  try {
    await table.write([
      {
        update: { PK: message.PK, SK: message.SK },
        set: 'SET GSI3SK = :until, tries = tries + :one',
        condition: 'tries = :tries AND #state = :waiting',
        names: { '#state': 'state' },
        values: { ':until': `${until}#${message._id}`, ':one': 1, ':tries': message.tries, ':waiting': 'waiting' },
      },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Whether a message, as just read, is due: the index may still show it while another worker has it. */
export function isMessageDue(item: Item, now: Date): boolean {
  return item['GSI3SK'] !== undefined && String(item['GSI3SK']) < `${now.toISOString()}~`;
}

/** When a taken message is due again (ISO 8601 UTC), and why; `isHeld` where a budget and no failure keeps it. */
export type Postponement = { at: string; reason: MessageReason; isHeld: boolean; isPaid: boolean };

/** Makes a taken message due again; nothing where another worker has taken it since. */
export async function postponeMessage(
  table: Table,
  message: PendingMessage,
  { at, reason, isHeld, isPaid }: Postponement,
): Promise<void> {
  const update = {
    update: { PK: message.PK, SK: message.SK },
    set: 'SET GSI3SK = :at, reason = :reason, isPaid = :paid ADD holds :held',
    condition: 'tries = :tries AND #state = :waiting',
    names: { '#state': 'state' },
    values: {
      ':at': `${at}#${message._id}`,
      ':tries': message.tries,
      ':waiting': 'waiting',
      ':reason': reason,
      ':held': isHeld ? 1 : 0,
      ':paid': isPaid,
    },
  };
  await table.write([update]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** How a message ended; what was not sent has a reason. */
export type Ending = { state: 'sent' } | { state: 'dropped' | 'parked'; reason: MessageReason };

/** Ends a message: no longer due, its secret erased; a parked one keeps it, to be sent when it is made due again. */
export async function finishMessage(table: Table, message: PendingMessage, ending: Ending, at: string): Promise<void> {
  const { state } = ending;
  const update = { PK: message.PK, SK: message.SK };
  const names = { '#state': 'state' };
  const why = 'reason' in ending ? { ':reason': ending.reason } : {};
  const values = { ':state': state, ':at': at, ...why };
  const set = `SET #state = :state, finished = :at${'reason' in ending ? ', reason = :reason' : ''}`;
  if (state === 'parked') {
    const place = { ':parked': PARKED, ':sort': `${at}#${message._id}` };
    const parked = `${set}, GSI3PK = :parked, GSI3SK = :sort REMOVE client`;
    await table.write([{ update, set: parked, names, values: { ...values, ...place } }]);
  } else {
    const gone = `GSI3PK, GSI3SK, box, client${state === 'sent' ? ', reason' : ''}`;
    await table.write([{ update, set: `${set} REMOVE ${gone}`, names, values }]);
  }
}

/** Keys of parked messages, the oldest first. */
export async function findParkedKeys(table: Table, limit: number): Promise<Key[]> {
  const { items } = await table.query({
    index: 'GSI3',
    where: 'GSI3PK = :parked',
    values: { ':parked': PARKED },
    limit,
  });
  return items.map(({ PK, SK }) => ({ PK, SK }));
}

/** Makes a parked message due at an instant (ISO 8601 UTC), as if it had never been tried; nothing where it is not parked. */
export async function unparkMessage(table: Table, key: Key, at: string): Promise<void> {
  const { GSI3PK, GSI3SK } = dueAt(at, key.SK);
  const update = {
    update: key,
    set: 'SET #state = :waiting, tries = :none, GSI3PK = :due, GSI3SK = :at REMOVE finished, holds, reason',
    condition: '#state = :parked',
    names: { '#state': 'state' },
    values: { ':waiting': 'waiting', ':none': 0, ':due': GSI3PK, ':at': GSI3SK, ':parked': 'parked' },
  };
  await table.write([update]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** Every item of what was sent about something, oldest first. */
export function messageItemsAbout(table: Table, place: Pick<Placed, 'company' | 'about'>): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :about', values: { ':about': partition(place) } });
}

type MessagesAbout = { company: string; about: string; limit: number; after: string | undefined };

/** A page of what was sent about something, newest first, and the position to go on from. */
export async function findMessagesAbout(
  table: Table,
  { company, about, limit, after }: MessagesAbout,
): Promise<{ items: StoredMessage[]; position: string | undefined }> {
  const PK = partition({ company, about });
  const { items, lastKey } = await table.query({
    where: 'PK = :about',
    values: { ':about': PK },
    descending: true,
    limit,
    startKey: after === undefined ? undefined : { PK, SK: after },
  });
  return { items: items.map((item) => storedOf(item)), position: lastKey && String(lastKey['SK']) };
}

/** One message by where it lies. */
export async function findMessage(table: Table, placed: Placed): Promise<StoredMessage | undefined> {
  const item = await table.get(messageKey(placed));
  return item && storedOf(item);
}

/** Marks one that was not sent as made anew at an instant; its condition fails where that has been done, or it is sent or waits. */
export function replacedWrite(unsent: StoredMessage, at: string): Write {
  return {
    update: messageKey(unsent),
    set: 'SET again = :at REMOVE GSI3PK, GSI3SK, box',
    condition: '#state IN (:dropped, :parked) AND attribute_not_exists(again)',
    names: { '#state': 'state' },
    values: { ':at': at, ':dropped': 'dropped', ':parked': 'parked' },
  };
}

function storedOf(item: Item): StoredMessage {
  const { GSI3SK, state } = item;
  const next = state === 'waiting' && GSI3SK !== undefined ? { next: String(GSI3SK).split('#')[0] ?? '' } : {};
  return { ...(item as unknown as StoredMessage), _id: String(item['id']), ...next };
}
