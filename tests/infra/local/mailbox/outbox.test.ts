import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Delivery } from '../../../../infra/local/mailbox/outbox.ts';
import { Outbox } from '../../../../infra/local/mailbox/outbox.ts';
import { outboxPage } from '../../../../infra/local/mailbox/outbox-page.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const sms = (text: string): Delivery => ({ channel: 'sms', to: '+358401234567', text, at: '2026-11-20T05:05:00.000Z' });

test('the outbox is as it was after a restart', async () => {
  const file = path.join(await temporaryFolder(), 'outbox.jsonl');
  const before = await Outbox.open(file);
  await before.add([sms('first\nline'), sms('second')]);
  await before.close();
  const after = await Outbox.open(file);
  expect(after.deliveries()).toEqual([sms('second'), sms('first\nline')]);
  await after.close();
});

test('a half-written last line is cut off and the next delivery stands on its own', async () => {
  const file = path.join(await temporaryFolder(), 'outbox.jsonl');
  const before = await Outbox.open(file);
  await before.add([sms('whole')]);
  await before.close();
  await appendFile(file, '{"channel":"sms","to":"+3584');
  const after = await Outbox.open(file);
  await after.add([sms('next')]);
  await after.close();
  expect(
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).text),
  ).toEqual(['whole', 'next']);
});

test('parallel deliveries are each kept whole', async () => {
  const file = path.join(await temporaryFolder(), 'outbox.jsonl');
  const outbox = await Outbox.open(file);
  await Promise.all(Array.from({ length: 100 }, (_, i) => outbox.add([sms(`${i} `.repeat(500))])));
  await outbox.close();
  const again = await Outbox.open(file);
  expect(new Set(again.deliveries().map(({ text }) => text)).size).toBe(100);
  await again.close();
});

test('one can wait for a message that is there, that comes, and in vain', async () => {
  const outbox = await Outbox.open(path.join(await temporaryFolder(), 'outbox.jsonl'));
  await outbox.add([sms('there')]);
  const coming = outbox.waitFor(({ text }) => text === 'coming');
  const never = outbox.waitFor(({ text }) => text === 'never', 20).catch(String);
  await outbox.add([sms('other')]);
  await outbox.add([sms('coming')]);
  await expect(outbox.waitFor(({ text }) => text === 'there')).resolves.toEqual(sms('there'));
  await expect(coming).resolves.toEqual(sms('coming'));
  await expect(never).resolves.toBe('Error: No such message within 20 ms.');
  await outbox.close();
});

test('the page shows what was sent as text, with its links, and nothing of it can run', () => {
  const html = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const page = outboxPage(
    [{ ...sms('Avaa https://example.com/o/1?a=1&b=2. <script>alert(3)</script>'), subject: '<b>"aihe"</b>', html }],
    'Työmaaportti',
  );
  expect(page).toContain('<a href="https://example.com/o/1?a=1&#38;b=2">');
  expect(page).toContain('20.11.2026 7.05');
  expect(page).not.toMatch(/<script|<img|<b>"aihe/);
  expect(page).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
});
