import type { Page } from '@playwright/test';
import { makeForm, signedInduction } from './approval-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../../steps/texts.ts';
import { WorkerSteps } from '../../steps/worker-steps.ts';
import { userFormApi } from '../../../../shared/user-forms/user-form-api.ts';

const DESK = { width: 1366, height: 900 };
const { approval, lists, player, report, returned, common } = TEXTS.fi;
const TITLE = 'Vierailijana työmaalla';
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

test.use({ viewport: DESK });

/** Staff put a number that is sent to in the place of the worker's. */
async function correctPhone(api: StaffApi, id: string): Promise<void> {
  const { token } = await api.logIn('admin@example.com');
  const { version, user } = await api.ask(userFormApi.get, { params: { id } }, { token });
  const body = { version, user: { ...user, phoneNumber: '+358405550001' } };
  await api.ask(userFormApi.update, { params: { id }, body }, { token });
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: filled(lists.choose, { name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an induction that is returned tells its worker why and which page, by one number for everybody and with phone numbers to ring, staff who it did not reach, and waits again once that is signed anew', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    locale: 'fi-FI',
  });
  const worker = new WorkerSteps(await context.newPage(), 'fi');
  await worker.enterPin('234567');
  await worker.begin();
  await worker.fillDetails({
    firstName: 'Reijo',
    lastName: 'Palautettava',
    company: 'Valo Oy',
    phoneNumber: '+33612345678',
  });
  await worker.press('save');
  await worker.expectAt(2);
  await expect(
    worker.page.getByRole('button', { name: `${filled(player.pageOf, { page: 3, total: 5 })} ${TITLE}` }),
  ).toBeVisible();
  await expect(worker.page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await worker.press('confirm');
  await worker.expectAt(3);
  await worker.sign('Helsinki');
  await worker.expectAt(4);
  const id = /page\/([\w-]{22})/.exec(worker.page.url())?.[1] ?? '';

  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/user-form/${id}`);
  const phone = page.getByRole('link', { name: '+33612345678' });
  await expect(phone).toHaveAttribute('href', 'tel:+33612345678');
  await page.emulateMedia({ media: 'print' });
  await expect(phone).toHaveCSS('text-decoration-line', 'none');
  await page.emulateMedia({ media: null });
  await button(page, approval.return.open).click();
  const dialog = page.getByRole('dialog', { name: filled(approval.return.title, { name: 'Reijo Palautettava' }) });
  await dialog.getByRole('button', { name: approval.return.confirm }).click();
  await expect(dialog.getByText(approval.return.reasonMissing)).toBeVisible();
  await expect(dialog.getByText(approval.return.pagesMissing)).toBeVisible();
  await expect(dialog.getByLabel(approval.return.reason)).toBeFocused();
  await dialog.getByLabel(approval.return.reason).fill('Lue vierailijan ohjeet uudelleen.');
  await dialog.getByRole('checkbox', { name: `3. ${TITLE}` }).check();
  await expect(dialog.getByText(approval.return.channel.notServed)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: approval.return.confirm }).click();
  await expect(page.getByText(filled(approval.return.done, { name: 'Reijo Palautettava' }))).toBeVisible();
  const message = page.getByRole('listitem').filter({ hasText: approval.messages.kind.inductionReturned });
  await expect(message.getByText(approval.messages.reason.not_reachable)).toBeVisible();
  const again = message.getByRole('button', {
    name: filled(approval.messages.againAbout, { kind: approval.messages.kind.inductionReturned }),
  });
  await again.click();
  await expect(message.getByRole('alert')).toBeVisible();
  await correctPhone(new StaffApi(product.url), id);
  await again.click();
  await expect(page.getByText(approval.messages.againMade.split('{{')[0] ?? '')).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByText(filled(approval.return.pageList, { pages: `3. ${TITLE}` }))).toBeVisible();
  await expect(page.getByRole('heading', { name: `3. ${TITLE}` })).toBeVisible();
  await page.goto(`/admin/approval/user-form-report/${id}`);
  await expect(page.getByRole('row', { name: `3 ${TITLE}` })).toBeVisible();
  const formId = await new StaffApi(product.url).formNamed('Vierailijan perehdytys');
  await page.goto(`/admin/forms/${formId}/print`);
  await expect(page.getByRole('heading', { name: `3. ${TITLE}` })).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.fi.forms.printNow })).toBeVisible();
  await expect(page.getByRole('switch', { name: TEXTS.fi.forms.printAnswers })).toHaveCount(0);

  await worker.page.goto(`/page/${id}/2`);
  await expect(worker.page.getByText(returned.title)).toBeVisible();
  await expect(worker.page.getByText('Lue vierailijan ohjeet uudelleen.')).toBeVisible();
  await expectAccessible(worker.page);
  await expectNoSidewaysScroll(worker.page);
  const signedAnew = worker.page.waitForResponse(/\/sign-page\//);
  await worker.press('confirm');
  await expect(worker.page.getByText(returned.title)).toHaveCount(0);
  expect((await signedAnew).status()).toBe(200);
  await context.close();

  await page.goto(`/admin/approval/user-form/${id}`);
  await expect(page.getByText(approval.state.waiting).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${approval.approve}`) }).click();
  await expect(page.getByText(filled(approval.approvedNotice, { name: 'Reijo Palautettava' }))).toBeVisible();
});

test('reports of three begin each person on a new page, print themselves once, and can be called off', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Tulostettavat');
  for (const firstName of ['Eka', 'Toka', 'Kolmas'])
    await signedInduction(api, pin, { firstName, lastName: 'Tulostettava' });
  await page.context().addInitScript(() => {
    Object.assign(globalThis, {
      printed: 0,
      print: () => Object.assign(globalThis, { printed: 1 + Reflect.get(globalThis, 'printed') }),
    });
  });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}`);
  await page.getByRole('checkbox', { name: lists.choosePage }).check();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: approval.bulk.print }).click();
  const reports = await opening;
  await expect(
    reports.getByRole('heading', { level: 1, name: filled(report.several_other, { count: 3 }) }),
  ).toBeVisible();
  const printed = () => reports.evaluate(() => Number(Reflect.get(globalThis, 'printed')));
  await expect.poll(printed).toBe(1);
  await expect(reports.getByText(report.starting)).toHaveCount(0);
  await expectAccessible(reports);
  const pdf = await reports.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(3);

  const address = new URL(reports.url()).pathname;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(button(page, common.cancel)).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  await button(page, common.cancel).click();
  await expect(button(page, report.print)).toBeVisible();
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'printed')))).toBe(0);
  await page.clock.resume();

  const [known = ''] = Buffer.from(address.split('/').at(-1) ?? '', 'base64url')
    .toString()
    .split(',');
  const padded = Buffer.from(`${known},${'A'.repeat(22)}`).toString('base64');
  await page.goto(`/admin/approval/user-form-reports/${padded}`);
  await expect(page.getByText(filled(report.missing_one, { count: 1 }))).toBeVisible();
  await page.goto('/admin/approval/user-form-reports/not-at-all');
  await expect(page.getByText(report.malformed)).toBeVisible();
});

test('a foreman sees no way to approve or return, and archives with a way back', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Työnjohtajan lista');
  const id = await signedInduction(api, pin, { firstName: 'Arkki', lastName: 'Arkistoitava' });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/approval/${formId}`);
  await expect(row(page, 'Arkki')).toBeVisible();
  await pick(page, 'Arkki Arkistoitava').check();
  await expect(page.getByRole('button', { name: new RegExp(`^${approval.approve}`) })).toHaveCount(0);
  await page.goto(`/admin/approval/user-form/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Arkki Arkistoitava' })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${approval.approve}`) })).toHaveCount(0);
  await expect(button(page, approval.return.open)).toHaveCount(0);
  await button(page, approval.archive).click();
  await expect(page.getByText(filled(approval.archiving.archived, { name: 'Arkki Arkistoitava' }))).toBeVisible();
  await button(page, approval.undo).click();
  await expect(page.getByText(filled(approval.archiving.restored, { name: 'Arkki Arkistoitava' }))).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the list of a form with a preview and with rows chosen is accessible and fits a phone and a desk (${language})`, async ({
    page,
    product,
  }) => {
    const api = new StaffApi(product.url);
    const { id: formId, pin } = await makeForm(api, `Tutkittava ${language}`);
    const id = await signedInduction(api, pin, { firstName: 'Tutkija', lastName: 'Katsottava' });
    await rememberLogin(page, 'manager@example.com', language);
    const look = async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      for (const width of [1366, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        if (language === 'fi' || width === 360) await expectAccessible(page);
      }
    };
    await page.goto(`/admin/approval/${formId}?show=${id}`);
    await look('Tutkija Katsottava');
    await page.goto(`/admin/approval/${formId}`);
    await page.getByRole('checkbox').last().check();
    await look(`Tutkittava ${language}`);
  });
}
