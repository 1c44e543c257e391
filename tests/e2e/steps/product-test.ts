import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { LocalProduct, START_MILLISECONDS } from './local-product.ts';
import type { Language } from './texts.ts';

/** A test with a running product: one product per worker process, one browser context per test. */
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
  // Staff open nothing without a network. That their screens open beside the service worker is held by the journeys of `screens`.
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that are asked for from this pattern
  serviceWorkers: async ({}, use, { file }) => use(/\/e2e\/(staff|editor|permits)\//.test(file) ? 'block' : 'allow'),
});

export { expect };

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
