import type { Page } from '@playwright/test';
import { addressesOf, demoIds } from '../screens/staff-screens.ts';
import { expect, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

const MOST_REQUESTS = 20;
/** Pictures of what is shown; and what begins once the page is there: the service worker's start, the other language. */
const NOT_COUNTED = /^\/(static\/|assets\/(registration-|parts-[\w-]+\.css)|sw\.js|languages\/en\.)/;

/** Adds up how far what is seen moves by itself (the metric CLS). */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) sum += shift.value;
    Object.assign(globalThis, { shifted: sum });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a browser without a file of the site asks for until the screen is there, each once or more often. */
async function askedBy(page: Page, address: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
  return asked.filter((path) => !NOT_COUNTED.test(path));
}

const AT_FIRST = [/\/index-/, /\/staff-styles-/];
const LATER = [...AT_FIRST, /\/staff-later-/];

for (const [what, area, ending, styles] of [
  ['a permit', 'projects', /\/permit\/[\w-]+$/, LATER],
  ['the permits of a project', 'projects', /\/permits$/, LATER],
  ['the inductions of a form to approve', 'approval', /\/approval\/[\w-]{22}$/, LATER],
  ['the home of the staff', 'approval', /\/home$/, AT_FIRST],
] as const) {
  test(`${what} stands after at most ${MOST_REQUESTS} requests of a browser that has no file of the site, and moves no further`, async ({
    page,
    product,
  }, testInfo) => {
    const address = addressesOf(area, await demoIds(product.url)).find((each) => ending.test(each)) ?? '';
    await rememberLogin(page, 'root@example.com');
    await page.addInitScript(watchShifts);
    const asked = await askedBy(page, address);
    testInfo.annotations.push({ type: 'requests', description: `${asked.length}: ${asked.join(', ')}` });
    expect(asked).toContain(address);
    expect(asked.filter((path) => path.endsWith('.css'))).toEqual(
      styles.map((style): unknown => expect.stringMatching(style)),
    );
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted') ?? 0))).toBeLessThan(0.001);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
}
