import type { Page } from '@playwright/test';
import { OPENING_MILLISECONDS } from '../../../web/ahead/ask-early.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const SITE = 'Kalasataman torni C';
const START = '**/api/user-forms?*';

/** Holds requests to an address back until the answer is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Lets the early script wait for the phone's database as long as a busy machine takes. */
async function waitForDatabase(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const wait = window.setTimeout.bind(window);
    const waitLonger = (work: () => void, milliseconds?: number) =>
      wait(work, milliseconds === patience ? 60_000 : milliseconds);
    Object.assign(window, { setTimeout: waitLonger });
  }, OPENING_MILLISECONDS);
}

/** Whether React has taken over what the page came with. */
function isAlive(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps'));
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a poster says the site, its address and what to have at hand, and starts nothing', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    for (const language of LANGUAGES) {
      await page.goto(`/s/123456?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: SITE })).toBeVisible();
      await expect(page.getByText('Kalasatamankatu 9')).toBeVisible();
      await expect(page.getByText(TEXTS[language].player.needed.taxNumber_required)).toBeVisible();
    }
    expect(new Set(asked)).toEqual(new Set(['GET']));
  });
});

test('a poster’s page comes to life as it stands, without an error, and turns into the first page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const language of LANGUAGES) {
    await page.context().clearCookies();
    await page.evaluate(() => indexedDB.deleteDatabase('inductions')).catch(() => undefined);
    const release = await hold(page, START);
    await page.goto(`/s/123456?lang=${language}`);
    const heading = await page.getByRole('heading', { level: 1, name: SITE }).elementHandle();
    await page.waitForFunction(isAlive);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await expectAccessible(page);
    release();
    await new WorkerSteps(page, language).expectAt(0);
    await page.unroute(START);
    await page.goto('/aloita');
  }
  expect(errors).toEqual([]);
});

test('the start leaves before any other script is there, and is taken over with its key', async ({ page }) => {
  const starts: (string | undefined)[] = [];
  await waitForDatabase(page);
  const release = await hold(page, '**/assets/index-*.js');
  page.on('request', (request) => {
    if (request.method() === 'POST') starts.push(request.headers()['idempotency-key']);
  });
  const started = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.goto('/s/123456?lang=fi', { waitUntil: 'commit' });
  expect((await started).status()).toBe(201);
  release();
  await new WorkerSteps(page, 'fi').expectAt(0);
  expect(starts).toHaveLength(1);
});

test('a start whose early answer was lost is sent again with its key, and is one induction', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await waitForDatabase(page);
  await page.route(START, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const again = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.goto('/s/123456?lang=fi');
  expect((await again).status()).toBe(201);
  await new WorkerSteps(page, 'fi').expectAt(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a phone that has begun the induction is asked first, and starts nothing by itself', async ({ page }) => {
  await page.goto('/s/123456?lang=fi');
  await new WorkerSteps(page, 'fi').expectAt(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.goto('/s/123456');
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.fi.start.choice.title })).toBeVisible();
  expect(asked).not.toContain('POST');
});

test('a wrong PIN is looked up once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.goto('/s/999997?lang=fi');
  await expect(page).toHaveURL(/\/\?error=404/);
  await expect(page.getByText(TEXTS.fi.errors.formPinCode404)).toBeVisible();
  expect(asked).not.toContain('POST');
});

test('a poster’s drawn page stays whole until its scripts are there', async ({ page }) => {
  const release = await hold(page, '**/assets/player-*.js');
  // A start that comes to the living page follows the answer of the phone's database.
  let tellStarted = () => {};
  const started = new Promise<void>((resolve) => (tellStarted = resolve));
  await page.route(START, async (route) => {
    if (!(await page.evaluate(isAlive))) return route.abort();
    tellStarted();
    return route.continue();
  });
  await page.goto('/s/123456?lang=fi', { waitUntil: 'commit' });
  const address = await page.getByText('Kalasatamankatu 9').elementHandle();
  await started;
  expect(await address?.evaluate((element) => element.isConnected)).toBe(true);
  release();
  await new WorkerSteps(page, 'fi').expectAt(0);
});
