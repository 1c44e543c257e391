import type { Page } from '@playwright/test';

/**
 * Waits until the drawn boxes of the PIN are the application's. What is typed and sent earlier goes on by the browser's own form, which
 * journeys of its own are about.
 */
export async function cameToLife(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#pin') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
