import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { LocalProduct, START_MILLISECONDS } from './local-product.ts';

/** The demo's users log in at every other journey. */
const REMEMBERED_SCRYPT = 'tests/fixtures/remembered-scrypt.ts';

/** A test with a running product: one a worker process, each test in a browser context of its own. */
export const test = base.extend<{ product: LocalProduct }, { running: LocalProduct }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      const product = await LocalProduct.start([REMEMBERED_SCRYPT]);
      await use(product);
      await product.stop();
    },
    // The start has a limit of its own, which tells what the process said.
    { scope: 'worker', timeout: 2 * START_MILLISECONDS },
  ],
  product: async ({ running }, use) => use(running),
  baseURL: async ({ running }, use) => use(running.url),
});

export { expect };

/** No violation of WCAG 2.2 A and AA that axe can find on the page as it stands, or in a part of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A screen that gives way to another has neither for a moment.
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await accessibilityViolations(page, within)).toEqual([]);
}

/** Nothing reaches out of the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
