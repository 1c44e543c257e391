import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeForm, signedInduction, startInduction } from './approval-steps.ts';
import { expect, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { userFormApi } from '../../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../../../shared/user-forms/user-form-search-api.ts';

const DESK = { width: 1366, height: 900 };
const { approval, lists } = TEXTS.fi;
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: filled(lists.choose, { name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a manager approves those chosen of a list in one go, undoes it, and is told by name what failed', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Joukkohyväksyntä');
  await startInduction(api, pin, { firstName: 'Kesken', lastName: 'Eräinen' });
  const names = ['Aino Aalto', 'Bertta Berg', 'Cecilia Ceder'];
  const ids: string[] = [];
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    ids.push(await signedInduction(api, pin, { firstName, lastName }));
  }
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}`);
  await page.getByRole('checkbox', { name: lists.choosePage }).check();
  await expect(page.getByText(filled(lists.wholeChosen_other, { count: 4 }))).toBeVisible();
  await button(page, filled(approval.bulk.approve_other, { count: 3 })).click();
  await expect(page.getByText(filled(approval.bulk.done.approve_other, { count: 3 }))).toBeVisible();
  for (const name of names) await expect(row(page, name)).toContainText(approval.state.approved);
  await expect(page.getByText(filled(lists.chosen_one, { count: 1 }))).toBeVisible();
  await button(page, lists.undo).click();
  await expect(page.getByText(filled(approval.bulk.done.takeBack_other, { count: 3 }))).toBeVisible();
  for (const name of names) await expect(row(page, name)).toContainText(approval.state.waiting);

  const { token } = await api.logIn('manager@example.com');
  const body = { reason: 'Tarkista nimi.', pages: [0] };
  await api.ask(userFormActionApi.returnPages, { params: { id: ids[1] ?? '' }, body }, { token });
  for (const name of names) await pick(page, name).check();
  await pick(page, 'Kesken Eräinen').uncheck();
  await button(page, filled(approval.bulk.approve_other, { count: 3 })).click();
  await expect(page.getByText(filled(approval.bulk.done.approve_other, { count: 2 }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bertta Berg' })).toContainText(
    TEXTS.fi.errors.invalid_state,
  );
  await expect(pick(page, 'Bertta Berg')).toBeChecked();
  await expect(pick(page, 'Aino Aalto')).not.toBeChecked();
});

test('the inductions that a search and a filter leave are saved as a file for a spreadsheet', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Vietävä lista');
  await startInduction(api, pin, { firstName: 'Kesken', lastName: 'Eräinen' });
  await signedInduction(api, pin, { firstName: '=Aino', lastName: 'Aalto' });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}`);
  const saved = async () => {
    const download = page.waitForEvent('download');
    await button(page, lists.exportCsv).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  await expect(row(page, 'Eräinen')).toBeVisible();
  const all = await saved();
  const { lastName, firstName, company } = approval.userForms;
  expect(all.text.startsWith(`\uFEFF${lastName};${firstName};${company};`)).toBe(true);
  expect(all.text).toContain('\r\nEräinen;Kesken;Valo Oy;');
  expect(all.text).toContain("\r\nAalto;'=Aino;Valo Oy;");
  await page.goto(`/admin/approval/${formId}?state=waiting`);
  await expect(row(page, 'Aalto')).toBeVisible();
  await expect(row(page, 'Eräinen')).toHaveCount(0);
  const waiting = await saved();
  expect(waiting.name).not.toBe(all.name);
  expect(waiting.text).toMatch(new RegExp(`Aalto;.*;Vietävä lista;.*;${approval.state.waiting}\r\n$`));
  expect(waiting.text).not.toContain('Eräinen');
});

test('twenty clean inductions are approved with a key press each, and one that needs a look with two', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Kahdenkymmenen sarja');
  const edited = await signedInduction(api, pin, { firstName: 'Eetu', lastName: 'Muokattu' });
  for (let number = 1; number <= 20; number += 1) {
    await signedInduction(api, pin, { firstName: 'Puhdas', lastName: `Nimi${String(number).padStart(2, '0')}` });
  }
  const admin = await api.logIn('admin@example.com');
  const user = { firstName: 'Eetu', lastName: 'Muokattu', company: 'Toinen Oy', phoneNumber: '+358401234599' };
  await api.ask(userFormApi.update, { params: { id: edited }, body: { version: 1, user } }, { token: admin.token });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}?state=waiting&size=50`);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await expect(button(page, `${approval.userForms.waiting}, 21`)).toBeVisible();
  await button(page, filled(approval.review.beginCount_other, { count: 21 })).focus();
  await press('Enter');
  for (let number = 20; number >= 1; number -= 1) {
    const name = `Puhdas Nimi${String(number).padStart(2, '0')}`;
    const panel = page.getByRole('region', { name: filled(approval.review.of, { name }) });
    await expect(panel).toBeFocused();
    await expect(panel.getByText(approval.concerns.noneButTaxNumber)).toBeVisible();
    await press('a');
  }
  expect(presses).toBe(21);
  const panel = page.getByRole('region', { name: filled(approval.review.of, { name: 'Eetu Muokattu' }) });
  await expect(panel.getByText(filled(approval.concerns.adminEdits_one, { count: 1 }))).toBeVisible();
  await press('a');
  await expect(panel.getByText(approval.review.warned)).toBeVisible();
  await press('a');
  await expect(page.getByText(approval.review.through)).toBeVisible();
  expect(presses).toBe(23);
  const waiting = { params: { id: formId }, query: { state: 'waiting' } } as const;
  await expect.poll(async () => (await api.ask(userFormSearchApi.listOfForm, waiting, admin)).items.length).toBe(0);
});

test('the keys of the review move, open, help and close, and give the focus back to the row', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Näppäinten kierros');
  await signedInduction(api, pin, { firstName: 'Vanha', lastName: 'Ensin' });
  await signedInduction(api, pin, { firstName: 'Uusi', lastName: 'Toinen' });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}`);
  const panelOf = (name: string) => page.getByRole('region', { name: filled(approval.review.of, { name }) });
  await button(page, `${approval.review.preview}: Uusi Toinen`).press('Enter');
  await expect(panelOf('Uusi Toinen')).toBeFocused();
  await page.keyboard.press('j');
  await expect(panelOf('Vanha Ensin')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panelOf('Uusi Toinen')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: approval.review.keysTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(button(page, `${approval.review.preview}: Uusi Toinen`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf('Uusi Toinen')).toBeFocused();
  await page.keyboard.press('j');
  await expect(panelOf('Vanha Ensin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vanha Ensin' })).toBeVisible();
  await page.goBack();
  await expect(panelOf('Vanha Ensin')).toBeVisible();
});

test('hundreds of inductions on one page are all there, drawn where one looks, and chosen together', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { id: formId, pin } = await makeForm(api, 'Satojen lista');
  const start = { query: { skipEmail: 'true' }, body: { inductionFormPin: pin } } as const;
  const COUNT = 230;
  for (let made = 0; made < COUNT; made += 10) {
    await Promise.all(Array.from({ length: 10 }, () => api.ask(userFormApi.start, start)));
  }
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${formId}?size=0`);
  await expect(page.getByRole('heading', { level: 1, name: 'Satojen lista' })).toBeVisible();
  await expect(page.getByText(filled(approval.userForms.count_other, { count: COUNT }))).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  const last = page.locator(`[aria-rowindex="${COUNT + 1}"]`);
  await expect(last).toHaveCount(0);
  // A press that comes before the page has settled at its top goes nowhere, and is made again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('Home');
  await page.getByRole('checkbox', { name: lists.choosePage }).check();
  await expect(page.getByText(filled(lists.wholeChosen_other, { count: COUNT }))).toBeVisible();
});
