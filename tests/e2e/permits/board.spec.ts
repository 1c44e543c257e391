import { boardApi } from '../../../shared/boards/board-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { board: said } = TEXTS.fi;

test.use({ viewport: { width: 360, height: 740 } });

test('the board of a site stands on a phone and on a wall without a login, greys when it hears nothing, and ends when it is closed', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const auth = { token };
  const body = { name: 'Taulusilta', zones: [{ name: 'Kansi' }, { name: 'Maatuki' }] };
  const { _id: id } = await api.ask(projectApi.create, { body }, auth);
  const { board } = await api.ask(projectApi.openBoard, { params: { id } }, auth);
  const { zones } = await api.ask(boardApi.posters, { params: { id } }, auth);

  await page.goto(`/board/${board?._id}?lang=fi`);
  await expect(page.getByRole('heading', { level: 1, name: 'Taulusilta' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(said.current)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/board/${board?._id}?tv&lang=fi`);
  await expect(page.getByText(said.toPhone)).toBeVisible();
  await expectAccessible(page);
  const sizes = await page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(25);

  await page.context().setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(said.stale)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(said.current)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/z/${zones[1]?.posterId}?lang=fi`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Maatuki']);
  await expectAccessible(page);

  await api.ask(projectApi.closeBoard, { params: { id } }, auth);
  await page.goto(`/board/${board?._id}?lang=fi`);
  await expect(page.getByText(said.gone)).toBeVisible();
  await expectAccessible(page);
});
