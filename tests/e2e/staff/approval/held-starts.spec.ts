import type { Browser } from '@playwright/test';
import { NO_START_CEILINGS } from '../../../../shared/induction-forms/start-ceilings.ts';
import { LocalProduct } from '../../steps/local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { WorkerSteps } from '../../steps/worker-steps.ts';

const { fi } = TEXTS;
const PIN = '234567';

/** A phone of its own, on which nobody has begun anything. */
async function newPhone(browser: Browser, baseURL: string): Promise<WorkerSteps> {
  return new WorkerSteps(await (await browser.newContext({ baseURL })).newPage(), 'fi');
}

test('starts above the ceiling of a form wait, are released by staff with a press where they look, and go on', async ({
  browser,
}) => {
  const product = await LocalProduct.start({
    isForJourneys: true,
    ceilings: { ...NO_START_CEILINGS, formPerDay: 1 },
  });
  try {
    const held = await newPhone(browser, product.url);
    await expect(async () => {
      const phone = await newPhone(browser, product.url);
      await phone.enterPin(PIN);
      await expect(phone.page.getByText(fi.errors.starts_held)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await held.enterPin(PIN);
    await expect(held.page.getByText(fi.errors.starts_held)).toBeVisible();
    await expectAccessible(held.page);

    const { page } = await newPhone(browser, product.url);
    await rememberLogin(page, 'admin@example.com');
    await page.goto('/admin/approval');
    const release = page.getByRole('button', { name: fi.heldStarts.release });
    await expect(release).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await release.click();
    await expect(page.getByRole('status').filter({ hasText: /vapautettu/ })).toBeVisible();
    await expect(release).toHaveCount(0);

    await held.button(fi.start.submit).click();
    await held.begin();
  } finally {
    await product.stop();
  }
});
