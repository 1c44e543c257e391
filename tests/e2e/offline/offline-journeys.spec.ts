import type { Browser, Page } from '@playwright/test';
import { Desk } from '../../chaos/desk.ts';
import { lostAnswers } from '../../chaos/lost-answers.ts';
import { Phone } from '../../chaos/phone.ts';
import { richWork, shortWork, type Work } from '../../chaos/work.ts';
import type { LocalProduct } from '../steps/local-product.ts';
import { expect, test } from '../steps/product-test.ts';
import { goThrough, RICH_ANSWERS } from '../steps/rich-induction.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { fi } = TEXTS;
const DRAIN = { timeout: 60_000 };

type Journey = { phone: Phone; desk: Desk; work: Work; before: number };

async function startJourney(browser: Browser, product: LocalProduct, work: Work): Promise<Journey> {
  const desk = await Desk.open(product.url);
  const before = (await desk.inductionsOf(work.formName)).length;
  const phone = await Phone.start(browser, { url: product.url, seed: work.formName });
  return { phone, desk, work, before };
}

/** From the PIN over the details to the first page of the form. */
async function started({ phone, work }: Journey): Promise<WorkerSteps> {
  const steps = new WorkerSteps(await phone.opened(), 'fi');
  await steps.enterPin(work.pin);
  await steps.begin();
  await goThrough(steps, only(work, fi.player.details));
  await steps.expectAt(2);
  return steps;
}

/** The acts of the pages with these headings. */
function only({ acts }: Work, ...headings: string[]): Work['acts'] {
  return Object.fromEntries(Object.entries(acts).filter(([heading]) => headings.includes(heading)));
}

const idOf = (page: Page) => /\/page\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
const isDone = (page: Page) => expect(page.getByText(fi.player.done.waiting)).toBeVisible(DRAIN);

/** How many pictures and documents of inductions the phone has. */
function filesOnPhone(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('induction-files'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
  });
}

function isPictureShown(page: Page): Promise<boolean> {
  const pictures = page.locator('main img');
  return pictures.evaluateAll(
    (all) => all.length > 0 && all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
  );
}

/** Everything that was given is stored, once, in the order of the pages. */
async function expectWhole({ desk, phone, work, before }: Journey, page: Page): Promise<void> {
  const form = await desk.induction(idOf(page));
  expect(await lostAnswers(desk, form, work.given, phone)).toEqual([]);
  expect((await desk.inductionsOf(work.formName)).length - before).toBe(1);
}

test('the rich form, filled in without a network from page 2 on over two killed tabs, arrives whole and once over a power cut', async ({
  browser,
  product,
}) => {
  const journey = await startJourney(browser, product, richWork(`yksin-${Date.now()}`));
  const { phone, work } = journey;
  let steps = await started(journey);
  await expect.poll(() => filesOnPhone(steps.page), DRAIN).toBe(2);
  await phone.setOffline(true);
  await goThrough(steps, only(work, 'Tervetuloa työmaalle', 'Henkilönsuojaimet'));
  await expect.poll(() => isPictureShown(steps.page)).toBe(true);
  await goThrough(steps, only(work, 'Liikkuminen ja järjestys', 'Hätätilanteet'));
  await steps.choose(RICH_ANSWERS.exam[0]);
  await expect(steps.page.getByText(fi.sending.queued)).toBeVisible();
  await steps.expectKeptDraft('"part":"page-4"');

  steps = new WorkerSteps(await phone.killTab(steps.page), 'fi');
  await expect(steps.page.getByRole('checkbox', { name: RICH_ANSWERS.exam[0] })).toBeChecked();
  await goThrough(steps, only(work, 'Koe', 'Työsi työmaalla', 'Pätevyyskortit'));

  steps = new WorkerSteps(await phone.killTab(steps.page), 'fi');
  await goThrough(steps, only(work, 'Allekirjoitus'));
  await expect(steps.page.getByRole('heading', { level: 1 })).toHaveText(fi.unsent.title);
  await expect(steps.page.getByText(fi.player.done.waiting)).toHaveCount(0);

  const passed = phone.proxy.passed.length;
  await phone.setOffline(false);
  await expect.poll(() => phone.proxy.passed.slice(passed).some(({ method }) => method === 'PUT'), DRAIN).toBe(true);
  await product.kill();
  await product.run();
  await isDone(steps.page);
  await expectWhole(journey, steps.page);
  await expect.poll(() => filesOnPhone(steps.page)).toBe(0);
  await phone.stop();
});

test('a token that has ended keeps the work on the phone, asks for the code, and all is sent after it', async ({
  browser,
  product,
}) => {
  const journey = await startJourney(browser, product, shortWork(`koodi-${Date.now()}`));
  const { phone, work } = journey;
  const steps = await started(journey);
  const { page } = steps;
  await phone.setOffline(true);
  await phone.spoilTokens(page);
  await page.reload();
  await goThrough(steps, only(work, 'Vierailijana työmaalla', 'Allekirjoitus'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.unsent.title);

  await phone.setOffline(false);
  await page.getByRole('link', { name: fi.sending.giveCode }).click();
  const code = async () => {
    const sent = (await product.outbox()).find(
      ({ channel, to }) => channel === 'sms' && to === work.given.details['phoneNumber'],
    );
    return sent?.text.match(/\b\d{6}\b/)?.[0];
  };
  await expect.poll(code).toBeTruthy();
  await page.getByLabel(fi.codes.label, { exact: true }).fill((await code()) ?? '');
  await page.getByRole('button', { name: fi.player.act.next, exact: true }).click();
  await isDone(page);
  await expectWhole(journey, page);
  await phone.stop();
});

test('an exam answered wrong without a network lets the worker go on, and leads back to be mended once it was checked', async ({
  browser,
  product,
}) => {
  const journey = await startJourney(browser, product, richWork(`koe-${Date.now()}`));
  const { phone, work } = journey;
  const steps = await started(journey);
  const { page } = steps;
  const [right] = RICH_ANSWERS.exam;
  const wrong = 'Vain ulkona';
  await goThrough(
    steps,
    only(work, 'Tervetuloa työmaalle', 'Henkilönsuojaimet', 'Liikkuminen ja järjestys', 'Hätätilanteet'),
  );
  await steps.expectAt(6);
  await phone.setOffline(true);
  await steps.choose(...RICH_ANSWERS.exam.slice(1), wrong);
  await steps.press('check');
  await steps.expectAt(7);
  await page.getByLabel('Lähin työnjohtajasi').fill('Maija');

  await phone.setOffline(false);
  await expect(page.getByText(fi.sending.checkPage.replace('{{page}}', '7'))).toBeVisible(DRAIN);
  await expect(page.getByLabel('Lähin työnjohtajasi')).toHaveValue('Maija');
  await page.getByRole('link', { name: fi.sending.openPage }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koe');
  await expect(page.getByText(fi.exam.checkQuestion).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: wrong })).toBeChecked();
  await page.getByRole('checkbox', { name: wrong }).uncheck();
  await steps.choose(right);
  await goThrough(steps, only(work, 'Koe', 'Työsi työmaalla', 'Pätevyyskortit', 'Allekirjoitus'));
  await isDone(page);
  await expectWhole(journey, page);
  await phone.stop();
});

test('the same PIN on a phone with unsent work leads back to that work, and starts nothing new', async ({
  browser,
  product,
}) => {
  const journey = await startJourney(browser, product, shortWork(`sama-${Date.now()}`));
  const { phone, work } = journey;
  const steps = await started(journey);
  const { page } = steps;
  await phone.setOffline(true);
  await goThrough(steps, only(work, 'Vierailijana työmaalla'));
  await steps.expectKeptAt(3);
  await steps.enterPin(work.pin);
  await page.getByRole('link', { name: fi.start.choice.resume }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allekirjoitus');
  await phone.setOffline(false);
  await goThrough(steps, only(work, 'Allekirjoitus'));
  await isDone(page);
  await expectWhole(journey, page);
  await phone.stop();
});
