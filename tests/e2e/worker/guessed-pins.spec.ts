import { request as ask } from 'node:http';
import type { Page } from '@playwright/test';
import { cameToLife } from '../offline/coming-to-life.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { fi } = TEXTS;
/** Of this machine too; nothing else in the journeys asks from it. */
const OTHER_ADDRESS = '127.0.0.77';
/** Of the 20 after which one more wrong PIN is answered. */
const LONG_ENOUGH_SECONDS = 15;

// A service worker brings the file of the proof from the phone once it has kept it, past what a test does to the page's requests.
test.use({ serviceWorkers: 'block' });

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string | null };
type Answered = { status: number; headers: Record<string, string>; body: string };

/** Asks the product from another address of this machine. */
function askFromElsewhere(url: string, { path, method = 'GET', headers = {}, body = null }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = ask(new URL(path, url), { method, headers, localAddress: OTHER_ADDRESS }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(told), body: text });
      });
    });
    asking.on('error', reject).end(body ?? undefined);
  });
}

/**
 * Lets the page's starts come from that address, whose wrong PINs are used up right before each: one comes back every 20 seconds. Answers
 * what became of each start.
 */
async function startFromElsewhere(page: Page, url: string): Promise<number[]> {
  const statuses: number[] = [];
  await page.route('**/api/user-forms?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const asked = { path: pathname + search, method: 'POST', body: route.request().postData() };
    const { 'accept-encoding': _, ...headers } = await route.request().allHeaders();
    await useUpGuesses(url);
    const answer = await askFromElsewhere(url, { ...asked, headers: withoutPseudo(headers) });
    statuses.push(answer.status);
    await route.fulfill(answer);
  });
  return statuses;
}

function withoutPseudo(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}

/** Types wrong PINs from that address until none is answered for long enough that the start comes before the next one is. */
async function useUpGuesses(url: string): Promise<void> {
  let pin = 700_000;
  const secondsToNext = async () => {
    const { status, headers } = await askFromElsewhere(url, { path: `/api/induction-forms?pin=${(pin += 1)}` });
    return status === 429 ? Number(headers['retry-after']) : 0;
  };
  await expect.poll(secondsToNext, { intervals: [200] }).toBeGreaterThanOrEqual(LONG_ENOUGH_SECONDS);
}

/** Types a PIN into the start page and sends it. */
async function typePin(page: Page, pin: string): Promise<void> {
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

async function openStart(page: Page): Promise<void> {
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('textbox').first().click();
}

test('where many wrong PINs were typed behind one address, the page works out a proof, says so and goes on', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const statuses = await startFromElsewhere(page, product.url);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/solve-proof-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openStart(page);
  await typePin(page, '123457');
  await expect(page.getByText(fi.start.proof)).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText(fi.errors.formPinCode404)).toBeVisible();
  await expect(page.getByText(fi.start.proof)).toHaveCount(0);
  await typePin(page, '234567');
  await new WorkerSteps(page, 'fi').expectAt(0);
  await page.goto('/s/123456');
  await new WorkerSteps(page, 'fi').expectAt(0);
  expect(statuses).toEqual([429, 404, 429, 201, 429, 201]);
});

test('where the proof cannot be worked out, the seconds are said, at the boxes and on the front page', async ({
  page,
  product,
}) => {
  await startFromElsewhere(page, product.url);
  await page.route('**/assets/solve-proof-*.js', (route) => route.abort());
  const seconds = page.getByText(new RegExp(fi.errors.waitSeconds_other.replace('{{count}}', '\\d+')));
  await openStart(page);
  await typePin(page, '234567');
  await expect(seconds).toBeVisible();
  await page.goto('/s/234567');
  await expect(page).toHaveURL(/\/\?error=404/);
  await expect(seconds).toBeVisible();
});
