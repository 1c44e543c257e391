import { LANGUAGES, TEXTS, type Language } from '../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import type { Page } from '@playwright/test';
import { WorkerSteps } from '../steps/worker-steps.ts';

/** The narrowest phone there is to serve, a common one, a tablet, a desk. */
const WIDTHS = [320, 360, 768, 1366] as const;
const PUBLIC = [
  '/',
  '/en',
  '/?error=404',
  '/en?error=500',
  '/aloita',
  '/login',
  '/forgot-password',
  `/reset-password/${'A'.repeat(22)}`,
  `/invitation/${'A'.repeat(22)}`,
  `/verify-email/${'A'.repeat(22)}`,
  `/undo-email/${'A'.repeat(22)}`,
  '/not-found',
];
/** An induction that there is not; the screen that says so comes in place of the one that asks for its code. */
const UNKNOWN = `/o/${'A'.repeat(22)}`;

/** The screen as it stands, at every width; the rules of accessibility where its layout is narrowest and widest. */
async function expectFits(page: Page, language: Language): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    if ((width === 320 || width === 1366) && isExamined(language, width)) await expectAccessible(page);
  }
  await page.setViewportSize(before);
}

for (const language of LANGUAGES) {
  test(`every public screen is accessible and fits phone and desk (${language})`, async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, language);
    }
    await page.goto(`${UNKNOWN}?lang=${language}`);
    await expectFits(page, language);
    await page.getByRole('button', { name: TEXTS[language].codes.send, exact: true }).click();
    await expect(page).toHaveURL(/\/not-found$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, language);
  });

  test(`every page of an induction is accessible and fits phone and desk, also with errors (${language})`, async ({
    page,
  }) => {
    const steps = new WorkerSteps(page, language);
    const look = () => expectFits(page, language);
    await steps.enterPin('123456');
    await steps.expectAt(0);
    await look();
    await steps.begin();
    await look();
    await steps.press('save');
    await expect(page.getByText(steps.texts.details.missing.firstName).first()).toBeVisible();
    await look();
    await steps.fillDetails({
      firstName: 'Matti',
      lastName: 'Virtanen',
      company: 'Valo Oy',
      taxNumber: '100000000123',
      phoneNumber: '0401234512',
    });
    await steps.press('save');
    await steps.expectAt(2);
    await look();
    await steps.press('confirm');
    await steps.expectAt(3);
    await steps.press('confirm');
    await expect(page.getByText(steps.texts.player.tickAll).first()).toBeVisible();
    await look();
    await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
    for (const index of [4, 5, 6]) {
      await steps.press('confirm');
      await steps.expectAt(index);
      await look();
    }
    await steps.choose('Vain ulkona', 'Kellarissa', 'Työnjohtajalle', 'Runkotyöt');
    await steps.press('check');
    await expect(page.getByText(steps.texts.exam.checkQuestion).first()).toBeVisible();
    await look();
  });

  test(`every control of a worker is at least 48 px high, and nothing is smaller than 24 px wide (${language})`, async ({
    page,
  }) => {
    const steps = new WorkerSteps(page, language);
    const small: string[] = [];
    const measure = async () => {
      const controls = await page
        .locator('button:visible, input:visible, textarea:visible, a[class*="button"]:visible')
        .all();
      for (const control of controls) {
        const target = await control.evaluate((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          return { width, height, html: element.outerHTML.slice(0, 120) };
        });
        if (target.height < 48 || target.width < 24) small.push(`${page.url()}: ${JSON.stringify(target)}`);
      }
    };
    await page.goto(`/aloita?lang=${language}`);
    await measure();
    await steps.enterPin('234567');
    await steps.expectAt(0);
    await measure();
    await steps.begin();
    await measure();
    await steps.fillDetails({
      firstName: 'Matti',
      lastName: 'Virtanen',
      company: 'Valo Oy',
      phoneNumber: '0401234512',
    });
    await steps.press('save');
    await steps.expectAt(2);
    await measure();
    await steps.press('confirm');
    await steps.expectAt(3);
    await measure();
    expect(small).toEqual([]);
  });
}
