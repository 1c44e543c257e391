import type { Browser, Page } from '@playwright/test';
import { projectApi } from '../../../../shared/projects/project-api.ts';
import { en } from '../../../../web/passes/texts/en.ts';
import { fi } from '../../../../web/passes/texts/fi.ts';
import { putInSight, seeCodes, showToCamera, turnedOff } from './gate-camera.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS, type Language } from '../../steps/texts.ts';
import { WorkerSteps } from '../../steps/worker-steps.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { formsIn } from '../../../fixtures/listed-forms.ts';
import { expectFound } from '../../../fixtures/expect-found.ts';

const PASSES = { fi, en };
const PHONE = { width: 360, height: 740 };
const DETAILS = { firstName: 'Eetu', lastName: 'Lahtinen', company: 'Mallin Betoni Oy', phoneNumber: '0401234512' };

test.use({ viewport: PHONE });

/** A site of the short form, and its gate. */
async function newSite(
  url: string,
  name: string,
  presence = false,
): Promise<{ api: StaffApi; token: string; site: string }> {
  const api = new StaffApi(url);
  const { token } = await api.logIn('manager@example.com');
  const found = await api.ask(inductionFormApi.find, { query: { limit: '100' } }, { token });
  const form = expectFound(formsIn(found).find(({ meta }) => meta.pin === '234567'));
  const body = { name, inductionFormIds: [form._id], presence };
  const { _id: site } = await api.ask(projectApi.create, { body }, { token });
  return { api, token, site };
}

/** The worker takes the induction on their own phone and shows the pass: its picture, and the address in it. */
async function showPass(browser: Browser, url: string, language: Language) {
  const context = await browser.newContext({ viewport: PHONE, baseURL: url });
  const page = await context.newPage();
  const steps = new WorkerSteps(page, language);
  await steps.takeShortForm(DETAILS);
  const code = page.getByRole('img', { name: PASSES[language].code('Eetu Lahtinen') });
  await expect(code).toBeVisible();
  const answer = page.waitForResponse(/\/api\/passes\//);
  await page.reload();
  const { passId } = (await (await answer).json()) as { passId: string };
  await expect(code).toBeVisible();
  const picture = await code.screenshot();
  await context.close();
  return { picture, passId, address: `${url}/v/${passId}` };
}

/** A pass of a new site, and a foreman's phone whose browser reads codes. */
async function bringPass(page: Page, browser: Browser, url: string, name: string) {
  const { site } = await newSite(url, name);
  const { picture, address, passId } = await showPass(browser, url, 'fi');
  await showToCamera(page, picture);
  await seeCodes(page);
  await rememberLogin(page, 'foreman@example.com');
  return { site, address, passId };
}

/** The gate has fetched the screen of verdicts before anybody comes. */
const verdictFetchedAhead = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/verdict-page-')),
  );

/** Lets no time pass by the page's clock: a verdict is asked for anew where its screen comes seconds after the answer. */
const keepAnswersFresh = (page: Page) => page.clock.setFixedTime(new Date());

/** The API's requests from here on. */
function countRequests(page: Page): () => string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(`${request.method()} ${pathname}`);
  });
  return () => seen;
}

for (const language of ['fi', 'en'] as const) {
  test(`a pass that its worker shows is read by our own decoder and judged by one request (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    const { gate } = TEXTS[language];
    const { site } = await newSite(product.url, 'Portin työmaa', true);
    const { picture, passId } = await showPass(browser, product.url, language);
    await keepAnswersFresh(page);
    await showToCamera(page, picture);
    await rememberLogin(page, 'foreman@example.com', language);
    const present = page.waitForResponse(/\/presence\/now$/);
    await page.goto(`/admin/projects/${site}/gate`);
    await present;
    await expect(page.getByText(gate.searchHint)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const requests = countRequests(page);
    await page.getByRole('link', { name: gate.scan.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
    expect(requests()).toEqual([`GET /api/projects/${site}/gate/${passId}`]);
    await expect(page.getByText('Eetu Lahtinen')).toBeVisible();
    await expect(page.getByText('Mallin Betoni Oy')).toBeVisible();
    await expect(page.getByText(gate.reason.waiting)).toBeVisible();
    await expect.poll(() => turnedOff(page)).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page.getByLabel(gate.search)).toBeVisible();
  });
}

test('the browser’s own reader is used where it knows the codes, a foreign code is told, a verdict takes one request and no script of its screen, and the next person is one press away', async ({
  page,
  browser,
  product,
}) => {
  const { gate } = TEXTS.fi;
  const { site, address, passId } = await bringPass(page, browser, product.url, 'Lukijan työmaa');
  await page.goto(`/admin/projects/${site}/gate`);
  await page.getByRole('link', { name: gate.scan.open }).click();
  await expect(page.getByText(gate.scan.reading)).toBeVisible();
  await expectAccessible(page);
  await putInSight(page, 'https://example.com/menu');
  await expect(page.getByText(gate.scan.foreign)).toBeVisible();
  await verdictFetchedAhead(page);
  const requests = countRequests(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await putInSight(page, address.replace(product.url, 'https://toinen.example.com'));
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
  expect(requests().filter((one) => one.includes(passId))).toEqual([`GET /api/projects/${site}/gate/${passId}`]);
  expect(scripts).toEqual([]);
  await putInSight(page, undefined);
  await page.getByRole('link', { name: gate.next }).click();
  await expect(page.getByText(gate.scan.reading)).toBeVisible();
  await page.getByRole('link', { name: gate.scan.close }).click();
  await expect.poll(() => turnedOff(page)).toBe(true);
});

test('a pass that stays in sight is read once, the camera goes off at once, and its verdict is asked for before its screen is there', async ({
  page,
  browser,
  product,
}) => {
  const { gate } = TEXTS.fi;
  const { site, address, passId } = await bringPass(page, browser, product.url, 'Hitaan puhelimen työmaa');
  await keepAnswersFresh(page);
  let bringScreen = () => {};
  const brought = new Promise<void>((resolve) => (bringScreen = resolve));
  await page.route('**/assets/verdict-page-*.js', async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(`/admin/projects/${site}/gate?scan`);
  await expect(page.getByText(gate.scan.reading)).toBeVisible();
  const requests = countRequests(page);
  const led: string[] = [];
  page.on('framenavigated', (frame) => led.push(new URL(frame.url()).pathname));
  const judged = page.waitForResponse((response) => response.url().endsWith(`/gate/${passId}`));
  await putInSight(page, address);
  expect((await judged).status()).toBe(200);
  await expect.poll(() => turnedOff(page)).toBe(true);
  bringScreen();
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
  expect(led).toEqual([`/admin/projects/${site}/gate/${passId}`]);
  expect(requests().filter((one) => one.includes(passId))).toEqual([`GET /api/projects/${site}/gate/${passId}`]);
});

test('without a camera the search takes a name or the address of a pass, and a gate found by a phone’s own camera leads there', async ({
  page,
  browser,
  product,
}) => {
  const { gate, projects } = TEXTS.fi;
  const { site } = await newSite(product.url, 'Hakutyömaa');
  const { address, passId } = await showPass(browser, product.url, 'fi');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site}/gate?scan`);
  await expect(page.getByText(gate.scan.refused)).toBeVisible();
  await expectAccessible(page);
  const search = page.getByLabel(gate.search);
  await search.fill('ee');
  await expect(page.getByText(gate.tooShort.replace('{{count}}', '3'))).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText(/zzz/)).toBeVisible();

  const requests = countRequests(page);
  await search.fill('eetu laht');
  await page
    .getByRole('link', { name: /Eetu Lahtinen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
  expect(requests().length).toBeLessThanOrEqual(3);
  await page.getByRole('link', { name: gate.back }).click();
  await expect(search).toHaveValue('eetu laht');
  await search.fill(address);
  await expect(page).toHaveURL(new RegExp(`/gate/${passId}$`));
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();

  await page.goto(`/v/${passId}`);
  await expect(page).toHaveURL(new RegExp(`/admin/projects/${site}/gate/${passId}$`));
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
  // Who is at no gate sees the pass.
  await rememberLogin(page, 'editor@example.com');
  await page.goto(`/v/${passId}`);
  await expect(page.getByRole('heading', { level: 1, name: fi.title })).toBeVisible();
  await expect(page.getByText(projects.tabs.gate, { exact: true })).toHaveCount(0);
});

test('without a network the phone judges by the list that it keeps until logout, and says what it has not checked', async ({
  page,
  browser,
  product,
}) => {
  const { gate, nav } = TEXTS.fi;
  const { site } = await newSite(product.url, 'Katvetyömaa');
  const { passId } = await showPass(browser, product.url, 'fi');
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site}/gate`);
  const kept = async () => {
    const { origins } = await page.context().storageState();
    return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'gate')?.value ?? '';
  };
  await expect.poll(kept).toContain(passId);
  expect(await kept()).not.toMatch(/0401234512|fileToken|birthday|taxNumber/);

  await page.context().setOffline(true);
  const search = page.getByLabel(gate.search);
  await search.fill('lahtinen');
  await expect(page.getByText(/^Ei yhteyttä\. Lista haettu klo \d{1,2}\.\d{2}\.$/)).toBeVisible();
  await page
    .getByRole('link', { name: /Eetu Lahtinen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.check })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: gate.back }).click();
  await search.fill(`${product.url}/v/${'B'.repeat(21)}A`);
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.unchecked })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.goto('/admin/home');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: nav.logout }).click();
  await expect.poll(kept).toBe('');
});
