import { createdSortKey, messagesPartition } from '../keys.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { MessageReason } from '../../../shared/messages/message-shapes.ts';
import { dueAt, dueTimeOf } from '../due/due-index.ts';
import { messageFacts, type MessageKind } from './message-kinds.ts';
import { MESSAGE_LIFE_SECONDS } from './message-life.ts';
import { isWritten } from '../table-errors.ts';
import type { Item, Key } from '../items.ts';
import type { Table, Write } from '../table.ts';

export type { MessageKind };

/** A message that waits to be sent, written in the transaction of the change that causes it. */
export type Message = {
  _id: string;
  kind: MessageKind;
  company: string;
  /** What it is about, for staff: `userForm#<id>`, `user#<id>`, `card#<id>`, `project#<id>`, `permit#<id>`. */
  about: string;
  channel: 'email' | 'sms';
  to: string;
  language: WorkerLanguage;
  /** The values for its texts; none is secret. */
  data: Record<string, string>;
  /** A code, PIN or reset id, encrypted outside the table; erased after sending. */
  box?: string;
  /** ISO 8601 UTC; afterwards the message is worthless and is not sent. */
  validUntil?: string;
  /** The induction form whose budget counts it, where anybody with the form's PIN may cause it. */
  form?: string;
  /** The sealed address of the client that causes it, where the message counts against that client. */
  client?: string;
  /** Whether its budgets have been charged: at the request for it, or at its first try. */
  isPaid?: boolean;
  created: string;
};

/** `tries` counts the leases, `holds` the tries that a budget stopped, `failures` the failed tries in a row. */
export type PendingMessage = Message & {
  tries: number;
  holds?: number;
  failures?: number;
  failingSince?: string;
  PK: string;
  SK: string;
};

/**
 * `finished` is when it was sent, dropped, parked or returned; `reason` why it waits or was not sent; `next` when a waiting one is tried
 * next; `again` when staff sent it anew.
 */
export type StoredMessage = Message & {
  state: 'waiting' | 'sent' | 'dropped' | 'parked' | 'bounced';
  finished?: string;
  reason?: MessageReason;
  next?: string;
  again?: string;
};

type Placed = Pick<Message, '_id' | 'company' | 'about' | 'created'>;

/** Messages are sorted by subject, then by the order in which they were caused. */
export const messageKey = (message: Placed): Key => ({
  PK: messagesPartition(message.company, message.about),
  SK: createdSortKey(message.created, message._id),
});

export function messageWrite(message: Message): Write {
  const place = dueAt(message.created, message._id, messageFacts(message.kind).lane);
  return { put: { ...itemOf(message), state: 'waiting', tries: 0, ...place } };
}

/** A message without a possible recipient, kept so that staff see it. */
export function unsentMessageWrite(message: Message): Write {
  const reason: MessageReason = 'not_reachable';
  const unsent = { ...itemOf(message), box: undefined, client: undefined };
  return { put: { ...unsent, state: 'dropped', tries: 0, finished: message.created, reason } };
}

function itemOf(message: Message): Item {
  const { _id: id, ...rest } = message;
  const ttl = Math.floor(Date.parse(message.created) / 1000) + MESSAGE_LIFE_SECONDS;
  return { ...messageKey(message), entity: 'message', id, ...rest, ttl };
}

export function messageOf(item: Item): PendingMessage {
  return { ...(item as unknown as PendingMessage), _id: String(item['id']) };
}

/** The due place of a message that waits until an instant, in the lane in which it was written. */
const waitingPlace = ({ _id, kind }: PendingMessage, at: string): string =>
  dueAt(at, _id, messageFacts(kind).lane).GSI3SK;

/**
 * Leases a due message for sending until `until`; false where another worker leased it first. It keeps its place in the index, which
 * would take two units more to move: `isDue` knows a lease.
 */
export async function isTaken(table: Table, message: PendingMessage, until: string): Promise<boolean> {
  const lease = {
    update: { PK: message.PK, SK: message.SK },
    set: 'SET leased = :until, tries = tries + :one',
    condition: 'tries = :tries AND #state = :waiting',
    names: { '#state': 'state' },
    values: { ':until': until, ':one': 1, ':tries': message.tries, ':waiting': 'waiting' },
  };
  return isWritten(table.write([lease]));
}

/** When a leased message is due again (ISO 8601 UTC), and why; `isHeld` where a budget and not a failure delays it. */
export type Postponement = { at: string; reason: MessageReason; isHeld: boolean; isPaid: boolean };

/** Makes a leased message due again; does nothing where another worker has leased it since. */
export async function postponeMessage(
  table: Table,
  message: PendingMessage,
  { at, reason, isHeld, isPaid }: Postponement,
): Promise<void> {
  const update = {
    update: { PK: message.PK, SK: message.SK },
    set: 'SET GSI3SK = :at, reason = :reason, isPaid = :paid ADD holds :held REMOVE leased',
    condition: 'tries = :tries AND #state = :waiting',
    names: { '#state': 'state' },
    values: {
      ':at': waitingPlace(message, at),
      ':tries': message.tries,
      ':waiting': 'waiting',
      ':reason': reason,
      ':held': isHeld ? 1 : 0,
      ':paid': isPaid,
    },
  };
  await isWritten(table.write([update]));
}

/** How a message ended; one that was not sent has a reason. */
export type Ending = { state: 'sent' } | { state: 'dropped'; reason: MessageReason };

/** Ends a message: removes it from the due index and erases its secret. */
export async function finishMessage(table: Table, message: PendingMessage, ending: Ending, at: string): Promise<void> {
  const why = 'reason' in ending ? { ':reason': ending.reason } : {};
  const gone = `GSI3PK, GSI3SK, leased, box, client${ending.state === 'sent' ? ', reason, failures' : ''}`;
  const update = {
    update: { PK: message.PK, SK: message.SK },
    set: `SET #state = :state, finished = :at${'reason' in ending ? ', reason = :reason' : ''} REMOVE ${gone}`,
    names: { '#state': 'state' },
    values: { ':state': ending.state, ':at': at, ...why },
  };
  await table.write([update]);
}

/** Every message item about a subject, oldest first. */
export function messageItemsAbout(table: Table, place: Pick<Placed, 'company' | 'about'>): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :about', values: { ':about': messagesPartition(place.company, place.about) } });
}

type MessagesAbout = { company: string; about: string; limit: number; after: string | undefined };

/** A page of the messages about a subject, newest first, and the cursor of the next page. */
export async function findMessagesAbout(
  table: Table,
  { company, about, limit, after }: MessagesAbout,
): Promise<{ items: StoredMessage[]; position: string | undefined }> {
  const PK = messagesPartition(company, about);
  const { items, lastKey } = await table.query({
    where: 'PK = :about',
    values: { ':about': PK },
    descending: true,
    limit,
    startKey: after === undefined ? undefined : { PK, SK: after },
  });
  return { items: items.map((item) => storedMessageOf(item)), position: lastKey && String(lastKey['SK']) };
}

export async function findMessage(table: Table, placed: Placed): Promise<StoredMessage | undefined> {
  const item = await table.get(messageKey(placed));
  return item && storedMessageOf(item);
}

/** Marks an unsent message as sent again at an instant; its condition fails where that has been done, or where it was sent or waits. */
export function replacedWrite(unsent: StoredMessage, at: string): Write {
  return {
    update: messageKey(unsent),
    set: 'SET again = :at REMOVE GSI3PK, GSI3SK, box',
    condition: '(#state IN (:dropped, :parked) OR attribute_exists(returned)) AND attribute_not_exists(again)',
    names: { '#state': 'state' },
    values: { ':at': at, ':dropped': 'dropped', ':parked': 'parked' },
  };
}

/** A mail may come back before its sending is marked: the return is stored beside its state. */
function returnOf({ returned }: Item): Partial<StoredMessage> {
  if (returned === undefined) return {};
  const { reason, at } = returned as { reason: 'bounced' | 'complained'; at: string };
  return { state: 'bounced', reason, finished: at };
}

function storedMessageOf(item: Item): StoredMessage {
  const { GSI3SK, state, failures } = item;
  const next = state === 'waiting' && GSI3SK !== undefined ? { next: dueTimeOf(item) } : {};
  const isFailing = failures !== undefined && (state === 'waiting' || state === 'parked');
  const reason: Pick<StoredMessage, 'reason'> = isFailing ? { reason: 'not_taken' } : {};
  return { ...(item as unknown as StoredMessage), _id: String(item['id']), ...next, ...reason, ...returnOf(item) };
}
