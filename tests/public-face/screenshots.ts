import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { logIn, StaffApi } from '../e2e/steps/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../e2e/steps/texts.ts';
import { RICH_ANSWERS } from '../e2e/steps/rich-induction.ts';
import { CARDS_INDEX, WorkerSteps } from '../e2e/steps/worker-steps.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { PUBLIC, withProduct } from './product-in-browser.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check/register-check-api.ts';
import { cardApi } from '../../shared/cards/card-api.ts';
import { expectFound } from '../fixtures/expect-found.ts';

/** `npm run tools -- screenshots` takes the pictures of the public pages from the product with its demo data, and draws its icons. */
const SIZES = {
  /** Of the pages of information. */
  part: { viewport: { width: 360, height: 480 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 },
  desk: { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1.25 },
};
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

async function partShots(page: Page, language: Language): Promise<Shot[]> {
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

/** An induction from its PIN to its end. */
async function workerShots(page: Page, language: Language): Promise<Shot[]> {
  const steps = new WorkerSteps(page, language);
  const shots: Shot[] = [];
  const shoot = async (name: string) => {
    await expect(page.locator(LOADING)).toHaveCount(0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    shots.push({ name: `phone-${name}`, png: await page.screenshot() });
  };
  await page.goto(`/aloita?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot('start');
  await steps.openRichForm('Mallikas');
  await shoot('page');
  await steps.press('confirm');
  await steps.expectAt(3);
  await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
  for (const index of [4, 5, 6]) {
    await steps.press('confirm');
    await steps.expectAt(index);
  }
  await shoot('exam');
  await steps.choose(...RICH_ANSWERS.exam);
  await steps.press('check');
  await steps.press('next');
  await steps.expectAt(7);
  await page.getByLabel(steps.said('Lähin työnjohtajasi')).fill('Maija Mestari');
  await steps.press('save');
  await steps.expectAt(CARDS_INDEX);
  await steps.giveCards();
  await steps.press('save');
  await steps.expectAt(CARDS_INDEX + 1);
  const { place } = TEXTS[language].signature;
  await page.getByLabel(place, { exact: true }).fill(RICH_ANSWERS.place);
  await steps.draw();
  await page.getByLabel(place, { exact: true }).scrollIntoViewIfNeeded();
  await shoot('signature');
  await steps.press('saveSignature');
  await expect(page.getByText(TEXTS[language].player.done.waiting)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot('done');
  return shots;
}

/** The bar that shows while something loads, and for half a second after it. */
const LOADING = '[aria-hidden="true"][style*="width"]';

/** A permit in its chain of signatures, as a site manager has it on a phone. */
async function permitShots(page: Page, language: Language): Promise<Shot[]> {
  await page.goto(`${await openSite(page, language)}/permits`);
  await page.getByRole('link', { name: 'Vesikaton läpiviennit', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Vesikaton läpiviennit/ })).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  return [{ name: 'phone-permit', png: await page.screenshot() }];
}

const SITE = 'Kalasataman torni C';

/** The address of the demo's site, of someone who is logged in. */
async function openSite(page: Page, language: Language): Promise<string> {
  await logIn(page, 'manager@example.com', language);
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: SITE, exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/projects\/[\w-]+\/\w+/);
  return page.url().replace(/\/\w+$/, '');
}

/** The answer of the gate about somebody whose cards are approved and whose tax number is checked. */
async function gateShots(page: Page, language: Language): Promise<Shot[]> {
  const site = await openSite(page, language);
  const api = new StaffApi(new URL(page.url()).origin);
  const { token } = await api.logIn('manager@example.com');
  const form = await api.formNamed(SITE);
  const hitsari = { params: { id: form }, query: { q: 'hitsari' } };
  const { _id: person } = expectFound((await api.ask(userFormSearchApi.listOfForm, hitsari, { token })).items[0]);
  await api.ask(registerCheckApi.validateTaxNumber, { params: { id: person } }, { token });
  const cards = { params: { id: site.split('/').at(-1) ?? '' }, query: { q: 'hitsari', limit: '50' } };
  const { items } = await api.ask(cardApi.listOfProject, cards, { token });
  for (const { _id: id, approved } of items)
    if (!approved) await api.ask(cardApi.approve, { params: { id }, body: { approved: true } }, { token });
  await page.goto(`${site}/gate/${person}`);
  await expect(page.getByText('Hanna Hitsari')).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  return [{ name: 'phone-gate', png: await page.screenshot() }];
}

/** The permits of a day by zone, and the list of workers. */
async function fieldShots(page: Page, language: Language): Promise<Shot[]> {
  const site = await openSite(page, language);
  const shots: Shot[] = [];
  for (const name of ['board', 'workers']) {
    await page.goto(`${site}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole(name === 'board' ? 'heading' : 'rowheader').nth(2)).toBeVisible();
    await expect(page.locator(LOADING)).toHaveCount(0);
    shots.push({ name: `desk-${name}`, png: await page.screenshot() });
  }
  return shots;
}

/** What site management sees first. */
async function homeShots(page: Page, language: Language): Promise<Shot[]> {
  await logIn(page, 'manager@example.com', language);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  return [{ name: 'desk-home', png: await page.screenshot() }];
}

const TAKES = [
  [partShots, SIZES.part],
  [workerShots, SIZES.phone],
  [permitShots, SIZES.phone],
  [homeShots, SIZES.desk],
  [fieldShots, SIZES.desk],
  [gateShots, SIZES.phone],
] as const;

async function takeShots(browser: Browser, baseURL: string, language: Language): Promise<void> {
  for (const [take, size] of TAKES) {
    const context = await browser.newContext({ baseURL, ...size, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' });
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
