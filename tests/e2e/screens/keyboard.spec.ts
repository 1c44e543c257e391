import { cameToLife } from '../offline/coming-to-life.ts';
import { expect, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';

const { fi } = TEXTS;

test('an induction is taken with the keyboard alone, from the PIN to the proof, with a typed signature', async ({
  page,
}) => {
  const keys = page.keyboard;
  /** Tabs on until the named control has the focus. */
  const tabTo = async (role: 'button' | 'textbox' | 'combobox' | 'checkbox', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    throw new Error(`${name} cannot be reached with the keyboard`);
  };
  const act = async (name: string) => {
    await tabTo('button', name);
    await keys.press('Enter');
  };
  const fill = async (name: string, value: string, role: 'textbox' | 'combobox' = 'textbox') => {
    await tabTo(role, name);
    await keys.type(value);
  };

  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await tabTo('textbox', fi.pin.box.replace('{{number}}', '1').replace('{{total}}', '6'));
  await keys.type('234567');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/0$/);
  await act(fi.player.begin);
  await expect(page).toHaveURL(/\/1$/);
  await fill(fi.details.field.firstName, 'Matti');
  await fill(fi.details.field.lastName, 'Virtanen');
  await fill(fi.details.field.company, 'Valo Oy', 'combobox');
  await fill(fi.details.field.phoneNumber, '0401234512');
  await act(fi.player.act.save);
  await expect(page).toHaveURL(/\/2$/);
  await act(fi.player.act.confirm);
  await expect(page).toHaveURL(/\/3$/);
  await fill(fi.signature.place, 'Helsinki');
  await act(fi.signature.typeInstead);
  await fill(fi.signature.name, 'Matti Virtanen');
  await act(fi.player.act.saveSignature);
  await expect(page.getByRole('heading', { level: 1, name: 'Perehdytys valmis!' })).toBeVisible();
});
