import { STORY_TEXTS } from '../../../web/landing/story/texts-of-language.ts';
import { cameToLife } from '../offline/coming-to-life.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const ADDRESSES = { fi: '/', en: '/en' } as const;

for (const language of LANGUAGES) {
  test(`the landing page leads whoever decides about it to the demo, and the demo begins (${language})`, async ({
    page,
  }) => {
    const { landing } = TEXTS[language];
    const { demo } = STORY_TEXTS[language];
    await page.goto(ADDRESSES[language]);
    await cameToLife(page);
    await page.getByRole('button', { name: landing.tryNow, exact: true }).click();
    const heading = page.getByRole('heading', { name: demo.title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    for (const width of [320, 768, 1366]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: demo.start }).click();
    await new WorkerSteps(page, language).expectAt(0);
  });
}

test('every part that the header names is one press away, and the address stays', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await cameToLife(page);
  for (const [part, title] of [
    ['managers', STORY_TEXTS.fi.manager.title],
    ['safety', STORY_TEXTS.fi.safety.title],
    ['begin', STORY_TEXTS.fi.begin.title],
  ] as const) {
    await page.getByRole('button', { name: TEXTS.fi.landing.part[part], exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
  }
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
});

test('without a demo the page speaks of none, and without the story’s file it stays as it was drawn', async ({
  page,
}) => {
  await page.route('**/assets/story-*.js', (route) => route.abort());
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-demo-pin="123456"', 'data-demo-pin=""');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await cameToLife(page);
  await page.getByRole('button', { name: TEXTS.fi.landing.howToBegin, exact: true }).click();
  await expect(page.getByRole('heading', { name: STORY_TEXTS.fi.begin.title })).toBeFocused();
  await expect(page.getByRole('button', { name: TEXTS.fi.landing.tryNow, exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: STORY_TEXTS.fi.demo.title })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: STORY_TEXTS.fi.safety.title })).toBeVisible();
});
