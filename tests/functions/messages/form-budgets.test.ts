import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../../../functions/messages/deliver-job.ts';
import { newMessage } from '../../../functions/messages/new-message.ts';
import { OF_COMPANY, OF_FORM } from '../../../functions/messages/sending-budgets.ts';
import { SMS_OF_ALL, SMS_OF_NEWS_PER_DAY, SMS_PER_DAY } from '../../../functions/messages/sms-cap.ts';
import { takeAttempt, type Limit } from '../../../functions/store/limits/limits.ts';
import { messageKey, messageWrite, type Message } from '../../../functions/store/messages/messages.ts';
import type { Item } from '../../../functions/store/items.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Of a message that comes from no form. */
const NO_FORM = '';
const FORM = 'F'.repeat(22);
const OTHER_FORM = 'G'.repeat(22);
let numbers = 0;

/** A message by SMS to a number of its own, as news of an induction unless it is told otherwise. */
function bySms(given: Partial<Message>, form: string): Message {
  numbers += 1;
  return newMessage(app.world, {
    kind: 'completionReceipt',
    company: 'one',
    about: 'userForm#x',
    ...(form === NO_FORM ? {} : { form }),
    channel: 'sms',
    to: `+35840${String(1_000_000 + numbers)}`,
    language: 'fi',
    data: { name: 'Matti', formName: 'Kallion koulu', link: 'https://portti.example.com/o/x', signed: '1.1.2026 7.00' },
    secret: '123456789',
    ...given,
  });
}

/** Sends so many, and answers why each was kept waiting. */
async function sent(count: number, given: Partial<Message> = {}, form = FORM): Promise<(string | undefined)[]> {
  const messages = Array.from({ length: count }, () => bySms(given, form));
  for (const message of messages) await app.world.table.write([messageWrite(message)]);
  const read = () => app.world.table.getMany(messages.map(messageKey));
  const items = async () => (await read()).filter((item): item is Item => item !== undefined);
  await deliverMessages(app.world, await items());
  return (await items()).map((item) => item['reason'] as string | undefined);
}

const SENT = undefined;

/** Spends so much of a budget at once. */
const spend = (limit: Limit, subject: string, units: number) =>
  takeAttempt(app.world.table, { ...limit, units }, subject, app.world.now());

test('a form, a company and all news have their SMS of a day, and codes and permits have a third that news cannot take', async () => {
  expect(await sent(1)).toEqual([SENT]);
  await spend(OF_FORM.sms, FORM, 148);
  expect(await sent(2)).toEqual([SENT, 'form_limit']);
  expect(await sent(1, {}, OTHER_FORM)).toEqual([SENT]);
  await spend(OF_COMPANY.sms, 'one', 246);
  expect(await sent(2, {}, OTHER_FORM)).toEqual([SENT, 'company_limit']);
  expect(await sent(1, { channel: 'email', to: 'matti@example.org' })).toEqual([SENT]);
  const elsewhere = [{ company: 'two' }, 'H'.repeat(22)] as const;
  await spend(SMS_OF_NEWS_PER_DAY, SMS_OF_ALL, 328);
  expect(await sent(2, ...elsewhere)).toEqual([SENT, 'sms_limit']);
  const permit = { kind: 'permitToSign', about: 'permit#x' } as const;
  expect(await sent(2, permit, NO_FORM)).toEqual([SENT, SENT]);
  app.pass(24 * 3600 + 1);
  expect(await sent(1)).toEqual([SENT]);
  expect(await sent(1, ...elsewhere)).toEqual([SENT]);
});

test('two thirds of the SMS of a day are for news', () => {
  expect(SMS_OF_NEWS_PER_DAY.most).toBe(Math.floor((SMS_PER_DAY.most * 2) / 3));
});
