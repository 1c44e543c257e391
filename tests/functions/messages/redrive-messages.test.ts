import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMessage } from '../../../functions/messages/new-message.ts';
import { redriveParked } from '../../../functions/jobs/redrive-parked.ts';
import { messageKey, messageWrite, type Message } from '../../../functions/store/messages/messages.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

const MANY = 30;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function message(at: number, validUntil?: string): Message {
  return newMessage(app.world, {
    kind: 'inductionLink',
    company: 'c',
    about: `userForm#${at}`,
    channel: 'email',
    to: `${at}@example.org`,
    language: 'fi',
    data: { formName: 'Kallion koulu', link: 'https://portti.example.com/o/x' },
    ...(validUntil === undefined ? {} : { validUntil }),
  });
}

test('what was given up stays put until it is driven again, and then goes once; what has died meanwhile is dropped', async () => {
  const soon = new Date(app.world.now().getTime() + 30 * 3600_000).toISOString();
  const messages = Array.from({ length: MANY }, (_, at) => message(at, at === 0 ? soon : undefined));
  for (const one of messages) await app.world.table.write([messageWrite(one)]);
  const stateOf = async (one: Message) => (await app.world.table.get(messageKey(one)))?.['state'];
  app.post.isDown = true;
  for (let hours = 0; hours <= 24; hours += 3) {
    await app.settle();
    app.pass(3 * 3600 + 1);
  }
  expect(new Set(await Promise.all(messages.map(stateOf)))).toEqual(new Set(['parked']));
  app.post.isDown = false;
  app.pass(24 * 3600);
  await app.settle();
  expect(app.post.mails).toEqual([]);
  expect(await redriveParked(app.world)).toBe(MANY);
  expect(await redriveParked(app.world)).toBe(0);
  await app.settle();
  expect(app.post.mails).toHaveLength(MANY - 1);
  expect(new Set(app.post.mails.map(({ to }) => to)).size).toBe(MANY - 1);
  expect(await Promise.all(messages.slice(0, 2).map(stateOf))).toEqual(['dropped', 'sent']);
});
