import { cameToLife } from '../offline/coming-to-life.ts';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { MortalBrowser } from '../steps/killed-browser.ts';
import { clearRooms, rowsOf } from '../offline/phone-database.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS, type Language } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

const { fi } = TEXTS;
const PIN = '234567';
const PAIRS = 8;
const START = /\/api\/user-forms\?/;
const DETAILS = { firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', phoneNumber: '0401234512' };

type Started = { _id: string; token: string; version: number };

const idOf = (page: Page) => /\/page\/([\w-]{22})\//.exec(page.url())?.[1];

/** Lets starts reach the server and loses their answers; answers what was lost. `then` runs before the loss is noticed. */
async function loseStarts(context: BrowserContext, then = async () => {}): Promise<Started[]> {
  const lost: Started[] = [];
  await context.route(START, async (route: Route) => {
    const answer = await route.fetch();
    const started = (await answer.json()) as Started;
    await then();
    lost.push(started);
    await route.abort('connectionreset').catch(() => undefined);
  });
  return lost;
}

/** The starts that the pages of a context send from here on. */
function countStarts(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => (count += request.method() === 'POST' && START.test(request.url()) ? 1 : 0));
  return () => count;
}

/** The keys of the starts that were asked for: however often one is sent, the server makes one induction of it. */
function keysOfStarts(context: BrowserContext): Set<string | undefined> {
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.method() === 'POST' && START.test(request.url())) keys.add(request.headers()['idempotency-key']);
  });
  return keys;
}

async function begun(page: Page, language: Language = 'fi'): Promise<WorkerSteps> {
  const steps = new WorkerSteps(page, language);
  await steps.enterPin(PIN);
  await steps.begin();
  await steps.expectKeptAt(1);
  return steps;
}

for (const language of LANGUAGES) {
  test(`a PIN that is unfinished on this phone asks first, and leads back to its page (${language})`, async ({
    page,
  }) => {
    const { choice } = TEXTS[language].start;
    const steps = await begun(page, language);
    await steps.fillDetails(DETAILS);
    await steps.press('save');
    await steps.expectKeptAt(2);
    const first = idOf(page);
    const starts = countStarts(page.context());
    await steps.enterPin(PIN);
    await expect(page.getByRole('heading', { level: 1, name: choice.title })).toBeFocused();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      if (width !== 360 && isExamined(language, width)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('link', { name: choice.resume }).click();
    await steps.expectAt(2);
    expect(idOf(page)).toBe(first);
    expect(starts()).toBe(0);
  });
}

test('another induction starts when it is asked for, and the earlier one stays on the phone', async ({ page }) => {
  const steps = await begun(page);
  const first = idOf(page);
  await page.goto(`/s/${PIN}`);
  await page.getByRole('button', { name: fi.start.choice.new }).click();
  await steps.expectAt(0);
  const second = idOf(page);
  expect(second).not.toBe(first);
  await page.goto('/aloita');
  const links = page.getByRole('link', { name: fi.start.resume });
  await expect(links).toHaveCount(2);
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(ways).toEqual([`/page/${second}/0`, `/page/${first}/1`]);
});

for (const way of [`/s/${PIN}`, `/?p=${PIN}`, `/en?p=${PIN}`, `/aloita?p=${PIN}`]) {
  test(`${way} asks as well, and sends nothing before the answer`, async ({ page }) => {
    await begun(page);
    const starts = countStarts(page.context());
    await page.goto(way);
    await expect(page.getByRole('link', { name: fi.start.choice.resume })).toBeVisible();
    expect(starts()).toBe(0);
  });
}

test('two tabs that open the poster at once make one induction, which the phone offers to go on with, time after time', async ({
  context,
}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const keys = keysOfStarts(context);
    await Promise.all([one.goto(`/s/${PIN}`), other.goto(`/s/${PIN}`)]);
    await Promise.all([one, other].map((page) => new WorkerSteps(page, 'fi').expectAt(0)));
    expect(idOf(one)).toBe(idOf(other));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    context.removeAllListeners('request');
    const offered = await rowsOf(one, 'sessions');
    expect(offered).toMatchObject([{ userFormId: idOf(one), pin: PIN }]);
    // The other tab has written what it had to write.
    await other.goto('/aloita');
    await clearRooms(one, ['sessions', 'inductions']);
  }
});

for (const [moment, isAnswered] of [
  ['while its start is on its way', false],
  ['as soon as its first page is there', true],
] as const) {
  test(`a browser that is killed ${moment} goes on with the same induction`, async ({ product }) => {
    const browser = await MortalBrowser.create();
    try {
      const dying = await browser.open();
      const lost = isAnswered ? [] : await loseStarts(dying, () => browser.kill());
      const page = await dying.newPage();
      const opening = page.goto(`${product.url}/s/${PIN}`).catch(() => undefined);
      if (isAnswered) await page.waitForURL(/\/page\/[\w-]{22}\/0$/);
      else await expect.poll(() => lost.length).toBe(1);
      const begunId = isAnswered ? idOf(page) : lost[0]?._id;
      await browser.kill();
      await opening;
      const again = await (await browser.open()).newPage();
      await again.goto(`${product.url}/s/${PIN}?lang=fi`);
      if (isAnswered) await again.getByRole('link', { name: fi.start.choice.resume }).click();
      await new WorkerSteps(again, 'fi').expectAt(0);
      expect(idOf(again)).toBe(begunId);
    } finally {
      await browser.remove();
    }
  });
}

test('a tab whose script comes after another tab has begun joins that induction, and is asked nothing', async ({
  context,
}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  const keys = keysOfStarts(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await other.goto(`/s/${PIN}`, { waitUntil: 'commit' });
  await one.goto(`/s/${PIN}`);
  await new WorkerSteps(one, 'fi').expectAt(0);
  release();
  await new WorkerSteps(other, 'fi').expectAt(0);
  expect(idOf(other)).toBe(idOf(one));
  expect(keys.size).toBe(1);
});

test('a double tap makes one induction', async ({ page }) => {
  const starts = countStarts(page.context());
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(PIN);
  await page.getByRole('button', { name: fi.start.submit, exact: true }).dblclick();
  await new WorkerSteps(page, 'fi').expectAt(0);
  expect(starts()).toBe(1);
});

test('a start whose answer was lost with its tab opens the same induction when the PIN is entered again', async ({
  context,
}) => {
  const tab = await context.newPage();
  const lost = await loseStarts(context);
  await new WorkerSteps(tab, 'fi').enterPin(PIN);
  await expect(tab.getByText(fi.errors.network)).toBeVisible();
  for (const box of await tab.getByRole('textbox').all()) await expect(box).not.toHaveValue('');
  await tab.close();
  await context.unroute(START);
  const next = await context.newPage();
  await next.goto(`/s/${PIN}`);
  await new WorkerSteps(next, 'fi').expectAt(0);
  expect(lost.map(({ _id }) => _id)).toEqual([idOf(next)]);
});

test('a lost start that has been filled in meanwhile leads to its code, and says why', async ({ context, product }) => {
  const tab = await context.newPage();
  const lost = await loseStarts(context);
  await new WorkerSteps(tab, 'fi').enterPin(PIN);
  await expect(tab.getByText(fi.errors.network)).toBeVisible();
  await tab.close();
  await context.unroute(START);
  const [started] = lost;
  if (!started) throw new Error('no start was lost');
  const { _id, token, version } = started;
  const body = { version, user: { ...DETAILS, email: 'toisaalla@example.org' } };
  const saved = await new StaffApi(product.url).call(userFormApi.update, { params: { id: _id }, body }, { token });
  expect(saved.status).toBe(200);
  const next = await context.newPage();
  await new WorkerSteps(next, 'fi').enterPin(PIN);
  await expect(next).toHaveURL(new RegExp(`/o/${_id}$`));
  await expect(next.getByText(fi.codes.startedBefore)).toBeVisible();
  await expect(next.getByText(/•••@/)).toBeVisible();
  await expectAccessible(next);
});

test('without a network the PIN page says so, keeps the digits and lists what can be continued', async ({ page }) => {
  await begun(page);
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type('123456');
  await page.context().setOffline(true);
  await expect(page.getByText(fi.start.offline)).toBeVisible();
  await page.getByRole('button', { name: fi.start.submit, exact: true }).click();
  await expect(page.getByText(fi.errors.network)).toBeVisible();
  const digits = await Promise.all((await page.getByRole('textbox').all()).map((box) => box.inputValue()));
  expect(digits.join('')).toBe('123456');
  await expect(page.getByRole('link', { name: fi.start.resume })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: fi.start.submit, exact: true }).click();
  await new WorkerSteps(page, 'fi').expectAt(0);
});

test('what this phone has not sent yet is told in the list of unfinished inductions, until it is sent', async ({
  page,
}) => {
  const steps = await begun(page);
  await steps.fillDetails(DETAILS);
  const saves = /\/api\/user-forms\/[\w-]{22}/;
  await page.route(saves, (route) => route.abort('connectionreset'));
  await steps.press('save');
  await steps.expectAt(2);
  const unsent = page.getByText(fi.start.unsent_one.replace('{{count}}', '1'));
  await page.goto('/aloita');
  await expect(unsent).toBeVisible();
  await page.goto(`/s/${PIN}`);
  await expect(unsent).toBeVisible();
  await page.unroute(saves);
  await page.goto('/aloita');
  await expect(page.getByRole('link', { name: fi.start.resume })).toBeVisible();
  await expect(unsent).toHaveCount(0);
});

test('`u` opens a screen of the product and nothing else', async ({ page }) => {
  await page.goto('/?u=/login&lang=fi');
  await expect(page).toHaveURL(/:\d+\/login$/);
  for (const asked of ['//evil.example', '/%5cevil.example', 'javascript:alert(1)', '/dev/outbox', '/api/health']) {
    await page.goto(`/?u=${encodeURIComponent(asked)}`);
    await expect(page.getByRole('heading', { level: 1, name: fi.landing.title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
