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

const digestPartition = ({ projectId, recipient, date, part }: Digest) =>
  `DIGEST#${projectId}#${recipient}#${date}#${part}`;

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
