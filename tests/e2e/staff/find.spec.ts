import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

for (const language of LANGUAGES) {
  test(`whatever a manager looks for is found and opened by the keyboard alone (${language})`, async ({
    page,
    product,
  }) => {
    const { find, projects } = TEXTS[language];
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('manager@example.com');
    const name = `Etsintämaa${language}${Date.now()}`;
    const project = await api.ask(projectApi.create, { body: { name: `${name} yksi` } }, { token });
    await api.ask(projectApi.create, { body: { name: `${name} kaksi` } }, { token });
    await rememberLogin(page, 'manager@example.com', language);
    await page.goto('/admin/home');
    await expect(page.getByRole('region').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: find.label });
    await expect(field).toBeFocused();
    await page.keyboard.type(name.toLowerCase());
    const options = page.getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(page.getByRole('group', { name: find.group.projects })).toBeVisible();
    await expectAccessible(page);
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    const first = await chosen.innerText();
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveText(first);
    await page.keyboard.type(' yksi');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/projects/${project._id}`));
    await expect(page.getByRole('heading', { level: 1, name: `${name} yksi` })).toBeVisible();
    await expect(page.getByRole('link', { name: projects.title, exact: true }).first()).toBeVisible();
  });
}

test('the search of a phone takes the whole screen, says when nothing is found, and gives the focus back', async ({
  page,
}) => {
  const { find } = TEXTS.fi;
  await page.setViewportSize({ width: 320, height: 740 });
  await rememberLogin(page, 'manager@example.com');
  await page.goto('/admin/home');
  const opener = page.getByRole('button', { name: find.label });
  await opener.click();
  const field = page.getByRole('combobox', { name: find.label });
  await field.fill('eiketäänsellaista');
  await expect(page.getByText(/eiketäänsellaista/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 320 });
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a company’s permits and cards are listed for all sites and for one', async ({ page, product }) => {
  const { lists, home, permits, projectCards } = TEXTS.fi;
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('viewer@example.com');
  const { items } = await api.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token });
  const site = expectFound(items[0])._id;
  await rememberLogin(page, 'viewer@example.com');
  await page.goto('/admin/all-permits');
  await expect(page.getByRole('heading', { level: 1, name: permits.list.caption })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByLabel(lists.site, { exact: true }).selectOption(site);
  await expect(page).toHaveURL(new RegExp(`site=${site}`));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.goto('/admin/home');
  await page.getByRole('link', { name: home.allCards, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: projectCards.title })).toBeVisible();
  await page.getByRole('button', { name: projectCards.filter.all, exact: true }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
