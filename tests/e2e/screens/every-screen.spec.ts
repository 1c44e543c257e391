import type { CDPSession, Page } from '@playwright/test';
import { contrastViolations } from '../steps/accessibility.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { STAFF_SCREENS } from './held-screens.ts';
import { addressesOf, demoIds } from './staff-screens.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import type { Language } from '../steps/texts.ts';

const PHONE = { width: 320, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1366, height: 800 };

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
