import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { companyApi } from '../../../../shared/companies/company-api.ts';

/** The narrowest phone there is to serve, a common one, a desk. */
const WIDTHS = [320, 360, 1366] as const;

test('a company whose name is one long word fits its screens on a phone and a desk', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const body = { name: `Sähkötyöturvallisuuskoulutuskeskus${Date.now()}` };
  const { _id } = await api.ask(companyApi.create, { body }, { token });
  await rememberLogin(page, 'root@example.com');
  for (const path of ['companies', `companies/${_id}`]) {
    await page.goto(`/admin/${path}`);
    await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
    await expect(
      page
        .getByText(body.name)
        .or(page.locator(`input[value="${body.name}"]`))
        .first(),
    ).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width !== 360) await expectAccessible(page);
    }
  }
  await api.ask(companyApi.remove, { params: { id: _id } }, { token });
});
