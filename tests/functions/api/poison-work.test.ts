import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { redriveParked } from '../../../functions/jobs/redrive-parked.ts';
import { messageFor, type MessageDraft } from '../../../functions/messages/new-message.ts';
import { findParked } from '../../../functions/store/due/due-failures.ts';
import { dueAt, findDueKeys, laneOf } from '../../../functions/store/due/due-index.ts';
import {
  finishMessage,
  isTaken,
  messageOf,
  messageWrite,
  postponeMessage,
} from '../../../functions/store/messages/messages.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

const STUCK = 101;
const QUEUED = 300;
const MOST_IN_ONE_BATCH = 50;

let app: TestApp;
const log: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.world.log = (entry) => log.push(entry);
});
afterAll(() => app.stop());

const agoMinutes = (minutes: number) => new Date(app.world.now().getTime() - minutes * 60_000).toISOString();

/** An item that no release knows what to do with, and one whose work fails whenever it is done. */
const stuck = (at: number) =>
  at % 2 === 0
    ? { put: { PK: `STUCK#${at}`, SK: 'STUCK', entity: 'unheardOf', ...dueAt(agoMinutes(90), `${at}`) } }
    : { put: { PK: `STUCK#${at}`, SK: 'STUCK', entity: 'notice', ...dueAt(agoMinutes(90), `${at}`, 'first') } };

async function write(draft: Partial<MessageDraft> & Pick<MessageDraft, 'kind'>, count = 1): Promise<void> {
  const messages = Array.from({ length: count }, (_, at) =>
    messageFor(app.world, {
      company: 'c',
      about: `project#${at}`,
      language: 'fi',
      data: { formName: 'Kallion koulu', minutes: '30', projectName: 'Kallio', count: '1', lines: 'x' },
      email: `${draft.kind}.${at}@example.org`,
      ...draft,
    }),
  ).filter((message) => message !== undefined);
  for (let at = 0; at < messages.length; at += MOST_IN_ONE_BATCH) {
    await app.world.table.write(messages.slice(at, at + MOST_IN_ONE_BATCH).map(messageWrite));
  }
}

const receivers = () => app.post.mails.map(({ to }) => to);

test('101 things that fail whenever they are tried stop nothing; they back off, are parked after a day with the reason, and are driven again', async () => {
  for (let at = 0; at < STUCK; at += 1) await app.world.table.write([stuck(at)]);
  await write({ kind: 'editCode', secret: '473829' });
  await write({ kind: 'completionReceipt' });
  await app.settle();
  expect(receivers().toSorted()).toEqual(['completionReceipt.0@example.org', 'editCode.0@example.org']);
  expect(await findDueKeys(app.world.table, app.world.now(), 100)).toEqual([]);

  for (let hour = 0; hour < 25; hour += 1) {
    app.pass(3601);
    await app.settle();
  }
  expect(log.filter(({ event }) => event === 'due_work_failed').length / STUCK).toBeLessThan(10);
  const parked = await findParked(app.world.table);
  expect(parked).toHaveLength(STUCK);
  expect(new Set(parked.map(({ failure }) => failure))).toEqual(
    new Set(['Error: no such kind of work', 'UnreadableWork: notice cannot be read: notice']),
  );
  expect(log.filter(({ event }) => event === 'due_work_parked')).toHaveLength(STUCK);
  expect(log.find(({ kind }) => kind === 'notice')).toMatchObject({
    item: expect.stringMatching(/^[\w-]{12}$/),
    message: expect.any(String),
    stack: expect.stringContaining('at '),
  });
  expect(JSON.stringify(log)).not.toContain('STUCK#');

  expect(await redriveParked(app.world, ({ PK }) => PK === 'STUCK#1')).toBe(1);
  expect(await findDueKeys(app.world.table, app.world.now(), 100)).toEqual([{ PK: 'STUCK#1', SK: 'STUCK' }]);
  await app.settle();
  expect(await findParked(app.world.table)).toHaveLength(STUCK - 1);
});

test('what an earlier release has written as due or parked is read', async () => {
  app.post.mails.length = 0;
  const at = app.world.now().toISOString();
  const old = {
    entity: 'message',
    kind: 'editCode',
    company: 'c',
    about: 'userForm#2',
    channel: 'email',
    language: 'fi',
    data: { formName: 'Kallion koulu', minutes: '30' },
    created: at,
  };
  const due = { id: 'a', to: 'due@example.org', state: 'waiting', tries: 0, GSI3PK: 'DUE', GSI3SK: `${at}#a` };
  const parked = { id: 'b', to: 'parked@example.org', state: 'parked', tries: 8, reason: 'not_taken' };
  const place = { GSI3PK: 'PARKED', GSI3SK: `${at}#b`, finished: at };
  await app.world.table.write([
    { put: { PK: 'MSG#C#c#userForm#2', SK: `${at}#a`, ...old, ...due } },
    { put: { PK: 'MSG#C#c#userForm#2', SK: `${at}#b`, ...old, ...parked, ...place } },
  ]);
  await doDueWork(app.world);
  await app.settle();
  expect(receivers()).toContain('due@example.org');
  expect(await redriveParked(app.world, ({ id }) => id === 'b')).toBe(1);
  await app.settle();
  expect(receivers()).toContain('parked@example.org');
});

test('a code that is asked for behind hundreds of digests is the next that leaves, and so is every one after it', async () => {
  app.post.mails.length = 0;
  await write({ kind: 'cardDigest' }, QUEUED);
  await write({ kind: 'editCode', about: 'userForm#1', secret: '473829' });
  const run = newRun();
  await doDueWork(app.world, run);
  expect(receivers()).toEqual(['editCode.0@example.org']);
  await doDueWork(app.world, run);
  const between = receivers().length;
  expect(between).toBeGreaterThan(1);
  await write({ kind: 'permitToSign', about: 'permit#1', secret: '473829' });
  await doDueWork(app.world, run);
  expect(receivers().slice(between)).toEqual(['permitToSign.0@example.org']);
});

test('a code that was held, or whose worker died, still goes before digests', async () => {
  app.post.mails.length = 0;
  await app.settle();
  app.post.mails.length = 0;
  await write({ kind: 'editCode', about: 'userForm#held', secret: '473829' }, 2);
  const [dead, held] = await app.world.table.getMany(await findDueKeys(app.world.table, app.world.now(), 2));
  if (!dead || !held) throw new Error('no messages');
  const soon = new Date(app.world.now().getTime() + 60_000).toISOString();
  expect(await isTaken(app.world.table, messageOf(dead), soon)).toBe(true);
  const postponed = { at: soon, reason: 'recipient_limit', isHeld: true, isPaid: false } as const;
  await postponeMessage(app.world.table, messageOf(held), postponed);
  await write({ kind: 'cardDigest', about: 'project#1' }, 20);
  app.pass(61);
  await doDueWork(app.world);
  expect(receivers()).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^editCode/) as string));
});

test('codes that another worker has done since the index was read keep nobody from what comes after them', async () => {
  await app.settle();
  app.post.mails.length = 0;
  await write({ kind: 'editCode', about: 'userForm#done', secret: '473829' });
  await write({ kind: 'cardDigest', about: 'project#1' });
  const { table } = app.world;
  const query = table.query.bind(table);
  const stale = vi.spyOn(table, 'query').mockImplementationOnce(async (asked) => {
    const page = await query(asked);
    for (const { PK, SK } of page.items.filter((entry) => laneOf(entry) === 'first')) {
      const message = await table.get({ PK, SK });
      if (message) await finishMessage(table, messageOf(message), { state: 'sent' }, app.world.now().toISOString());
    }
    return page;
  });
  expect(await doDueWork(app.world)).toBe(1);
  stale.mockRestore();
  expect(receivers()).toEqual(['cardDigest.0@example.org']);
});
