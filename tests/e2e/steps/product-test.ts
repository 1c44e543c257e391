import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { LocalProduct, START_MILLISECONDS } from './local-product.ts';
import type { Language } from './texts.ts';

/** A test with a running product: one product per worker process; a browser without anything kept per test. */
export const test = base.extend<{ product: LocalProduct }, { running: LocalProduct }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      const product = await LocalProduct.start({ isForJourneys: true });
      await use(product);
      await product.stop();
    },
    // The start has its own time limit, which reports the process's output.
    { scope: 'worker', timeout: 2 * START_MILLISECONDS },
  ],
  product: async ({ running }, use) => use(running),
  baseURL: async ({ running }, use) => use(running.url),
  context: async ({ context, product }, use, { project }) => {
    await use(context);
    if (project.use.reuseContext) await emptyBrowser(context, product.url);
  },
});

export { expect };

/** Takes away what playwright leaves in a browser that it uses again: caches, permissions, and that there is no network. */
async function emptyBrowser(context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  const page = context.pages().find((each) => !each.isClosed());
  if (!page) return;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/** Expects no violation of WCAG 2.2 A and AA that axe can find on the page or in a part of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // During a change of screens, the page has neither for a moment.
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await accessibilityViolations(page, within)).toEqual([]);
}

/** Both languages have the same markup: the narrowest width is examined in one, the widest in the other. */
export function isExamined(language: Language, width: number): boolean {
  return (language === 'fi') === width < 1000;
}

/** Expects nothing to overflow the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}
