import { projectApi } from '../../../shared/projects/project-api.ts';
import { expect, test } from '../steps/product-test.ts';
import { keepLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { common, projects } = TEXTS.fi;
const SCREEN = '**/assets/workers-page-*.js';

test('a screen whose file could not be had says so, and comes when it is tried again', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const login = await api.logIn('manager@example.com');
  const [site] = (await api.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token: login.token })).items;
  await keepLogin(page, login);
  // As after a reload for a new build, of which there is one a minute at most.
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
  await page.route(SCREEN, (route) => route.abort());
  await page.goto(`/admin/projects/${site?._id}/orientations`);
  await page.getByRole('link', { name: projects.tabs.workers }).click();
  await expect(page.getByRole('heading', { level: 1, name: common.failedTitle })).toBeVisible();
  await page.unroute(SCREEN);
  await page.getByRole('button', { name: common.retry, exact: true }).click();
  await expect(page.getByRole('link', { name: projects.tabs.workers })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: common.failedTitle })).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
