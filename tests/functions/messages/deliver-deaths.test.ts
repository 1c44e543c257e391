import { afterAll, beforeAll, expect, test } from 'vitest';
import { doDueWork } from '../../../functions/jobs/do-due-work.ts';
import { newMessage } from '../../../functions/messages/new-message.ts';
import { messageKey, messageWrite } from '../../../functions/store/messages/messages.ts';
import { dyingWorld } from '../../fixtures/store/dying-world.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

const MESSAGES = 3;
const RUNNERS = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let batches = 0;

/** Messages that are due, of both channels, each to somebody of its own, in this order. */
async function written() {
  batches += 1;
  const caused = app.world.now().getTime() - MESSAGES;
  const messages = Array.from({ length: MESSAGES }, (_, at) => ({
    ...newMessage(app.world, {
      kind: 'editCode',
      company: 'c',
      about: `userForm#${batches}`,
      language: 'fi',
      data: { formName: 'Kallion koulu', minutes: '30' },
      secret: '473829',
      ...(at === 1
        ? { channel: 'sms', to: `+3584012${String(10_000 + batches)}` }
        : { channel: 'email', to: `${batches}-${at}@example.org` }),
    }),
    created: new Date(caused + at).toISOString(),
  }));
  await app.world.table.write(messages.map(messageWrite));
  return messages;
}

const timesSent = (to: string) => [...app.post.mails, ...app.post.texts].filter((one) => one.to === to).length;

test('a worker that dies before or after any of its steps loses no message, and sends each that it had in hand once more at most', async () => {
  const counts = { points: 0, doubled: 0 };
  for (const moment of ['before', 'after'] as const) {
    for (let at = 1, hasDied = true; hasDied; at += 1) {
      const messages = await written();
      const dying = dyingWorld(app.world, { at, moment });
      await doDueWork(dying.world).catch(() => 0);
      hasDied = dying.hasDied();
      if (hasDied) counts.points += 1;
      await Promise.all(Array.from({ length: RUNNERS }, () => doDueWork(app.world)));
      app.pass(61);
      await Promise.all(Array.from({ length: RUNNERS }, () => doDueWork(app.world)));
      app.pass(3600);
      await app.settle();
      const times = messages.map(({ to }) => timesSent(to));
      const states = await Promise.all(
        messages.map(async (message) => (await app.world.table.get(messageKey(message)))?.['state']),
      );
      expect({ moment, at, states }).toEqual({ moment, at, states: messages.map(() => 'sent') });
      expect({ moment, at, least: Math.min(...times) }).toEqual({ moment, at, least: 1 });
      expect({ moment, at, isOnceMoreAtMost: Math.max(...times) <= 2 }).toEqual({ moment, at, isOnceMoreAtMost: true });
      counts.doubled += times.reduce((sum, count) => sum + count - 1, 0);
    }
  }
  process.stdout.write(
    `messages: ${counts.points} crash points, ${RUNNERS} runners after each, none lost, ${counts.doubled} doubled\n`,
  );
  expect(counts.points).toBeGreaterThanOrEqual(2 * 3 * MESSAGES);
  // Messages that are sent side by side share their steps: how many are sent and not yet marked at a death is chance, none never.
  expect(counts.doubled).toBeGreaterThan(0);
});
