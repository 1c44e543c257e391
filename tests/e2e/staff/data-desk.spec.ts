import { readFile } from 'node:fs/promises';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { staffScreenPaths } from '../../../shared/site-paths/staff-screen-paths.ts';
import { makeForm, signedInduction } from './approval/approval-steps.ts';
import { expectAccessible, expectNoSidewaysScroll, expect, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { approval, dataDesk } = TEXTS.fi;

for (const [width, lastName] of [
  [360, 'Puhelinhaettu'],
  [1366, 'Pöytähaettu'],
] as const) {
  test(`an admin finds a person at ${width} px, gives out what is kept, and erases it with a receipt`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const api = new StaffApi(product.url);
    const { pin } = await makeForm(api, `Tietopyyntö ${width}`);
    await signedInduction(api, pin, { firstName: 'Tiina', lastName });
    await rememberLogin(page, 'admin@example.com');
    await page.goto('/admin/my-company/data');
    await page.getByRole('button', { name: dataDesk.find.act }).click();
    await expect(page.getByText(dataDesk.find.missing)).toBeVisible();
    await page.locator('#person-text').fill(lastName);
    await page.getByRole('button', { name: dataDesk.find.act }).click();
    const box = page.getByRole('checkbox', { name: new RegExp(`Tiina ${lastName}`) });
    await expect(box).toHaveCount(1);
    await expect(page.getByRole('button', { name: dataDesk.save })).toBeDisabled();
    await box.check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: dataDesk.save }).click();
    const given = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(given.userForms).toMatchObject([{ user: { firstName: 'Tiina', lastName } }]);
    await page.getByRole('button', { name: dataDesk.erase.open }).click();
    const dialog = page.getByRole('dialog', { name: dataDesk.erase.title });
    await expect(dialog.getByText(dataDesk.erased.inductions_one.replace('{{count}}', '1'))).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: dataDesk.erase.act }).click();
    const receipt = page.getByRole('heading', { name: dataDesk.receipt.title });
    await expectConfirmed(page, receipt);
    await expect(page.getByText('SHA-256')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: new RegExp(`Tiina ${lastName}`) })).toHaveCount(0);
  });
}

/** Erases all of an induction but its line in the list of workers. */
async function eraseButListed(api: StaffApi, userForm: string, text: string): Promise<void> {
  const { token } = await api.logIn('admin@example.com');
  const begun = await api.ask(dataDeskApi.search, { body: { by: 'name', text } }, { token, key: crypto.randomUUID() });
  const params = { id: begun._id };
  const stateOf = async () => (await api.ask(dataDeskApi.get, { params }, { token })).state;
  await expect.poll(stateOf).toBe('found');
  await api.ask(dataDeskApi.plan, { params, body: { userForms: [userForm], cards: [] } }, { token });
  await expect.poll(stateOf).toBe('planned');
  await api.ask(dataDeskApi.erase, { params, body: {} }, { token });
  await expect.poll(stateOf).toBe('erased');
}

for (const width of [360, 1366]) {
  test(`of an erased induction the list’s part is shown at ${width} px, that the rest is gone, and nothing to do`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('manager@example.com');
    const form = await makeForm(api, `Poistettava ${width}`);
    const project = { name: `Luettelosilta ${width}`, inductionFormIds: [form.id] };
    const site = await api.ask(projectApi.create, { body: project }, { token });
    const lastName = `Luetteloitu${width === 360 ? 'puhelin' : 'pöytä'}`;
    const userForm = await signedInduction(api, form.pin, { firstName: 'Tiina', lastName });
    await eraseButListed(api, userForm, lastName);
    await rememberLogin(page, 'manager@example.com');
    await page.goto(`${staffScreenPaths.project(site._id)}/user-form/${userForm}`);
    const [title = ''] = approval.erased.title.split(' {{');
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(approval.erased.text)).toBeVisible();
    await expect(page.getByText('Valo Oy')).toBeVisible();
    for (const name of [approval.unarchive, approval.report]) {
      await expect(page.getByText(name)).toHaveCount(0);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
