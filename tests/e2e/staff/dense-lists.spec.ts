import type { Page } from '@playwright/test';
import { LocalProduct, START_MILLISECONDS } from '../steps/local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { fillLists, type FilledLists } from './filled-lists.ts';

type Filled = { product: LocalProduct; lists: FilledLists };

/**
 * A product of their own: other journeys look for the demo's rows where they stand. The journeys of this file follow each other, and it lives
 * as long as they do; as a fixture of the worker it would end the worker's own product and browser, and have others begun.
 */
let begun: Promise<Filled> | undefined;

async function begin(): Promise<Filled> {
  const product = await LocalProduct.start({ isForJourneys: true });
  return { product, lists: await fillLists(product.url) };
}

const test = base.extend<{ filled: Filled }>({
  filled: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => use(await (begun ??= begin())),
    { timeout: 2 * START_MILLISECONDS },
  ],
  baseURL: async ({ filled }, use) => use(filled.product.url),
});

test.describe.configure({ mode: 'default' });
test.afterAll(async () => (await begun)?.product.stop());

const { lists } = TEXTS.fi;
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const ROW = 'main tbody [role="row"], main section:not([aria-labelledby]) li';

/** Every staff list, where it is filled. */
const addressesOf = ({ form, project, company }: FilledLists): string[] => [
  '/admin/approval',
  `/admin/approval/${form}`,
  `/admin/approval/${form}?state=waiting`,
  `/admin/approval/${form}?state=approved`,
  '/admin/projects',
  `/admin/projects/${project}/orientations`,
  `/admin/projects/${project}/cards`,
  `/admin/projects/${project}/permits`,
  `/admin/projects/${project}/workers`,
  `/admin/projects/${project}/presence`,
  '/admin/all-permits',
  '/admin/all-cards',
  '/admin/forms',
  '/admin/permit-forms',
  '/admin/users',
  '/admin/users/log',
  '/admin/companies',
  `/admin/companies/${company}`,
  '/admin/my-company',
  '/admin/my-company/keys',
  '/admin/my-inductions',
];

type Seen = { heights: number[]; wholeCount: number };

/** The rows of the list as the screen shows them before anything is scrolled; what stays at the foot hides what is under it. */
async function seenRows(page: Page): Promise<Seen> {
  await expect(page.locator(ROW).nth(2)).toBeVisible();
  return page.evaluate((row) => {
    const rows = [...document.querySelectorAll<HTMLElement>(row)].map((each) => each.getBoundingClientRect());
    const bar = [...document.querySelectorAll<HTMLElement>('main *')].find(
      (each) => getComputedStyle(each).position === 'fixed' && each.childElementCount > 0,
    );
    const foot = bar ? bar.getBoundingClientRect().top : window.innerHeight;
    const whole = rows.filter(({ top, bottom }) => bottom > top && top >= 0 && bottom <= foot);
    return {
      heights: whole.map(({ height }) => Math.round(height)),
      wholeCount: whole.length,
    };
  }, ROW);
}

/** A file of users, whose lines a screen checks. */
async function chooseFile(page: Page): Promise<void> {
  const lines = Array.from({ length: 12 }, (_, at) => `Kalle-Heikki Mäkeläinen ${at};kalle.${at}@example.org`);
  const buffer = Buffer.from(['Nimi;Sähköposti', ...lines].join('\n'));
  await page.goto('/admin/users/import');
  await page.locator('#import-file').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer });
}

test('every staff list shows three whole items on a phone at once', async ({ page, filled }) => {
  await page.setViewportSize(PHONE);
  await rememberLogin(page, 'root@example.com');
  for (const address of addressesOf(filled.lists)) {
    await test.step(address, async () => {
      await page.goto(address);
      const { wholeCount } = await seenRows(page);
      expect.soft(wholeCount, address).toBeGreaterThanOrEqual(3);
      await page.setViewportSize({ width: 320, height: 740 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(PHONE);
    });
  }
  await chooseFile(page);
  expect.soft((await seenRows(page)).wholeCount, 'the lines of a file').toBeGreaterThanOrEqual(3);
});

test.describe('on a desk with a mouse', () => {
  test.use({ hasTouch: false, viewport: DESK });

  test('every staff list shows ten whole rows of 44 px', async ({ page, filled }) => {
    await rememberLogin(page, 'root@example.com');
    for (const address of addressesOf(filled.lists)) {
      await test.step(address, async () => {
        await page.goto(address);
        const { wholeCount, heights } = await seenRows(page);
        expect.soft(wholeCount, address).toBeGreaterThanOrEqual(10);
        expect.soft(Math.max(...heights), `${address}, a row's height`).toBeLessThanOrEqual(45);
        await expectNoSidewaysScroll(page);
      });
    }
    await chooseFile(page);
    expect.soft((await seenRows(page)).wholeCount, 'the lines of a file').toBeGreaterThanOrEqual(10);
  });
});

test('how the rows look and which columns are shown is remembered', async ({ page }) => {
  await page.setViewportSize(DESK);
  await rememberLogin(page, 'root@example.com');
  await page.goto('/admin/users');
  const { fi } = TEXTS;
  const header = page.getByRole('columnheader', { name: fi.users.email });
  await expect(header).toBeVisible();
  await page.getByRole('button', { name: lists.roomy }).click();
  await page.getByRole('button', { name: lists.columns }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel(fi.users.email).uncheck();
  await page.keyboard.press('Escape');
  await expect(header).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: fi.users.name })).toBeVisible();
  await expect(header).toHaveCount(0);
  await expect(page.getByRole('button', { name: lists.roomy })).toHaveAttribute('aria-pressed', 'true');
  const { heights } = await seenRows(page);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(58);
  await page.getByRole('button', { name: lists.columns }).click();
  await page.getByRole('dialog').getByLabel(fi.users.email).check();
  await page.keyboard.press('Escape');
  await expect(header).toBeVisible();
});

test('on a phone the filters and the order are in a sheet', async ({ page, filled }) => {
  await page.setViewportSize(PHONE);
  await rememberLogin(page, 'root@example.com');
  await page.goto('/admin/approval');
  await page.getByRole('rowheader', { name: 'Täysi työmaa' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Täysi työmaa' })).toBeVisible();
  const { userForms } = TEXTS.fi.approval;
  await page.getByRole('button', { name: lists.narrow, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expectAccessible(page);
  await page.evaluate(() => window.history.back());
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/admin/approval/${filled.lists.form}$`));
  await page.getByRole('button', { name: lists.narrow, exact: true }).click();
  await sheet.getByLabel(new RegExp(`^${userForms.waiting}`)).click();
  await expect(sheet.getByRole('button', { name: /12/ })).toBeVisible();
  await sheet.getByRole('button', { name: /12/ }).click();
  await expect(page).toHaveURL(/state=waiting/);
  await expect(page.getByRole('rowheader')).toHaveCount(12);
});

test('on a phone the filter that the address asks for is in sight', async ({ page, filled }) => {
  await page.setViewportSize(PHONE);
  await rememberLogin(page, 'root@example.com');
  await page.goto(`/admin/projects/${filled.lists.project}/permits?state=Cancelled`);
  await expect(page.locator('fieldset button[aria-pressed="true"]')).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Of text, with what is around them. */
const TWO_LINES = 70;

test('roomy rows break names and nothing else', async ({ page, filled }) => {
  await page.setViewportSize(DESK);
  await rememberLogin(page, 'root@example.com');
  await page.goto(`/admin/projects/${filled.lists.project}/permits`);
  await page.getByRole('button', { name: lists.roomy }).click();
  await expect(page.getByRole('button', { name: lists.roomy })).toHaveAttribute('aria-pressed', 'true');
  const { heights } = await seenRows(page);
  expect(Math.max(...heights)).toBeLessThanOrEqual(TWO_LINES);
});
