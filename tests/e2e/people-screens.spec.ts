import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './product-test.ts';
import { logIn, StaffApi } from './staff-steps.ts';
import { LANGUAGES } from './texts.ts';

/** The narrowest phone there is to serve, a common one, a desk. */
const WIDTHS = [320, 360, 1366] as const;

async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (width !== 360) await expectAccessible(page);
  }
}

for (const language of LANGUAGES) {
  test(`the screens of users are accessible and fit phone and desk (${language})`, async ({ page, product }) => {
    const { user } = await new StaffApi(product.url).logIn('root@example.com');
    await logIn(page, 'root@example.com', language);
    for (const path of ['users', 'users/new', `users/${user._id}`, 'my-user']) await expectFits(page, `/admin/${path}`);
  });

  test(`the screens of companies and of own inductions are accessible and fit phone and desk (${language})`, async ({
    page,
    product,
  }) => {
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('root@example.com');
    const body = { name: `Sähkötyöturvallisuuskoulutuskeskus${Date.now()}` };
    const { _id } = await api.send('/companies', { method: 'POST', token, body });
    await logIn(page, 'root@example.com', language);
    for (const path of ['companies', `companies/${_id}`, 'my-company', 'my-inductions']) {
      await expectFits(page, `/admin/${path}`);
    }
    await api.send(`/companies/${_id}`, { method: 'DELETE', token });
  });
}
