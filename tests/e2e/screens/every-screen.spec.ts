import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { contrastViolations } from '../steps/accessibility.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { addressesOf, demoIds, STAFF_SCREENS } from './staff-screens.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import type { Language } from '../steps/texts.ts';

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
  '/tarkista': 'evidence',
  '/en/verify': 'evidence',
  '/v/:passId': 'pass',
  '/in/:gateId': 'check-in',
  '/board/:boardId': 'board',
  '/z/:zoneId': 'board',
  '/developers': 'developers',
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
  const staffScreens = sourceOf('shell/staff-screens.tsx') + sourceOf('shell/desk-screens.tsx');
  const staff = [...staffScreens.matchAll(/screen\(\s*'([^']+)'|path: '([^'*]+)', element/g)];
  const addresses = staff.map(([, lazy, route = lazy ?? '']) =>
    /^(glance|orientations|user-form|cards|permits|permit|gate|presence|workers|settings)(\/|$)/.test(route)
      ? `projects/:projectId/${route}`
      : route,
  );
  expect(addresses.toSorted()).toEqual(Object.values(STAFF_SCREENS).flatMap(Object.keys).toSorted());
  const router = sourceOf('routing/router.tsx') + sourceOf('routing/elsewhere.tsx');
  const others = [...router.matchAll(/path: '([^']+)'|landing\('([^']+)'\)/g)].map(([, one, other]) => one ?? other);
  for (const route of others) expect(OTHER_SCREENS).toHaveProperty([String(route)]);
  const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' });
  for (const journey of new Set(Object.values(OTHER_SCREENS))) {
    const file = journeys.find((name) => path.basename(name) === `${journey}.spec.ts`) ?? '';
    const source = readFileSync(path.join(JOURNEYS, file), 'utf8');
    expect(source, journey).toMatch(/expectAccessible|expectLooksRight|look\(/);
  }
});

function singleText(): void {
  document.adoptedStyleSheets = [];
  document.documentElement.style.fontSize = '';
}

/** Presses the switch of the user's menu, which is closed. */
async function switchLanguage(page: Page): Promise<Language> {
  const other = page.locator('header button[lang]');
  const language = await other.getAttribute('lang');
  await other.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
  await expectReady(page);
  return language as Language;
}

/** The screen as it stands, on a desk, on a phone, in the dark, and with larger and wider text. */
async function expectScreenBears(page: Page, language: Language): Promise<void> {
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
  await page.evaluate(singleText);
}

const LISTS =
  /\/admin\/(approval|projects|forms|permit-forms|users|companies|approval\/[\w-]{22}|projects\/[\w-]{22}\/(orientations|cards|permits))$/;

/** Every column of the list is in sight on a tablet. */
async function expectColumns(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  const table = page.getByRole('table').last();
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const overhang = () =>
    table.evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : Number.NaN));
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

test('ten screens are lists', async ({ product }) => {
  const ids = await demoIds(product.url);
  const addresses = Object.keys(STAFF_SCREENS).flatMap((area) => addressesOf(area, ids));
  expect(addresses.filter((each) => LISTS.test(each))).toHaveLength(10);
});

for (const area of Object.keys(STAFF_SCREENS)) {
  test(`the screens of ${area} are accessible in both languages, in the dark as well, bear larger and wider text on phone and desk, and show all columns on a tablet`, async ({
    page,
    product,
  }) => {
    const addresses = addressesOf(area, await demoIds(product.url));
    await rememberLogin(page, 'root@example.com');
    // Each address is opened in the language that the one before it was left in.
    let language: Language = 'fi';
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize(DESK);
        await page.goto(address);
        await expectReady(page);
        for (const isOther of [false, true]) {
          if (isOther) language = await switchLanguage(page);
          if (LISTS.test(address)) await expectColumns(page);
          await expectScreenBears(page, language);
        }
      });
    }
  });
}

const REFUSAL = JSON.stringify({ code: 'bad_request', message: 'bad_request', requestId: 'request' });
const JSON_HEADERS = [{ name: 'content-type', value: 'application/json' }];

/** Holds back the calls to the API until they are to be refused. Playwright's own way has the browser fetch all scripts anew. */
class HeldCalls {
  readonly #devtools: CDPSession;
  readonly #waiting = new Set<string>();
  #isRefusing = false;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async on(page: Page): Promise<HeldCalls> {
    const devtools = await page.context().newCDPSession(page);
    const calls = new HeldCalls(devtools);
    devtools.on('Fetch.requestPaused', ({ requestId }) => {
      if (calls.#isRefusing) calls.#refuse(requestId);
      else calls.#waiting.add(requestId);
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    return calls;
  }

  hold(): void {
    this.#isRefusing = false;
    this.#waiting.clear();
  }

  refuse(): void {
    this.#isRefusing = true;
    for (const requestId of this.#waiting) this.#refuse(requestId);
  }

  #refuse(requestId: string): void {
    const answer = { responseCode: 400, responseHeaders: JSON_HEADERS, body: Buffer.from(REFUSAL).toString('base64') };
    // A page that is left takes its calls with it.
    this.#devtools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  }
}

async function expectMarked(page: Page, marks: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main').locator(marks).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const area of Object.keys(STAFF_SCREENS)) {
  test(`the screens of ${area} are accessible while they are on their way, and when they cannot be had`, async ({
    page,
    product,
  }) => {
    const addresses = addressesOf(area, await demoIds(product.url));
    await page.setViewportSize(PHONE);
    await rememberLogin(page, 'root@example.com');
    const calls = await HeldCalls.on(page);
    for (const address of addresses) {
      await test.step(address, async () => {
        calls.hold();
        await page.goto(address);
        await expectMarked(page, '[class*="skeleton"], form, [class*="panel"]');
        calls.refuse();
        await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
        await expectMarked(page, '[role="alert"], form, [class*="panel"]');
      });
    }
  });
}
