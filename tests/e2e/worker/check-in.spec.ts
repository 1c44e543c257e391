import type { Page } from '@playwright/test';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { en } from '../../../web/check-in/texts/en.ts';
import { fi } from '../../../web/check-in/texts/fi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rowsOf } from '../offline/phone-database.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const DETAILS = { firstName: 'Iida', lastName: 'Itse', company: 'Mallin Betoni Oy', phoneNumber: '0401234513' };

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a worker notes themselves at the poster of the gate by their own phone, also without a network, until staff end it', async ({
  page,
  browser,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const inductionFormIds = [await api.formNamed('Vierailijan perehdytys')];
  const site = await api.ask(
    projectApi.create,
    { body: { name: 'Itsesilta', presence: true, selfCheckIn: true, inductionFormIds } },
    { token },
  );
  const gate = `/in/${site.gateId}`;

  await page.goto(`${gate}?lang=fi`);
  await expect(page.getByRole('heading', { level: 1, name: 'Itsesilta' })).toBeVisible();
  await expect(page.getByText(fi.noKey)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await new WorkerSteps(page, 'fi').takeShortForm(DETAILS);
  await expect.poll(async () => (await rowsOf(page, 'finished'))[0]?.['checkInKey']).toHaveLength(22);
  const userFormId = String((await rowsOf(page, 'finished'))[0]?.['userFormId']);
  await page.goto(`${gate}?lang=fi`);
  await expect(page.getByText('Iida Itse')).toBeVisible();
  await press(page, fi.act.in);
  await expect(page.getByText(fi.noted.in)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.context().setOffline(true);
  await press(page, fi.act.out);
  await expect(page.getByText(fi.kept)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(fi.noted.out)).toBeVisible();
  const noted = await api.notedAt(site._id, token);
  expect(noted.flatMap(({ events }) => events.map(({ kind, by }) => [kind, by]))).toEqual([
    ['in', null],
    ['out', null],
  ]);

  const desk = await browser.newContext({ locale: 'fi-FI' });
  const staff = await desk.newPage();
  await staff.goto(product.url);
  await rememberLogin(staff, 'manager@example.com');
  await staff.goto(`${product.url}/admin/projects/${site._id}/settings`);
  await staff.getByRole('link', { name: TEXTS.fi.projects.settings.selfCheckIn.poster }).click();
  await expect(staff.getByRole('img', { name: 'QR-koodi, joka avaa työmaan Itsesilta portin' })).toBeVisible();
  await staff.goto(`${product.url}/admin/approval/user-form/${userFormId}`);
  const { phones } = TEXTS.fi.approval;
  await staff.getByRole('button', { name: phones.end, exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: phones.end, exact: true }).click();
  await expect(staff.getByText(phones.title)).toHaveCount(0);
  await staff.goto(`${product.url}${gate}`);
  await expect(staff.getByText(fi.staff)).toBeVisible();
  await desk.close();

  await page.goto(`${gate}?lang=en`);
  await press(page, en.act.in);
  await expect(page.getByText(en.ended)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the induction/ })).toHaveAttribute('href', `/o/${userFormId}`);
  await expectAccessible(page);

  await api.ask(checkInApi.renewGate, { params: { id: site._id } }, { token });
  await page.reload();
  await expect(page.getByText(en.unknown)).toBeVisible();
});

test('of a site that has ended no poster is printed', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const body = { name: 'Päättynyt silta', presence: true, selfCheckIn: true };
  const { _id: id } = await api.ask(projectApi.create, { body }, { token });
  await api.ask(projectApi.end, { params: { id } }, { token });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/projects/${id}/gate-poster`);
  await expect(page.getByText(TEXTS.fi.projects.gatePoster.endedText)).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
});
