import { cameToLife } from '../offline/coming-to-life.ts';
import { shellKept } from '../offline/kept-shell.ts';
import { expect, test } from '../steps/product-test.ts';
import { RICH_ANSWERS } from '../steps/rich-induction.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

// What the phone keeps is waited for.
test.use({ serviceWorkers: 'allow' });

test('from the PIN to the first readable page a phone waits for three answers at most', async ({ page }, testInfo) => {
  const steps = new WorkerSteps(page, 'fi');
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type('123456');
  await shellKept(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!response.fromServiceWorker()) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await steps.button(TEXTS.fi.start.submit).click();
  await steps.expectAt(0);
  await expect(page.getByText('Kalasatamankatu 9')).toBeVisible();
  const waited = asked.filter((request) => !request.includes('/static/'));
  testInfo.annotations.push({ type: 'wait', description: waited.join(', ') });
  expect(waited).toContain('POST /api/user-forms');
  expect(waited.length).toBeLessThanOrEqual(3);
});

test('turning the pages of an induction asks the server for nothing that the phone has', async ({ page }) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.expectAt(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await steps.button(TEXTS.fi.player.begin).click();
  await steps.expectAt(1);
  await steps.fillDetails({ ...RICH_ANSWERS.details, lastName: 'Virtanen', email: 'matti.virtanen@example.org' });
  await steps.press('save');
  await steps.expectAt(2);
  await steps.press('confirm');
  await steps.expectAt(3);
  expect(asked.filter((request) => request.startsWith('GET /api/user-forms/'))).toEqual([]);
});
