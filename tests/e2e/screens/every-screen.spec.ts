import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { contrastViolations } from '../steps/accessibility.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { addressesOf, demoIds, STAFF_SCREENS } from './staff-screens.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { LANGUAGES } from '../steps/texts.ts';

const JOURNEYS = path.resolve(import.meta.dirname, '..');
const APP = path.resolve(import.meta.dirname, '../../../web/app');
const sourceOf = (file: string) => readFileSync(path.join(APP, file), 'utf8');

const PHONE = { width: 320, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1366, height: 800 };

/** The screens that anybody can open, and the journey that holds each to the same rules. */
const OTHER_SCREENS: Readonly<Record<string, string>> = {
  '/': 'screens',
  '/index.html': 'screens',
  '/en': 'screens',
  '/index_en.html': 'screens',
  '/aloita': 'screens',
  '/s/:pin': 'screens',
  '/page/:formId/:pageIndex': 'screens',
  '/user-form/:mode/:formId/:pageIndex': 'modes',
  '/v/:passId': 'pass',
  '/in/:gateId': 'check-in',
  '/luettelo/:linkId': 'inspection',
  '/o/:formId': 'screens',
  '/c/:formId/:pageIndex': 'card-codes',
  '/ec/:cardId': 'card-codes',
  '/edit-card/:cardId': 'card-codes',
  '/view-permit/:permitId/:pin': 'permit-screens',
  '/view-permit/:permitId/:pin/:pageIndex': 'permit-screens',
  '/try-permit/:permitFormId/:pageIndex': 'permit-screens',
  '/edit-permit/:permitId/:pageIndex': 'permit-screens',
  '/login': 'screens',
  '/forgot-password': 'screens',
  '/reset-password/:requestId': 'screens',
  '/invitation/:requestId': 'screens',
  '/verify-email/:id': 'screens',
  '/undo-email/:id': 'screens',
  '/not-found': 'screens',
  '/dev/kit': 'kit',
  '/admin/*': 'every-screen',
};

async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
}

/** Lines, letters and words as far apart as WCAG 2.2 lets a reader put them (1.4.12). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** What stands out in the light need not where the system is dark. */
async function expectReadInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

function doubleText(): void {
  document.adoptedStyleSheets = [];
  document.documentElement.style.fontSize = '200%';
}

test('every address of the product is held to the rules by a journey', () => {
  const staff = [...sourceOf('shell/admin-app.tsx').matchAll(/<Route path="([^"*]+)" element=\{<(?!Project \/>)/g)];
  const addresses = staff.map(([, route = '']) =>
    /^(glance|orientations|user-form|cards|permits|permit|gate|workers|settings)(\/|$)/.test(route)
      ? `projects/:projectId/${route}`
      : route,
  );
  expect(addresses.toSorted()).toEqual(Object.values(STAFF_SCREENS).flatMap(Object.keys).toSorted());
  const router = sourceOf('routing/router.tsx');
  const others = [...router.matchAll(/path: '([^']+)'|landing\('([^']+)'\)/g)].map(([, one, other]) => one ?? other);
  for (const route of others) expect(OTHER_SCREENS).toHaveProperty([String(route)]);
  const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' });
  for (const journey of new Set(Object.values(OTHER_SCREENS))) {
    const file = journeys.find((name) => path.basename(name) === `${journey}.spec.ts`) ?? '';
    const source = readFileSync(path.join(JOURNEYS, file), 'utf8');
    expect(source, journey).toMatch(/expectAccessible|expectLooksRight|look\(/);
  }
});

for (const area of Object.keys(STAFF_SCREENS)) {
  for (const language of LANGUAGES) {
    test(`the screens of ${area} are accessible, in the dark as well, and bear larger and wider text on phone and desk (${language})`, async ({
      page,
      product,
    }) => {
      const addresses = addressesOf(area, await demoIds(product.url));
      await rememberLogin(page, 'root@example.com', language);
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.setViewportSize(DESK);
          await page.goto(address);
          await expectReady(page);
          for (const size of [DESK, PHONE]) {
            await page.setViewportSize(size);
            await expectNoSidewaysScroll(page);
            if (isExamined(language, size.width)) await expectAccessible(page);
          }
          if (language === 'fi') await expectReadInTheDark(page);
          await page.evaluate(spaceText);
          await expectNoSidewaysScroll(page);
          await page.evaluate(doubleText);
          await page.setViewportSize({ width: 640, height: 800 });
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
}

const LISTS =
  /\/admin\/(approval|projects|forms|permit-forms|users|companies|approval\/[\w-]{22}|projects\/[\w-]{22}\/(orientations|cards|permits))$/;

for (const language of LANGUAGES) {
  test(`a tablet shows every column of every list at once (${language})`, async ({ page, product }) => {
    const ids = await demoIds(product.url);
    const lists = Object.keys(STAFF_SCREENS).flatMap((area) =>
      addressesOf(area, ids).filter((each) => LISTS.test(each)),
    );
    expect(lists).toHaveLength(10);
    await page.setViewportSize(TABLET);
    await rememberLogin(page, 'root@example.com', language);
    for (const address of lists) {
      await page.goto(address);
      const table = page.getByRole('table').last();
      await expect(table.getByRole('rowheader').first(), address).toBeVisible();
      const overhang = await table.evaluate(({ parentElement: frame }) =>
        frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
      );
      expect(overhang, address).toBeLessThanOrEqual(0);
    }
  });
}

const REFUSAL = JSON.stringify({ code: 'bad_request', message: 'bad_request', requestId: 'request' });
const JSON_HEADERS = [{ name: 'content-type', value: 'application/json' }];

/** Holds back the calls to the API, and refuses them if so asked. Playwright's own way has the browser fetch all scripts anew. */
async function holdCalls(devtools: CDPSession, isRefused: boolean): Promise<void> {
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  if (!isRefused) return;
  const answer = { responseCode: 400, responseHeaders: JSON_HEADERS, body: Buffer.from(REFUSAL).toString('base64') };
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is left takes its calls with it.
    devtools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
}

for (const area of Object.keys(STAFF_SCREENS)) {
  test(`the screens of ${area} are accessible while they are on their way, and when they cannot be had`, async ({
    page,
    product,
  }) => {
    const addresses = addressesOf(area, await demoIds(product.url));
    await page.setViewportSize(PHONE);
    await rememberLogin(page, 'root@example.com');
    const devtools = await page.context().newCDPSession(page);
    for (const [isRefused, marks] of [
      [false, '[class*="skeleton"], form, [class*="panel"]'],
      [true, '[role="alert"], form, [class*="panel"]'],
    ] as const) {
      await holdCalls(devtools, isRefused);
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('main').locator(marks).first()).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    }
  });
}
