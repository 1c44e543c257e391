import type { Page } from 'playwright';

/** Until the phone has all it needs to open without a network, and its pages are answered from there. */
export async function shellKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller,
    undefined,
    { timeout: 60_000 },
  );
}
