import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doDueWork } from '../../../functions/jobs/do-due-work.ts';
import { deliverMessages } from '../../../functions/messages/deliver-job.ts';
import { messageFor, type MessageDraft } from '../../../functions/messages/new-message.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from '../../../functions/messages/sms-cap.ts';
import { dueTimeOf } from '../../../functions/store/due/due-index.ts';
import { limitKey } from '../../../functions/store/keys.ts';
import { messageKey, messageWrite } from '../../../functions/store/messages/messages.ts';
import type { Item } from '../../../functions/store/items.ts';
import type { Mail } from '../../../functions/outside/ses-client.ts';
import type { World } from '../../../functions/world.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

const EMAIL = 'matti.meikalainen@example.org';
const PHONE = '+358401234512';
const [CODE, FORM_NAME] = ['473829', 'Kallion koulu'];

let app: TestApp;
let world: World;
let log: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.post.isDown = false;
  app.pass(4 * 3600);
  await app.settle();
  log = [];
  app.post.mails.length = 0;
  app.post.texts.length = 0;
  world = { ...app.world, log: (entry) => log.push(entry) };
});

const DRAFT: MessageDraft = {
  kind: 'editCode',
  company: 'c',
  about: 'userForm#x',
  language: 'fi',
  data: { formName: FORM_NAME, minutes: '30' },
  secret: CODE,
  email: EMAIL,
};

/** Writes a message as a feature would, a second after the last one, and answers how to read its item. */
async function written(draft: Partial<MessageDraft> = {}): Promise<() => Promise<Item>> {
  app.pass(1);
  const message = messageFor(world, { ...DRAFT, ...draft });
  if (!message) throw new Error('no way to send');
  await world.table.write([messageWrite(message)]);
  return async () => {
    const item = await world.table.get(messageKey(message));
    if (!item) throw new Error('the message is gone');
    return item;
  };
}

const bySms = { email: '', phoneNumber: PHONE };
const minutesFromNow = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000).toISOString();
const events = () => log.map(({ event }) => event);

describe('a message that is due', () => {
  test('is sent by e-mail from the installation, with its secret, and its secret is erased', async () => {
    const item = await written();
    await doDueWork(world);
    expect(app.post.mails).toEqual([
      {
        from: 'Työmaaportti <portti@example.com>',
        to: EMAIL,
        subject: `Kertakäyttökoodisi: ${FORM_NAME}`,
        text: expect.stringContaining(CODE),
        html: expect.stringContaining(CODE),
        tag: expect.stringMatching(/^[\w-]+$/),
      },
    ]);
    expect(await item()).toMatchObject({ state: 'sent', finished: expect.any(String) });
    expect(await item()).not.toHaveProperty('box');
    expect(await item()).not.toHaveProperty('GSI3PK');
  });

  test('is sent by SMS where it goes to a number', async () => {
    await written(bySms);
    await doDueWork(world);
    expect(app.post.mails).toEqual([]);
    expect(app.post.texts).toEqual([{ to: PHONE, text: expect.stringContaining(`Koodisi on ${CODE}`) }]);
  });

  test('is sent once, however many workers find it', async () => {
    const item = await written();
    const items = [await item()];
    await Promise.all([1, 2, 3, 4, 5].map(() => deliverMessages(world, items)));
    await deliverMessages(world, items);
    await doDueWork(world);
    expect(app.post.mails).toHaveLength(1);
  });

  test('is left alone while another worker sends it', async () => {
    const item = await written();
    const whileSending = async (mail: Mail) => {
      await app.post.send(mail);
      await deliverMessages(world, [await item()]);
    };
    await doDueWork({ ...world, mail: { send: whileSending } });
    expect(app.post.mails).toHaveLength(1);
  });

  test('goes in the order in which the messages were caused', async () => {
    for (const name of ['first', 'second', 'third']) await written({ data: { formName: name, minutes: '30' } });
    await doDueWork(world);
    expect(app.post.mails.map(({ subject }) => subject.replace(/.*: /, ''))).toEqual(['first', 'second', 'third']);
  });

  test('is not sent after its time, and its secret is erased', async () => {
    const item = await written({ validUntil: minutesFromNow(30) });
    app.pass(31 * 60);
    await doDueWork(world);
    expect(app.post.mails).toEqual([]);
    expect(await item()).toMatchObject({ state: 'dropped' });
    expect(await item()).not.toHaveProperty('box');
  });
});

describe('while the mail service is down', () => {
  test('a message waits from a minute to six hours, and is parked with its secret after a day', async () => {
    const item = await written();
    app.post.isDown = true;
    const began = world.now().getTime();
    const waits: number[] = [];
    for (let tries = 1; (await item())['state'] === 'waiting'; tries += 1) {
      await doDueWork(world);
      expect(await item()).toMatchObject({ tries, failures: tries });
      if ((await item())['state'] !== 'waiting') break;
      const until = Date.parse(dueTimeOf(await item()));
      waits.push(Math.round((until - world.now().getTime()) / 60_000));
      await doDueWork(world);
      expect(await item()).toMatchObject({ tries, state: 'waiting' });
      app.pass((until - world.now().getTime()) / 1000 + 1);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 360, 360, expect.any(Number)]);
    expect((world.now().getTime() - began) / 3_600_000).toBeCloseTo(24, 1);
    expect(await item()).toMatchObject({ state: 'parked', box: expect.any(String), failure: 'NotTaken: Error' });
    expect(events()).toContain('due_work_parked');
  });

  test('nothing is lost: after an hour of outage every message goes out once', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, (_, at) => written({ email: `${at}@example.org` })));
    app.post.isDown = true;
    for (let minute = 0; minute < 60; minute += 5) {
      await app.settle();
      app.pass(5 * 60);
    }
    app.post.isDown = false;
    app.pass(3600);
    await app.settle();
    expect(app.post.mails.map(({ to }) => to).toSorted()).toEqual(items.map((_, at) => `${at}@example.org`).toSorted());
    for (const item of items) expect(await item()).toMatchObject({ state: 'sent' });
  });

  test('a code that would come too late is dropped at once and not kept', async () => {
    const item = await written({ validUntil: minutesFromNow(5) });
    app.post.isDown = true;
    await doDueWork(world);
    expect(await item()).toMatchObject({ state: 'waiting' });
    app.pass(61);
    await doDueWork(world);
    expect(await item()).toMatchObject({ state: 'dropped', tries: 2 });
    expect(await item()).not.toHaveProperty('box');
  });
});

describe('a worker that dies', () => {
  test('before sending gives the message back after a quarter of a minute', async () => {
    await written();
    await new Promise<void>((taken) => {
      const send = () => new Promise<void>(() => taken());
      void doDueWork({ ...world, mail: { send } });
    });
    await expect.poll(async () => (await doDueWork(world)) === 0).toBe(true);
    expect(app.post.mails).toEqual([]);
    app.pass(16);
    await doDueWork(world);
    expect(app.post.mails).toHaveLength(1);
  });

  test('between sending and marking causes one more mail at most, and it is told', async () => {
    const item = await written();
    let isFirst = true;
    const forgetful = new Proxy(world.table, {
      get(table, name) {
        const value: unknown = Reflect.get(table, name, table);
        if (name !== 'write') return typeof value === 'function' ? (value.bind(table) as unknown) : value;
        return (writes: Parameters<typeof table.write>[0]) => {
          const isMarking = JSON.stringify(writes).includes('finished');
          if (isMarking && isFirst) {
            isFirst = false;
            return Promise.reject(new Error('the store is down'));
          }
          return table.write(writes);
        };
      },
    });
    await doDueWork({ ...world, table: forgetful });
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'due_work_failed', message: 'the store is down' }),
    );
    app.pass(61);
    await app.settle();
    app.pass(3600);
    await app.settle();
    expect(app.post.mails).toHaveLength(2);
    expect(await item()).toMatchObject({ state: 'sent', tries: 2 });
  });

  test('every time ends with the message parked, not sent for ever', async () => {
    const item = await written();
    const dying = { ...world, mail: { send: () => new Promise<void>(() => undefined) } };
    for (let tries = 1; tries <= 8; tries += 1) {
      void deliverMessages(dying, [await item()]).catch(() => undefined);
      await expect.poll(async () => (await item())['tries']).toBe(tries);
      app.pass(16);
    }
    await doDueWork(world);
    expect(await item()).toMatchObject({ state: 'parked' });
    expect(app.post.mails).toEqual([]);
  });
});

describe('SMS cost money', () => {
  const used = (hits: number) =>
    world.table.write([
      {
        put: { ...limitKey(SMS_PER_DAY.name, SMS_OF_ALL), hits, ttl: Math.floor(world.now().getTime() / 1000) + 7200 },
      },
    ]);

  test('when those of the day are used up the next waits until the next day', async () => {
    await used(SMS_PER_DAY.most - 1);
    const items = [await written(bySms), await written(bySms)];
    await doDueWork(world);
    expect(app.post.texts).toHaveLength(1);
    app.pass(3600);
    await doDueWork(world);
    expect(app.post.texts).toHaveLength(1);
    expect((await Promise.all(items.map((item) => item()))).map(({ tries }) => tries)).toEqual([1, 1]);
    app.pass(3700);
    await doDueWork(world);
    expect(app.post.texts).toHaveLength(2);
    for (const item of items) expect(await item()).toMatchObject({ state: 'sent' });
  });

  test('one that was not taken does not count', async () => {
    await used(0);
    const item = await written({ ...bySms, validUntil: minutesFromNow(1) });
    app.post.isDown = true;
    await doDueWork(world);
    expect(await item()).toMatchObject({ state: 'dropped' });
    expect(await world.table.get(limitKey(SMS_PER_DAY.name, SMS_OF_ALL))).toMatchObject({ hits: 0 });
  });
});

test('no log line tells an address, a code, a name or the words of a service that may name them', async () => {
  const send = (mail: Mail) => Promise.reject(new Error(`550 ${mail.to} ${mail.text}`));
  await written({ validUntil: minutesFromNow(1) });
  await written();
  await doDueWork({ ...world, mail: { send } });
  await written(bySms);
  await doDueWork(world);
  expect(events()).toEqual(expect.arrayContaining(['message_failed', 'message_dropped', 'message_sent']));
  for (const canary of [EMAIL, PHONE, PHONE.slice(1), CODE, FORM_NAME, 'userForm#x']) {
    expect(JSON.stringify(log)).not.toContain(canary);
  }
});
