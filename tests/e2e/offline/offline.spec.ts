import { clearRooms } from './phone-database.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

test('details and three pages without a network arrive once the network is back, over a reload', async ({
  page,
  context,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  const { texts } = steps;
  const queued = page.getByText(texts.sending.queued);
  const saves: string[] = [];
  const otherTexts = page.waitForResponse('**/languages/en.worker.json');
  await steps.enterPin('123456');
  await steps.begin();
  await otherTexts;

  await context.setOffline(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT') saves.push(pathname.replace(/.*user-forms\/[^/]+/, ''));
  });
  await steps.fillDetails({
    firstName: 'Matti',
    lastName: 'Verkoton',
    company: 'Valo Oy',
    taxNumber: '100000000123',
    phoneNumber: '0401234512',
  });
  await steps.press('save');
  await steps.expectAt(2);
  await expect(queued).toBeVisible();
  await expect(steps.button(texts.sending.sendNow)).toHaveCount(0);
  await expect(steps.button(texts.player.act.confirm)).toBeEnabled();
  await steps.press('confirm');
  await steps.expectAt(3);
  await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
  await steps.press('confirm');
  await steps.expectAt(4);
  await steps.press('confirm');
  await steps.expectAt(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: texts.player.openList }).click();
  await expect(page.getByText(texts.player.list.waits)).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'In English' }).click();
  await expect(page.getByText(texts.sending.queued)).toBeHidden();
  await page.getByRole('button', { name: 'Suomeksi' }).click();
  await expect(queued).toBeVisible();
  expect(saves).toEqual([]);

  // The network is back only for what a reload fetches: what waits stands on the phone and nowhere else.
  await page.route('**/api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/5$/);
  await expect(queued).toBeVisible();
  await steps.button(texts.common.back).click();
  await steps.button(texts.common.back).click();
  await steps.expectAt(3);
  await expect(page.getByRole('checkbox', { name: 'Minulla on hyväksytyt henkilönsuojaimet.' })).toBeChecked();

  await page.unroute('**/api/**');
  await steps.button(texts.sending.sendNow).click();
  await expect(queued).toBeHidden();
  await expect(page.getByText(texts.sending.saved.split(' ')[0] ?? '', { exact: false }).first()).toBeVisible();
  expect(saves.slice(-4)).toEqual(['', '/sign-page/0', '/sign-page/1', '/sign-page/2']);

  await clearRooms(page, ['inductions', 'drafts', 'pictures']);
  await page.reload();
  await expect(page).toHaveURL(/\/3$/);
  await expect(page.getByRole('checkbox', { name: 'Minulla on hyväksytyt henkilönsuojaimet.' })).toBeChecked();
  await page.goto(page.url().replace(/\d+$/, '9'));
  await expect(page).toHaveURL(/\/5$/);
});
