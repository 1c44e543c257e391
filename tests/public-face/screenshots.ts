import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { logIn } from '../e2e/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../e2e/texts.ts';
import { WorkerSteps } from '../e2e/worker-steps.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { PUBLIC, withProduct } from './product-in-browser.ts';

/** `npm run screenshots` takes the pictures of the public pages from the product with its demo data, and draws its icons. */
const SIZE = { width: 360, height: 480 };
const QUALITY = 0.72;

type Shot = { name: string; png: Buffer };

/** Chromium writes WebP only from a canvas. */
async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function workerShots(page: Page, language: Language): Promise<Shot[]> {
  const steps = new WorkerSteps(page, language);
  await page.goto(`/aloita?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const start = await page.screenshot();
  await steps.openRichForm('Mallikas');
  await steps.press('confirm');
  await steps.expectAt(3);
  const induction = await page.screenshot();
  return [
    { name: 'start', png: start },
    { name: 'induction', png: induction },
  ];
}

/** The bar that shows while something loads, and for half a second after it. */
const LOADING = '[aria-hidden="true"][style*="width"]';

/** The part of a staff screen that begins with an element. */
async function shotFrom(page: Page, first: ReturnType<Page['locator']>): Promise<Buffer> {
  await expect(first).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  await first.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 6);
  });
  return page.screenshot();
}

async function staffShots(page: Page, language: Language): Promise<Shot[]> {
  const { approval } = TEXTS[language];
  await logIn(page, 'manager@example.com', language);
  await expect(page.getByRole('heading', { level: 1, name: approval.title })).toBeVisible();
  await page.getByRole('link', { name: 'Kalasataman torni C', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/approval\/[\w-]{22}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalasataman torni C' })).toBeVisible();
  const approvals = await shotFrom(page, page.locator('tbody tr:visible').filter({ hasText: 'Leena Levy' }));
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Kalasataman torni C', exact: true }).first().click();
  await expect(page).toHaveURL(/\/orientations/);
  const project = page.url().replace(/\/orientations.*/, '');
  await page.goto(`${project}/cards?state=all`);
  const cards = await shotFrom(page, page.locator('tbody tr:visible').filter({ hasText: 'Juho Juntta' }));
  await page.goto(`${project}/permits`);
  await page.getByRole('link', { name: 'Vesikaton läpiviennit', exact: true }).click();
  await expect(page).toHaveURL(/\/permit\//);
  const permits = await shotFrom(page, page.getByRole('heading', { name: /Vesikaton läpiviennit/ }));
  return [
    { name: 'approval', png: approvals },
    { name: 'cards', png: cards },
    { name: 'permits', png: permits },
  ];
}

async function takeShots(browser: Browser, baseURL: string, language: Language): Promise<void> {
  const options = { baseURL, viewport: SIZE, deviceScaleFactor: 2, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' };
  for (const take of [workerShots, staffShots]) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const shots = await take(page, language);
    const blank = await (await browser.newContext()).newPage();
    for (const { name, png } of shots) {
      await writeFile(new URL(`images/landing/${name}.${language}.webp`, PUBLIC), await webpOf(blank, png));
    }
    await context.close();
  }
}

await mkdir(new URL('images/landing/', PUBLIC), { recursive: true });
await withProduct(async (product, browser) => {
  for (const language of LANGUAGES) await takeShots(browser, product.url, language);
  for (const { file, png } of await drawnPictures(browser)) await writeFile(new URL(file, PUBLIC), png);
});
