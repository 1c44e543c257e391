import type { Page } from '@playwright/test';
import { ChaosProxy } from '../../chaos/chaos-proxy.ts';
import { shellKept } from './kept-shell.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

/** The addresses of everything that the service worker and the pages have kept. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
}

test('what a worker opens on site opens in both languages while the server is down; what staff open does not pretend to', async ({
  page,
  product,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.expectAt(0);
  await shellKept(page);
  const induction = page.url();
  try {
    await product.kill();
    await page.goto('/aloita');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.fi.start.title);
    await page.getByRole('button', { name: TEXTS.fi.language.name.en }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.en.start.title);
    const font = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.fonts.check('16px "Atkinson Hyperlegible Next Variable"');
    });
    expect(font).toBe(true);
    for (const address of ['/', '/en', '/s/123456', induction]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.goto('/login')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await expect(page.goto('/dev/outbox')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  } finally {
    await product.run();
  }
});

test('nothing of the API, no token and no file of staff is kept by the service worker', async ({ page }) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.begin();
  await shellKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.fi.player.details);
  const kept = await keptAddresses(page);
  expect(kept.some((url) => /\/assets\/player-page-.*\.js$/.test(url))).toBe(true);
  expect(kept.filter((url) => /\/api\/|\/dev\/|token=|sw\.js|admin|approval|\/login/.test(url))).toEqual([]);
});

/** The service worker as that of a later build, whose first script has another name. */
function asNewer(worker: Buffer): Buffer {
  return Buffer.from(worker.toString().replace(/(postMessage\("\/assets\/index-)[\w-]+/, '$1newer'));
}

test('a new version is offered where nothing is being filled in, never in the middle of a page, and is taken by a press', async ({
  browser,
  product,
}) => {
  const proxy = await ChaosProxy.start('update');
  const context = await browser.newContext({
    baseURL: product.url,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  const page = await context.newPage();
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.begin();
  await shellKept(page);
  await steps.fillDetails({ firstName: 'Matti' });

  proxy.rewrite = (path, answer) => (path === '/sw.js' ? { ...answer, body: asNewer(answer.body) } : answer);
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(isWaiting, { timeout: 45_000 }).toBe('installed');
  const update = page.getByRole('button', { name: TEXTS.fi.update.take });
  await expect(page.getByLabel(TEXTS.fi.details.field.firstName, { exact: true })).toHaveValue('Matti');
  await expect(update).toHaveCount(0);

  const start = await context.newPage();
  await start.goto('/aloita');
  const offer = start.getByRole('button', { name: TEXTS.fi.update.take });
  await expect(offer).toBeVisible();
  await expectAccessible(start);
  expect(await isWaiting()).toBe('installed');

  await page.close();
  await expect.poll(() => start.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  const reloaded = start.waitForEvent('load');
  await offer.click();
  await reloaded;
  await expect(start.getByRole('heading', { level: 1 })).toHaveText(TEXTS.fi.start.title);
  await expect
    .poll(() => start.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBe(null);
  await expect(offer).toHaveCount(0);
  await context.close();
  await proxy.stop();
});
