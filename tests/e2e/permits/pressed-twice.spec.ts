import type { Page } from '@playwright/test';
import { expect, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { dayFromToday, PermitSite } from './permit-steps.ts';

const { permits } = TEXTS.fi;

/** Whether the pressed button is busy in the first task after its press. */
const seeBusy = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('click', ({ target }) => {
      const isBusy = () => (target as Element).closest('button')?.ariaBusy === 'true';
      setTimeout(() => Object.assign(window, { wasBusy: isBusy() }));
    });
  });

test('a press that bounces copies a permit once: the button is busy before the next press can come', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'kimpoava');
  const days = { startDate: dayFromToday(0), endTime: dayFromToday(2) };
  const { number } = await site.draft(await site.inducted('Nelli'), days);
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
  const copy = page.getByRole('button', { name: permits.act.copy });
  await expect(copy).toBeVisible();
  await seeBusy(page);
  const copies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/copy')) copies.push(request.method());
  });
  await copy.dblclick();
  await expect(page).toHaveURL(/\/edit/);
  expect(await page.evaluate(() => Reflect.get(window, 'wasBusy'))).toBe(true);
  expect(copies).toEqual(['POST']);
});
