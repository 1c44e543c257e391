import type { Locator, Page } from '@playwright/test';
import { dayFromToday, PermitSite } from '../permits/permit-steps.ts';
import { expect, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { makeForm, signedInduction } from './approval-steps.ts';

const { fi } = TEXTS;
const { permits } = fi;

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

/** Counts what a task takes of whoever does it. */
class Task {
  presses = 0;
  fields = 0;

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.fields += 1;
    await what.fill(text);
  }

  get counts() {
    return { presses: this.presses, fields: this.fields };
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an opened induction is approved with one press in its row', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { id, pin } = await makeForm(api, 'Yhden painalluksen työmaa');
  await signedInduction(api, pin, { firstName: 'Pia', lastName: 'Painallus' });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${id}?state=waiting`);
  const row = page.getByRole('row').filter({ hasText: 'Pia Painallus' });
  const task = new Task();
  await task.press(row.getByRole('button', { name: fi.approval.approve }));
  await expect(page.getByText('Pia Painallus').last()).toBeVisible();
  await expect
    .poll(async () => {
      const { token } = await api.logIn('manager@example.com');
      const { items } = await api.send(`/induction-forms/${id}/user-forms`, { token });
      return items[0].meta.approved;
    })
    .toBe(true);
  expect(task.counts).toEqual({ presses: 1, fields: 0 });
});

test('a card is approved with one press in its row, and many with two, each with its outcome', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'korttipino');
  for (const name of ['Aku', 'Beata', 'Celia']) await site.inducted(name, '2026-01-31');
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/projects/${site.project}/cards`);
  const row = page.getByRole('row').filter({ hasText: 'Aku Tekijä' });
  const one = new Task();
  await one.press(row.getByRole('button', { name: new RegExp(`^${fi.projectCards.approveShort}`) }));
  await expect(row.getByText(fi.cards.approved)).toBeVisible();
  expect(one.counts).toEqual({ presses: 1, fields: 0 });
  await button(page, fi.common.close).click();
  const many = new Task();
  await many.press(page.getByRole('checkbox', { name: fi.lists.choosePage }));
  await many.press(button(page, fi.projectCards.bulk.approve_other.replace('{{count}}', '2')));
  await expect(page.getByText(fi.projectCards.bulk.done.approve_other.replace('{{count}}', '2'))).toBeVisible();
  expect(many.counts).toEqual({ presses: 2, fields: 0 });
});

test('a permit is copied and sent with three presses, and its creator signs with two and no PIN', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'nopea');
  const days = { startDate: dayFromToday(0), endTime: dayFromToday(2) };
  const { number } = await site.draft(await site.inducted('Nelli'), days);
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  const sending = new Task();
  await sending.press(page.getByRole('row').filter({ hasText: number }).getByRole('link'));
  await sending.press(button(page, permits.act.copy));
  await sending.press(button(page, permits.submit.act));
  await expect(page.getByText('Odottaa: Laatija, Teemu Työnjohtaja.').first()).toBeVisible();
  expect(sending.counts).toEqual({ presses: 3, fields: 0 });
  const signing = new Task();
  await signing.press(button(page, permits.sign.act));
  await signing.press(page.getByRole('dialog').getByRole('button', { name: permits.sign.act, exact: true }));
  await expectConfirmed(page, page.getByText('Odottaa: Työn tekijä', { exact: false }).first());
  expect(signing.counts).toEqual({ presses: 2, fields: 0 });
});

test('a user of a usual kind is made with three presses and two fields', async ({ page }) => {
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users');
  const task = new Task();
  await task.press(page.getByRole('link', { name: fi.users.create }));
  await task.fill(page.getByLabel(fi.users.name, { exact: true }), 'Nopsa Uusi');
  await task.fill(page.getByLabel(fi.users.email, { exact: true }), `nopsa.${Date.now()}@example.org`);
  await task.press(button(page, fi.users.presets.inductor));
  await task.press(button(page, fi.users.createSubmit));
  await expect(page).toHaveURL(/\/admin\/users(\/[\w-]{22})?$/);
  expect(task.counts).toEqual({ presses: 3, fields: 2 });
});
