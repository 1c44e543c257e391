import { expect, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { common } = TEXTS.fi;
const LATER = '**/assets/player-pages-*.js';

// A service worker brings the file from the phone, past what the test does to the page's requests.
test.use({ serviceWorkers: 'block' });

test('nothing that comes later is asked for before the first page of an induction is drawn', async ({
  page: before,
  context,
}) => {
  const begun = new WorkerSteps(before, 'fi');
  await begun.enterPin('234567');
  await begun.begin();
  const page = await context.newPage();
  await page.addInitScript(holdFrames);
  const later: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/\/assets\/(player-pages|visit|content|other-languages|signature_pad)-/.test(url)) later.push(url);
  });
  await page.goto(before.url(), { waitUntil: 'networkidle' });
  await expect(new WorkerSteps(page, 'fi').button(TEXTS.fi.player.act.save)).toBeVisible();
  expect(later).toEqual([]);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect.poll(() => later.length).toBeGreaterThan(3);
});

/** Runs in the page: no frame is told to it before `release`. */
function holdFrames(): void {
  const draw = window.requestAnimationFrame.bind(window);
  const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
  window.requestAnimationFrame = (callback) => {
    void released.then(() => draw(callback));
    return 0;
  };
}

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
