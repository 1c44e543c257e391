import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';

const SIZES = { fi: [320, 'roomy'], en: [1366, 'compact'] } as const;

for (const language of LANGUAGES) {
  test(`every part of the kit is accessible in every state and fits (${SIZES[language].join(' px, ')}, ${language})`, async ({
    page,
  }) => {
    const { kit, lists } = TEXTS[language];
    const [width, measure] = SIZES[language];
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/dev/kit?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: kit.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: kit.measure[measure] }).click();
    const called = page.getByRole('button', { name: kit.show });
    const dialog = page.getByRole('dialog');
    for (let place = 0; place < (await called.count()); place += 1) {
      await called.nth(place).click();
      if (await dialog.isVisible()) await expectAccessible(page, 'dialog');
      const isShownOnce = await dialog.locator('code').isVisible();
      await page.keyboard.press('Escape');
      if (isShownOnce) {
        await expect(dialog.getByRole('alert')).toContainText(lists.secretOnce.title);
        await page.keyboard.press('Escape');
      }
      await expect(dialog).toHaveCount(0);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
