import { boardApi } from '../../../shared/boards/board-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { DRAWING } from '../../fixtures/walk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
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

test('a press on the plan marks the chosen zone and no other, also where another lies, by a double press and by a key, and the focus outlives what it removes', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const zones = [{ name: 'Kansi' }, { name: 'Maatuki' }];
  const { _id: id, version } = await api.ask(projectApi.create, { body: { name: 'Kuvasilta' } }, { token });
  await api.ask(projectApi.saveZones, { params: { id }, body: { zones, plan: DRAWING, version } }, { token });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/projects/${id}/zones`);
  const plan = page.getByRole('button', { name: said.plan.mark });
  const chosen = page.getByLabel(said.plan.zone);
  const pins = plan.locator('..').getByRole('listitem');
  const places = () => pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('style')));

  await plan.dblclick();
  await expect(pins).toHaveText([/Kansi/]);
  await expect(chosen.getByRole('option', { selected: true })).toHaveText('2 Maatuki');
  const [deck] = await places();

  await plan.click({ force: true });
  await expect(pins).toHaveText([/Kansi/, /Maatuki/]);
  expect(await places()).toEqual([deck, deck]);

  await plan.click({ position: { x: 40, y: 40 } });
  const [still, abutment] = await places();
  expect(still).toBe(deck);
  expect(abutment).not.toBe(deck);
  await plan.press('Enter');
  expect(await places()).toEqual([deck, abutment]);

  await page.getByRole('button', { name: said.plan.unmark }).click();
  await expect(chosen).toBeFocused();
  await expect(pins).toHaveText([/Kansi/]);
  await page.getByRole('button', { name: said.plan.remove }).click();
  await expect(page.getByLabel(said.plan.add)).toBeFocused();
});
