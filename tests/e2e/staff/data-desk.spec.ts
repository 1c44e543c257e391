import { readFile } from 'node:fs/promises';
import { makeForm, signedInduction } from './approval/approval-steps.ts';
import { expectAccessible, expectNoSidewaysScroll, expect, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { dataDesk } = TEXTS.fi;

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
