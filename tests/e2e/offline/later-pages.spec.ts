import { expect, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { common } = TEXTS.fi;
const LATER = '**/assets/player-pages-*.js';

// A service worker brings the file from the phone, past what the test does to the page's requests.
test.use({ serviceWorkers: 'block' });

test('whose network ends before the form’s own pages are on the phone gives the details, is told, and goes on with them when it is back', async ({
  page,
  context,
}) => {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(LATER, async (route) => {
    await lost;
    await route.abort();
  });
  const steps = new WorkerSteps(page, 'fi');
  await page.goto('/s/234567?lang=fi');
  await steps.begin();
  await context.setOffline(true);
  lose();
  await steps.fillDetails({ firstName: 'Eetu', lastName: 'Lahtinen', company: 'Valo Oy', phoneNumber: '0401234512' });
  await steps.press('save');
  await expect(page.getByRole('heading', { level: 1, name: common.failedTitle })).toBeVisible();
  await page.unroute(LATER);
  await context.setOffline(false);
  await steps.button(common.retry).click();
  await steps.expectAt(2);
  await steps.press('confirm');
  await steps.expectAt(3);
});
