import { afterAll, beforeAll, expect, test } from 'vitest';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { StoreFaults, type Fault } from '../model/store-faults.ts';

let site: PermitSite;
let form: string;
beforeAll(async () => {
  site = await PermitSite.start();
  form = await site.form([]);
});
afterAll(() => site.app.stop());

test('two hundred permits that are made at once, with conflicts and lost answers among them, have two hundred numbers', async () => {
  const faults = new StoreFaults(site.app.client);
  const kinds: readonly Fault[] = ['conflict', 'lostAnswer', 'throttled'];
  const planted = Array.from({ length: 4000 }, (_, at) => (at % 8 === 3 ? (kinds[(at >> 3) % 3] ?? 'none') : 'none'));
  const all = await faults.during(planted, () => Promise.all(Array.from({ length: 200 }, () => site.create(form))));
  const made = all.filter(({ status }) => status === 201);
  const numbers = new Set(made.map(({ body }) => body.number));
  process.stdout.write(
    `permits at once: ${made.length} of 200 made, ${numbers.size} numbers, ${faults.hits} requests met a fault\n`,
  );
  expect(faults.hits).toBeGreaterThan(100);
  expect(made.length).toBeGreaterThan(150);
  expect(numbers.size).toBe(made.length);
});
