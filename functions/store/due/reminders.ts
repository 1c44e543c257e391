import { LINE_PREFIX, REMINDERS_KEY, digestKey, digestLineSortKey, reminderClaimKey } from '../keys.ts';
import { digest as digestKind, type Digest } from './kinds/digest.ts';
import type { Item, Key } from '../items.ts';
import { isWritten } from '../table-errors.ts';
import type { Table, Write } from '../table.ts';

/** One reminder of one card to one recipient, with a sealed address: written once, so that it is sent once. */
export type ReminderClaim = { cardId: string; expires: string; reminder: number; recipient: string };

/** `cardId` is the induction's id where `isInduction`. */
export type DigestLine = { cardId: string; expires: string; reminder: number; text: string; isInduction?: true };

const CLAIM_KEPT_DAYS = 60;
const DIGEST_KEPT_DAYS = 60;
const DAY_SECONDS = 24 * 3600;

const ttlAfter = (date: string, days: number) => Math.floor(Date.parse(date) / 1000) + days * DAY_SECONDS;

export function reminderKey({ cardId, expires, reminder, recipient }: ReminderClaim): Key {
  return reminderClaimKey(cardId, expires, reminder, recipient);
}

/** ConditionFailed where this reminder has gone to this recipient already. */
export function reminderClaimWrite(claim: ReminderClaim): Write {
  const ttl = ttlAfter(claim.expires, CLAIM_KEPT_DAYS);
  return { put: { ...reminderKey(claim), ttl }, condition: 'attribute_not_exists(PK)' };
}

const headOf = ({ projectId, recipient, date, part }: Pick<Digest, 'projectId' | 'recipient' | 'date' | 'part'>): Key =>
  digestKey(projectId, recipient, date, part);

const lineSortKey = ({ expires, cardId, reminder }: DigestLine) => digestLineSortKey(expires, cardId, reminder);

/** Adds lines to a digest and postpones its mail until `at`. ConditionFailed of `digest` where the mail has been made. */
export function digestWrites(digest: Digest, lines: readonly DigestLine[], at: string): Write[] {
  const head = headOf(digest);
  const ttl = ttlAfter(digest.date, DIGEST_KEPT_DAYS);
  const { GSI3PK, GSI3SK } = digestKind.place({ at, id: head.PK });
  return [
    {
      update: head,
      set: 'SET entity = :entity, digest = :digest, #ttl = :ttl, GSI3PK = :due, GSI3SK = :at ADD lineCount :count',
      names: { '#ttl': 'ttl' },
      values: {
        ':entity': 'digest',
        ':digest': digest,
        ':ttl': ttl,
        ':due': GSI3PK,
        ':at': GSI3SK,
        ':count': lines.length,
      },
      condition: 'attribute_not_exists(closed)',
      refusedAs: 'digest',
    },
    ...lines.map((line): Write => ({
      put: { PK: head.PK, SK: lineSortKey(line), line, ttl },
    })),
  ];
}

/** The records of a card's sent reminders. */
export async function findReminderClaims(table: Table, cardId: string): Promise<{ key: Key; recipient: string }[]> {
  const { PK } = reminderClaimKey(cardId, '', 0, '');
  const items = await table.queryAll({ where: 'PK = :card', values: { ':card': PK } });
  return items.map((item) => ({
    key: { PK: item.PK, SK: item.SK },
    recipient: item.SK.split('#').slice(2).join('#'),
  }));
}

/** The heads of a project's digests to a recipient on the given days (`YYYY-MM-DD`), every part of them. */
export async function findDigests(
  table: Table,
  { projectId, recipient, dates }: { projectId: string; recipient: string; dates: readonly string[] },
): Promise<Item[]> {
  const found: Item[] = [];
  let asked = [...dates];
  for (let part = 1; asked.length > 0; part += 1) {
    const keys = asked.map((date) => headOf({ projectId, recipient, date, part }));
    const heads = await table.getMany(keys);
    found.push(...heads.filter((head): head is Item => head !== undefined));
    asked = asked.filter((_, index) => heads[index] !== undefined);
  }
  return found;
}

/** Removes a line from a digest that is not yet a mail, or from the remains of one that is. */
export function digestLineEnd({ PK, SK, closed }: Item, ended: DigestLine): Write[] {
  const line = { PK, SK: lineSortKey(ended) };
  const isThere = 'attribute_exists(PK)';
  if (closed === true) return [{ delete: line }];
  return [
    { delete: line, condition: isThere },
    {
      update: { PK, SK },
      set: 'ADD lineCount :less',
      condition: `${isThere} AND attribute_not_exists(closed)`,
      values: { ':less': -1 },
    },
  ];
}

export async function findDigestLines(table: Table, head: Item): Promise<DigestLine[]> {
  const items = await table.queryAll({
    where: 'PK = :digest AND begins_with(SK, :line)',
    values: { ':digest': head.PK, ':line': LINE_PREFIX },
  });
  return items.map((item) => item['line'] as DigestLine);
}

/** ConditionFailed where another worker has closed the digest, or where lines were added meanwhile. */
export function closedDigestWrite({ PK, SK }: Item, lineCount: number): Write {
  return {
    update: { PK, SK },
    set: 'SET closed = :true REMOVE GSI3PK, GSI3SK',
    condition: 'lineCount = :count AND attribute_not_exists(closed)',
    values: { ':true': true, ':count': lineCount },
  };
}

/** The last day (`YYYY-MM-DD`) with all its reminders made. */
export async function lastReminderDay(table: Table): Promise<string | undefined> {
  const item = await table.get(REMINDERS_KEY);
  return item && String(item['done']);
}

export async function markReminderDay(table: Table, done: string): Promise<void> {
  const condition = 'attribute_not_exists(done) OR done < :done';
  const update = { update: REMINDERS_KEY, set: 'SET done = :done', values: { ':done': done }, condition };
  await isWritten(table.write([update]));
}
