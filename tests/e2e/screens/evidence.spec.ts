import type { Page } from '@playwright/test';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import { sampleInduction, type Sample } from '../../fixtures/evidence/sample-evidence.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';

/** The keys and days of a made file in the place of the product's. */
async function publish(page: Page, { keys, days }: Sample): Promise<void> {
  await page.route('**/.well-known/tyomaaportti-keys.json', (route) => route.fulfill({ json: keys }));
  await page.route('**/.well-known/tyomaaportti-days.json*', (route) => route.fulfill({ json: days }));
}

const ADDRESSES = { fi: '/tarkista', en: '/en/verify' } as const;

for (const language of LANGUAGES) {
  test(`anybody checks an evidence file in the browser, and learns what a changed byte belongs to (${language})`, async ({
    page,
  }) => {
    const { evidence } = TEXTS[language];
    const sample = await sampleInduction(3);
    await publish(page, sample);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(ADDRESSES[language]);
    await expect(page.getByRole('heading', { level: 1, name: evidence.title })).toBeVisible();
    await expectAccessible(page);
    const whole = canonicalJson(sample.evidence);
    const give = (name: string, text: string) =>
      page
        .getByLabel(evidence.choose)
        .first()
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await give('evidence.json', whole);
    await expect(page.getByRole('status').getByText(evidence.result.whole.title)).toBeVisible();
    await page.locator('details').first().locator('summary').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await give('muutettu.json', whole.replace('luettu 3', 'luettu 4'));
    const told = evidence.about.page.replace('{{page}}', '3');
    await expect(page.getByRole('status').getByText(`${told}: ${evidence.code.changed}`)).toBeVisible();
    await give('muu.json', '{}');
    await expect(page.getByRole('status').getByText(evidence.result.unreadable.title)).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 800 });
    await expectNoSidewaysScroll(page);
  });
}
