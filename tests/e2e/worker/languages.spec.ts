import type { Page } from '@playwright/test';
import { SITE_LANGUAGES, SITE_SAID_IN } from '../../../infra/demo/contents/site-translations.ts';
import { isStaffLanguage, LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { cameToLife } from '../offline/coming-to-life.ts';
import { shellKept } from '../offline/kept-shell.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS, textsIn } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

// What the phone keeps is waited for.
test.use({ serviceWorkers: 'allow' });

const OTHERS = OFFERED_LANGUAGES.filter((language) => !isStaffLanguage(language));
const PIN = '123456';
const OF_SITE: ReadonlySet<WorkerLanguage> = new Set(SITE_LANGUAGES);
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

const chooser = (page: Page) => page.getByRole('combobox');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
}

/** Gives the page voices of some languages, which write down what they are to read. */
async function giveVoices(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((given) => {
    const said: string[] = [];
    const voices = given.map((lang) => ({ lang, localService: true, default: false }));
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ lang, text }: SpeechSynthesisUtterance) => said.push(`${lang}: ${text}`),
      cancel: () => said.push('silence'),
    });
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
  }, languages);
}

const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

test('a worker chooses Russian where the work begins, goes on in it from the poster’s address over a failed exam to the card, and staff read in theirs which language that was', async ({
  page,
  browser,
  product,
}) => {
  const steps = new WorkerSteps(page, 'ru');
  const { start, language, player, exam } = steps.texts;
  const { readAloud } = textsIn('ru');
  await giveVoices(page, 'ru-RU', 'fi-FI');
  const said = SITE_SAID_IN.ru;
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
  await page.goto('/login');
  await expectLanguage(page, 'en');
  await expect(title(page, TEXTS.en.login.title)).toBeVisible();
  await page.goto('/aloita');
  await expect(title(page, start.title)).toBeVisible();
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
  // The page is read by the voices of its texts, in their order and without what is pressed, until it is stopped.
  await page.getByRole('button', { name: readAloud.listen }).click();
  const heard = await heardOn(page);
  expect(heard.slice(0, 2)).toEqual(['fi-FI: Kalasataman torni C', `ru-RU: ${said['Asuinkerrostalo, 23 kerrosta.']}`]);
  expect(heard.join('\n')).not.toMatch(new RegExp(`Suomi|silence|${player.begin}`));
  await page.getByRole('button', { name: readAloud.stop }).click();
  expect((await heardOn(page)).at(-1)).toBe('silence');

  const id = /page\/([\w-]{22})/.exec(page.url())?.[1] ?? '';
  const person = { firstName: 'Иван', lastName: 'Петров', company: 'Valo Oy', taxNumber: '100000000123' };
  await page.getByRole('button', { name: player.begin, exact: true }).click();
  await steps.expectAt(1);
  await steps.fillDetails({ ...person, phoneNumber: '0401234512' });
  await steps.press('save');
  await steps.expectAt(2);
  await steps.goToExam();
  await expect(title(page, String(said['Koe']))).toBeVisible();
  await steps.choose('Vain ulkona', 'Työnjohtajalle', 'Työsuojeluvaltuutetulle', 'Portin 1 edessä', 'Runkotyöt');
  await steps.press('check');
  await expect(page.getByText(exam.checkQuestion).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: steps.said('Vain ulkona') }).uncheck();
  await steps.choose('Kun putoamiskorkeus on yli 2 m');
  await steps.passExam();
  await steps.nameForeman();
  await steps.giveCards();
  await steps.press('save');
  await steps.expectAt(9);
  await steps.sign('Helsinki');
  await steps.expectAt(10);
  await expect(page.getByText(player.done.waiting)).toBeVisible();
  await page.goto(`/s/${PIN}`);
  await steps.button(start.done.show).click();
  await expect(title(page, start.done.cardTitle)).toBeFocused();
  await expect(page.getByText('Иван Петров')).toBeVisible();
  await expectLanguage(page, 'ru');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const desk = await browser.newContext({ baseURL: product.url, viewport: { width: 1366, height: 800 } });
  const staff = await desk.newPage();
  await rememberLogin(staff, 'manager@example.com');
  await staff.goto(`/admin/approval/user-form-report/${id}`);
  await expect(staff.getByText('Luettu kielellä venäjä').first()).toBeVisible();
  await expect(staff.getByText('Kun putoamiskorkeus on yli 2 m').first()).toBeVisible();
  await expect(staff.getByText(String(said['Kun putoamiskorkeus on yli 2 m']))).toHaveCount(0);
  await desk.close();
});

test('without a network a phone keeps its language over a reload, and says that another cannot be had', async ({
  page,
  context,
}) => {
  const ru = textsIn('ru');
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
