import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_LANGUAGES } from '../../../infra/demo/contents/site-translations.ts';
import { isStaffLanguage, LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type fi from '../../../web/public/languages/fi.json';
import { cameToLife } from '../offline/coming-to-life.ts';
import { shellKept } from '../offline/kept-shell.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';

const OTHERS = OFFERED_LANGUAGES.filter((language) => !isStaffLanguage(language));
const FOLDERS = path.resolve(import.meta.dirname, '../../../shared/languages');
const PIN = '123456';
const OF_SITE: ReadonlySet<WorkerLanguage> = new Set(SITE_LANGUAGES);
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

const textsOf = (language: WorkerLanguage) =>
  JSON.parse(readFileSync(path.join(FOLDERS, language, 'screens.json'), 'utf8')) as typeof fi & {
    language: { failed: string };
  };

const chooser = (page: Page) => page.getByRole('combobox');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
}

test('a worker chooses Russian where the work begins, and goes on in it from the poster’s address', async ({
  page,
}) => {
  const { start, language, player } = textsOf('ru');
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/languages/')) texts.push(pathname);
  });
  await page.goto('/aloita');
  await expect(title(page, TEXTS.fi.start.title)).toBeVisible();
  await chooser(page).selectOption('ru');
  await expect(title(page, start.title)).toBeVisible();
  await expectLanguage(page, 'ru');
  await expectAccessible(page);
  // A page fetches ahead for those who choose the other language of its switch.
  await expect.poll(() => texts).toContain('/languages/en.worker.json');
  texts.length = 0;
  await page.goto(`/s/${PIN}`);
  await expect(page).toHaveURL(/\/page\/[\w-]{22}\/0$/);
  await expect(page.getByRole('group', { name: language.label }).getByRole('button')).toHaveText(
    [...SITE_LANGUAGES, ...OFFERED_LANGUAGES.filter((each) => !OF_SITE.has(each))].map((each) => LANGUAGE_NAMES[each]),
  );
  await expect(page.getByRole('button', { name: player.begin, exact: true })).toBeVisible();
  await expectAccessible(page);
  // A phone loads the texts that it shows.
  expect([...new Set(texts)]).toEqual(['/languages/ru.worker.json']);
  await page.goto('/login');
  await expectLanguage(page, 'en');
  await expect(title(page, TEXTS.en.login.title)).toBeVisible();
  await page.goto('/aloita');
  await expect(title(page, start.title)).toBeVisible();
});

test('without a network a phone keeps its language over a reload, and says that another cannot be had', async ({
  page,
  context,
}) => {
  const ru = textsOf('ru');
  await page.goto('/aloita?lang=ru');
  await cameToLife(page);
  const kept = () => page.evaluate(async () => (await caches.keys()).join());
  await expect.poll(kept).toContain('language ');
  await shellKept(page);
  await expect(chooser(page)).toBeAttached();
  await context.setOffline(true);
  await chooser(page).selectOption('pl');
  await expect(page.getByRole('alert').filter({ hasText: ru.language.failed })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(title(page, ru.start.title)).toBeVisible();
  await page.reload();
  await expect(title(page, ru.start.title)).toBeVisible();
  await expectLanguage(page, 'ru');
});

test('the screens of workers fit the narrowest phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/s/${PIN}`);
  await expect(page).toHaveURL(/\/page\/[\w-]{22}\/0$/);
  const own = new URL(page.url()).pathname;
  const addresses = [
    '/aloita',
    own,
    own.replace(/0$/, '1'),
    own.replace(/\/page\/([\w-]{22})\/0/, '/o/$1'),
    `/v/${NOBODY}`,
    `/in/${NOBODY}`,
    `/ec/${NOBODY}`,
    `/view-permit/${NOBODY}/123456/0`,
  ];
  for (const language of OTHERS) {
    for (const address of addresses) {
      await test.step(`${language} ${address}`, async () => {
        await page.goto(`${address}?lang=${language}`);
        await expectLanguage(page, language);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});
