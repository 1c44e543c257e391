import { dueAt } from './due-work.ts';
import type { Item, Key } from './items.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Table, Write } from './table.ts';

/** One reminder of one card to one recipient, whose address is sealed: written once, so that it goes once. */
export type ReminderClaim = { cardId: string; expires: string; reminder: number; recipient: string };

/** The lines that one address gets of one project on one day; `part` grows where a line comes after the mail was made. */
export type Digest = { projectId: string; company: string; to: string; recipient: string; date: string; part: number };

export type DigestLine = { cardId: string; expires: string; reminder: number; text: string };

const CLAIM_KEPT_DAYS = 60;
const DIGEST_KEPT_DAYS = 60;
const DAY_SECONDS = 24 * 3600;
const JOB: Key = { PK: 'REMINDERS', SK: 'REMINDERS' };

const ttlAfter = (date: string, days: number) => Math.floor(Date.parse(date) / 1000) + days * DAY_SECONDS;

export function reminderClaimKey({ cardId, expires, reminder, recipient }: ReminderClaim): Key {
  return { PK: `REMINDED#${cardId}`, SK: `${expires}#${reminder}#${recipient}` };
}

/** ConditionFailed where this reminder went to this recipient already. */
export function reminderClaimWrite(claim: ReminderClaim): Write {
  const ttl = ttlAfter(claim.expires, CLAIM_KEPT_DAYS);
  return { put: { ...reminderClaimKey(claim), ttl }, condition: 'attribute_not_exists(PK)' };
}

const digestPartition = ({
  projectId,
  recipient,
  date,
  part,
}: Pick<Digest, 'projectId' | 'recipient' | 'date' | 'part'>) => `DIGEST#${projectId}#${recipient}#${date}#${part}`;

/** Adds lines to a digest and puts its mail off until `at`. ConditionFailed at 0 where the mail was made already. */
export function digestWrites(digest: Digest, lines: readonly DigestLine[], at: string): Write[] {
  const PK = digestPartition(digest);
  const ttl = ttlAfter(digest.date, DIGEST_KEPT_DAYS);
  const { GSI3PK, GSI3SK } = dueAt(at, PK);
  return [
    {
      update: { PK, SK: 'HEAD' },
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
    },
    ...lines.map((line): Write => ({
      put: { PK, SK: `L#${line.expires}#${line.cardId}#${line.reminder}`, line, ttl },
    })),
  ];
}

/** What tells that a card's reminders have gone. */
export async function findReminderClaims(table: Table, cardId: string): Promise<{ key: Key; recipient: string }[]> {
  const { PK } = reminderClaimKey({ cardId, expires: '', reminder: 0, recipient: '' });
  const items = await table.queryAll({ where: 'PK = :card', values: { ':card': PK } });
  return items.map((item) => ({
    key: { PK: item.PK, SK: item.SK },
    recipient: item.SK.split('#').slice(2).join('#'),
  }));
}

/** The heads of a project's digests to a recipient on some days (`YYYY-MM-DD`), every part of them. */
export async function findDigests(
  table: Table,
  { projectId, recipient, dates }: { projectId: string; recipient: string; dates: readonly string[] },
): Promise<Item[]> {
  const found: Item[] = [];
  let asked = [...dates];
  for (let part = 1; asked.length > 0; part += 1) {
    const keys = asked.map((date) => ({ PK: digestPartition({ projectId, recipient, date, part }), SK: 'HEAD' }));
    const heads = await table.getMany(keys);
    found.push(...heads.filter((head): head is Item => head !== undefined));
    asked = asked.filter((_, index) => heads[index] !== undefined);
  }
  return found;
}

/** Takes a line off a digest that is not yet a mail, or from what is left of one that is. */
export function digestLineEnd({ PK, SK, closed }: Item, { cardId, expires, reminder }: DigestLine): Write[] {
  const line = { PK, SK: `L#${expires}#${cardId}#${reminder}` };
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
    values: { ':digest': head.PK, ':line': 'L#' },
  });
  return items.map((item) => item['line'] as DigestLine);
}

/** ConditionFailed where another worker closed it, or lines came in between. */
export function closedDigestWrite({ PK, SK }: Item, lineCount: number): Write {
  return {
    update: { PK, SK },
    set: 'SET closed = :true REMOVE GSI3PK, GSI3SK',
    condition: 'lineCount = :count AND attribute_not_exists(closed)',
    values: { ':true': true, ':count': lineCount },
  };
}

/** The last day (`YYYY-MM-DD`) whose reminders have all been made. */
export async function lastReminderDay(table: Table): Promise<string | undefined> {
  const item = await table.get(JOB);
  return item && String(item['done']);
}

export async function markReminderDay(table: Table, done: string): Promise<void> {
  const condition = 'attribute_not_exists(done) OR done < :done';
  const update = { update: JOB, set: 'SET done = :done', values: { ':done': done }, condition };
  await table.write([update]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
