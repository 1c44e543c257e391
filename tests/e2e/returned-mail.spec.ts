import type { Page } from '@playwright/test';
import { dayFromToday, PermitSite } from './permits/permit-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './steps/product-test.ts';
import { rememberLogin, StaffApi } from './steps/staff-steps.ts';
import { TEXTS } from './steps/texts.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { messageApi } from '../../shared/messages/message-api.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { cardApi } from '../../shared/cards/card-api.ts';
import { expectFound } from '../fixtures/expect-found.ts';

const { permits, approval, users, projectCards, common } = TEXTS.fi;
const { bounced } = approval.messages.state;
const DAYS = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };
/** Of the local mail service, which lets every mail to it come back. */
const NOWHERE = 'returned.test';

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('an invitation to sign that did not arrive shows at its person, who gets a PIN once the address is corrected', async ({
  page,
  browser,
  product,
}) => {
  const site = await PermitSite.make(product, 'palautuva');
  const to = `palle@${NOWHERE}`;
  const worker = await site.inducted('Palle', '2035-01-01', { email: to });
  const { _id: id } = await site.submitted(worker, DAYS);
  await site.signAs(id, 'foreman@example.com', 'Creator');
  const token = await site.token('foreman');
  const returned = async () =>
    (await site.api.ask(permitApi.get, { params: { id } }, { token })).persons[1]?.mailReturned?.reason;
  await expect.poll(returned).toBe('bounced');

  const path = `/admin/projects/${site.project}/permit/${id}`;
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(path);
  const step = page.getByRole('listitem').filter({ hasText: 'Palle Tekijä' }).last();
  await expect(step.getByText(bounced)).toBeVisible();
  await expect(step.getByText(to)).toBeVisible();
  await expect(step.getByText(permits.returned.ask.induction)).toBeVisible();
  await expect(page.getByText(bounced)).toHaveCount(1);
  await expectFitsPhone(page);
  const pinDialog = page.getByRole('dialog');
  const draw = async () => {
    await step.getByRole('button', { name: permits.pin.new }).click();
    await pinDialog.getByRole('button', { name: permits.pin.draw }).click();
  };
  await draw();
  await expect(pinDialog.getByText(permits.pin.toReturned)).toBeVisible();
  await expect(pinDialog.getByText(permits.pin.notCorrected)).toBeVisible();
  await expectFitsPhone(page);
  await pinDialog.getByRole('button', { name: permits.pin.keep }).click();

  const desk = await (await browser.newContext({ viewport: { width: 1366, height: 800 } })).newPage();
  await rememberLogin(desk, 'root@example.com');
  await desk.goto(path);
  await desk.getByRole('link', { name: approval.messages.correct }).click();
  await expect(desk).toHaveURL(new RegExp(`/user-form/admin-edit/${worker}/1$`));
  await expect(desk.locator(`input[value="${to}"]`)).toBeVisible();
  await desk.context().close();
  const admin = await site.token('admin');
  const form = await site.api.ask(userFormApi.get, { params: { id: worker } }, { token: admin });
  const user = { ...form.user, email: 'palle@tekija.example.org' };
  await site.api.ask(userFormApi.update, { params: { id: worker }, body: { ...form, user } }, { token: admin });

  await draw();
  await expect(pinDialog.getByText(permits.pin.sent.replace('{{name}}', 'Palle Tekijä'))).toBeVisible();
  await pinDialog.getByRole('button', { name: common.close, exact: true }).last().click();
  await expect(step.getByText(bounced)).toHaveCount(0);
  await site.signAs(id, user.email, 'Worker');
});

test('an invitation of a user that did not arrive shows at the user', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const body = { name: 'Kalle Kadonnut', email: `kalle@${NOWHERE}` };
  const { _id: id } = await api.ask(userApi.create, { body }, { token });
  const newest = async () =>
    (await api.ask(messageApi.list, { query: { about: `user#${id}` } }, { token })).items[0]?.state;
  await expect.poll(newest).toBe('bounced');
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByText(bounced)).toBeVisible();
  await expect(page.getByText(users.mailReturned)).toBeVisible();
  await expectFitsPhone(page);
});

test('a code for a card that did not arrive shows at the card', async ({ page, product }) => {
  const site = await PermitSite.make(product, 'palautuva kortti');
  const worker = await site.inducted('Kaino', '2035-01-01', { email: `kaino@${NOWHERE}` });
  const token = await site.token('viewer');
  const { items } = await site.api.ask(
    cardApi.listOfProject,
    { params: { id: site.project }, query: { expirationStatus: 'all' } },
    { token },
  );
  const card = expectFound(items.find(({ userFormId }) => userFormId === worker))._id;
  const body = { id: card, cardFetch: false, reset: false };
  await site.api.ask(editCodeApi.sendForCard, { params: { id: card }, query: { language: 'fi' }, body });
  const newest = async () =>
    (await site.api.ask(messageApi.list, { query: { about: `card#${card}` } }, { token })).items[0]?.state;
  await expect.poll(newest).toMatch(/bounced|dropped/);
  await rememberLogin(page, 'viewer@example.com');
  await page.goto(`/admin/projects/${site.project}/cards?card=${card}`);
  await expect(page.getByRole('dialog').getByText(bounced)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(projectCards.mailReturned)).toBeVisible();
  await expectFitsPhone(page);
});
