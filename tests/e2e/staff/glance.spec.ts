import { expect, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';

const { projects, lists } = TEXTS.fi;
const { waiting, validPermits, waitingPermits, expiredPermits, expiringCards } = projects.glance;

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

test('each number of a site at a glance leads to a list of just that many', async ({ page, product }) => {
  test.slow();
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const { items } = await api.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token });
  await rememberLogin(page, 'manager@example.com');
  for (const name of [waiting, validPermits, waitingPermits, expiredPermits, expiringCards]) {
    // Counts follow by due work, and other journeys add rows meanwhile.
    await expect(async () => {
      await page.goto(`/admin/projects/${items[0]?._id}/glance`);
      const number = page.getByRole('listitem').filter({ hasText: name }).getByRole('link');
      const count = Number(await number.locator('strong').innerText());
      await number.click();
      await expect(page).not.toHaveURL(/glance$/);
      await expect(
        page
          .getByRole('table')
          .or(page.getByRole('button', { name: lists.showAll }))
          .first(),
      ).toBeVisible();
      expect(await page.getByRole('rowheader').count(), name).toBe(count);
    }).toPass();
  }
});
