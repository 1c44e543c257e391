import { expect, test } from './product-test.ts';
import { TEXTS } from './texts.ts';
import { WorkerSteps } from './worker-steps.ts';

test('from the PIN to the first readable page a phone waits for three answers at most', async ({ page }, testInfo) => {
  const steps = new WorkerSteps(page, 'fi');
  await page.goto('/aloita?lang=fi');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type('123456');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await steps.button(TEXTS.fi.start.submit).click();
  await steps.expectAt(0);
  await expect(page.getByText('Kalasatamankatu 9')).toBeVisible();
  const waited = asked.filter((request) => !request.includes('/static/'));
  testInfo.annotations.push({ type: 'P18', description: waited.join(', ') });
  expect(waited).toContain('POST /api/user-forms');
  expect(waited.length).toBeLessThanOrEqual(3);
});
