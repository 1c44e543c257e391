import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cameToLife } from '../offline/coming-to-life.ts';
import { shellKept } from '../offline/kept-shell.ts';
import { rowsOf } from '../offline/phone-database.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';
import { en } from '../../../web/passes/texts/en.ts';
import { fi } from '../../../web/passes/texts/fi.ts';

// What the phone keeps is waited for.
test.use({ serviceWorkers: 'allow' });

const PASSES = { fi, en };
const DETAILS = { firstName: 'Eetu', lastName: 'Lahtinen', company: 'Mallin Betoni Oy', phoneNumber: '0401234512' };

test.use({ viewport: { width: 360, height: 740 } });

async function takeShort(page: Page, language: 'fi' | 'en'): Promise<WorkerSteps> {
  const steps = new WorkerSteps(page, language);
  await steps.takeShortForm(DETAILS);
  return steps;
}

const passOf = (page: Page, language: 'fi' | 'en') =>
  page.getByRole('region', { name: `${PASSES[language].show} Eetu Lahtinen` });

for (const language of LANGUAGES) {
  test(`a finished induction shows its pass, which opens again from the start without a network (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    const texts = PASSES[language];
    await takeShort(page, language);
    const pass = passOf(page, language);
    await expect(pass).toBeVisible();
    await expect(pass.getByText(texts.state.waiting)).toBeVisible();
    await expect(pass.getByRole('img', { name: texts.code('Eetu Lahtinen') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const [row] = await rowsOf(page, 'finished');
    const address = `/v/${String(row?.['passId'])}`;

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.savePicture, exact: true }).click();
    const saved = await readFile(await (await download).path());
    expect(saved.subarray(1, 4).toString()).toBe('PNG');

    await page.goto(`/aloita?lang=${language}`);
    await cameToLife(page);
    await shellKept(page);
    await expect(page.getByRole('heading', { level: 2, name: texts.wallet(1) })).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: /Eetu Lahtinen/ }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(passOf(page, language)).toBeVisible();
    await expect(page.getByText(texts.worksOffline)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(passOf(page, language)).toBeVisible();
    await page.context().setOffline(false);

    const other = await browser.newContext({ locale: 'fi-FI', viewport: { width: 320, height: 740 } });
    const guard = await other.newPage();
    await guard.goto(`${product.url}${address}?lang=${language}`);
    await expect(passOf(guard, 'fi').or(passOf(guard, 'en'))).toBeVisible();
    await expect(guard.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoSidewaysScroll(guard);
    await expect(guard.getByRole('button', { name: texts.remove, exact: true })).toHaveCount(0);
    expect(await rowsOf(guard, 'finished')).toEqual([]);
    await guard.goto(`${product.url}/v/${'A'.repeat(22)}`);
    await expect(guard.getByText(fi.unknown).or(guard.getByText(en.unknown))).toBeVisible();
    await expectAccessible(guard);
    await other.close();

    await page.reload();
    await page.getByRole('button', { name: texts.remove, exact: true }).click();
    await expect(page.getByText(texts.removed)).toBeVisible();
    expect(await rowsOf(page, 'finished')).toEqual([]);
  });
}

test('a phone where staff are logged in, and a shared device, keep no pass', async ({ page }) => {
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.evaluate(() => localStorage.setItem('sharedDevice', String(Date.now())));
  await takeShort(page, 'fi');
  await expect(passOf(page, 'fi')).toBeVisible();
  expect(await rowsOf(page, 'finished')).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('sharedDevice'));

  await takeShort(page, 'fi');
  await expect(passOf(page, 'fi')).toBeVisible();
  await expect.poll(async () => (await rowsOf(page, 'finished')).map((row) => 'pass' in row)).toEqual([true]);
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('loggedInUser', JSON.stringify({ _id: 'user', roles: [] }));
  });
  await page.goto('/aloita');
  await cameToLife(page);
  await expect.poll(async () => (await rowsOf(page, 'finished')).map((row) => 'pass' in row)).toEqual([false]);
  await expect(page.getByRole('heading', { level: 2, name: fi.wallet(1) })).toHaveCount(0);
});
