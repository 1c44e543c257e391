import type { Page } from '@playwright/test';
import { visibleSections } from '../../../../web/app/shell/sections.ts';
import { visibleTabs } from '../../../../web/projects/project-tabs.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { logIn, PASSWORD, rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { projectApi } from '../../../../shared/projects/project-api.ts';

const { fi } = TEXTS;
type SectionKey = keyof typeof fi.nav & ReturnType<typeof visibleSections>[number]['key'];

type Standing = {
  account: string;
  /** Its links by rule 6.3, in the order of the navbar. */
  links: readonly SectionKey[];
  landing: string;
  /** Addresses that it must not see behind. */
  refused: readonly string[];
};

const ALL = [
  'home',
  'approval',
  'projects',
  'forms',
  'permitForms',
  'users',
  'myCompany',
  'companies',
  'reports',
] as const;

const STANDINGS: readonly Standing[] = [
  { account: 'root', links: ALL, landing: '/admin/home', refused: [] },
  {
    account: 'admin',
    links: ['home', 'users', 'myCompany', 'reports'],
    landing: '/admin/home',
    refused: ['/admin/companies', `/admin/projects/${'A'.repeat(22)}/board`],
  },
  {
    account: 'manager',
    links: ['home', 'approval', 'projects'],
    landing: '/admin/home',
    refused: ['/admin/users', '/admin/users/new', '/admin/reports'],
  },
  {
    account: 'editor',
    links: ['home', 'forms', 'permitForms'],
    landing: '/admin/home',
    refused: ['/admin/approval', '/admin/my-company'],
  },
  {
    account: 'foreman',
    links: ['home', 'approval', 'projects'],
    landing: '/admin/home',
    refused: ['/admin/companies', '/admin/reports'],
  },
  {
    account: 'viewer',
    links: ['home', 'projects'],
    landing: '/admin/home',
    refused: ['/admin/approval', '/admin/users'],
  },
  {
    account: 'worker',
    links: ['myInductions'],
    landing: '/admin/my-inductions',
    refused: ['/admin/approval', '/admin/projects', '/admin/users/new'],
  },
];

/** The sections that have screens; root sees them all. */
const built = new Set(visibleSections({ roles: ['root'] }).map(({ key }) => key));

const menu = (page: Page) => page.getByRole('navigation', { name: fi.nav.label });

for (const { account, links, landing, refused } of STANDINGS) {
  test(`${account} sees exactly the links of the roles, lands where they say, and is refused elsewhere`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 800 });
    await logIn(page, `${account}@example.com`);
    await expect(page).toHaveURL(new RegExp(`${landing}(\\?|$)`));
    const shown = links.filter((key) => built.has(key)).map((key) => fi.nav[key]);
    await expect(menu(page).getByRole('link')).toHaveText(shown);
    await page.goto('/admin');
    await expect(page).toHaveURL(new RegExp(`${landing}(\\?|$)`));
    for (const address of refused) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: fi.forbidden.title })).toBeVisible();
      await expect(page.getByRole('link', { name: fi.forbidden.home })).toHaveAttribute('href', landing);
    }
  });
}

/** The tabs of a project by rule 6.4, in its order; the first is where the project opens. */
const TABS = [
  ['root', ['glance', 'orientations', 'cards', 'permits', 'gate', 'workers', 'settings']],
  ['manager', ['glance', 'orientations', 'cards', 'permits', 'gate', 'workers', 'settings']],
  ['foreman', ['glance', 'orientations', 'cards', 'permits', 'gate', 'workers']],
  ['viewer', ['glance', 'cards', 'permits', 'gate']],
] as const;
const builtTabs = visibleTabs({ roles: ['root'] }).map(({ key }) => key);

for (const [account, tabs] of TABS) {
  test(`${account} opens a project at the first of exactly the tabs of the roles`, async ({ page, product }) => {
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('manager@example.com');
    const project = await api.ask(projectApi.create, { body: { name: `Osat: ${account}` } }, { token });
    await page.setViewportSize({ width: 1366, height: 800 });
    await rememberLogin(page, `${account}@example.com`);
    await page.goto(`/admin/projects/${project._id}`);
    const shown = builtTabs.filter((key) => tabs.some((tab) => tab === key));
    await expect(page).toHaveURL(new RegExp(`/admin/projects/${project._id}/${shown[0]}`));
    const links = page.getByRole('navigation', { name: fi.projects.tabsLabel }).getByRole('link');
    await expect(links).toHaveText(shown.map((key) => fi.projects.tabs[key]));
  });
}

test('a refused page is accessible, and everyone finds their own things by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, 'viewer@example.com');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: fi.forbidden.title })).toBeVisible();
  await expectAccessible(page);
  const own = page.getByRole('button', { name: 'Venla Katselija' });
  await own.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
  await expect(page.getByRole('link', { name: fi.nav.myInductions })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: fi.nav.myInductions })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: fi.nav.myInductions })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: fi.myInductions.title })).toBeVisible();
  await expect(page.getByRole('link', { name: fi.nav.myInductions })).toBeHidden();
});

test('a phone folds the links behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'manager@example.com');
  const opener = page.getByRole('button', { name: fi.nav.menu });
  await expect(page.getByRole('region', { name: fi.home.waiting })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await opener.click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu(page).getByRole('link', { name: fi.nav.projects }).click();
  await expect(page).toHaveURL(/\/admin\/projects/);
  await expect(menu(page)).toBeHidden();
});

test('without a login every staff page leads to it and back to where the user was going', async ({ page }) => {
  await page.goto('/admin/users?q=matti&lang=fi');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(fi.login.email, { exact: true }).fill('admin@example.com');
  await page.getByLabel(fi.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: fi.login.submit }).click();
  await expect(page).toHaveURL(/\/admin\/users\?q=matti/);
  await expect(page.getByRole('link', { name: 'Matti Mestari' })).toBeVisible();
});

test('root looks at the lists of another company, sees whose they are, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, 'root@example.com');
  await page.goto('/admin/users?size=100');
  await expect(page.getByRole('link', { name: 'Matti Mestari' })).toBeVisible();
  const strip = page.getByRole('region', { name: fi.company.label });
  await strip.getByRole('button', { name: 'Rakennus Oy Esimerkki' }).click();
  const dialog = page.getByRole('dialog', { name: fi.company.choose });
  await dialog.getByLabel(fi.company.search).fill('toinen');
  await expect(dialog.getByRole('button', { name: 'Rakennus Oy Esimerkki' })).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Toinen Yritys Oy' }).click();
  await expect(page.getByRole('link', { name: 'Tarja Toinen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Matti Mestari' })).toBeHidden();
  await page.reload();
  await expect(strip.getByRole('button', { name: 'Toinen Yritys Oy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tarja Toinen' })).toBeVisible();
  await expectAccessible(page);
  await strip.getByRole('button', { name: fi.company.back }).click();
  await expect(page.getByRole('link', { name: 'Matti Mestari' })).toBeVisible();
  await strip.getByRole('button', { name: 'Rakennus Oy Esimerkki' }).click();
  await dialog.getByRole('button', { name: 'Toinen Yritys Oy' }).click();
  await page.getByRole('button', { name: 'Riitta Pääkäyttäjä' }).click();
  await page.getByRole('button', { name: fi.nav.logout }).click();
  await expect(page.getByLabel(fi.login.email, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selectedCompanyId'))).toBeNull();
});
