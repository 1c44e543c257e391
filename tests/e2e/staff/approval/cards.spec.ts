import type { Browser, Page } from '@playwright/test';
import { rowsOf } from '../../offline/phone-database.ts';
import { formOf, look, NARROW, rowOf } from './card-looks.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { expect, expectAccessible, test } from '../../steps/product-test.ts';
import { rememberLogin } from '../../steps/staff-steps.ts';
import type { Language } from '../../steps/texts.ts';
import { CARDS_INDEX, cardPhoto, NEXT_YEAR, plain, WorkerSteps } from '../../steps/worker-steps.ts';

/** A staff page in a browser of its own. */
async function staffPage(browser: Browser, product: LocalProduct, language: Language): Promise<Page> {
  const desk = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1366, height: 800 },
    locale: 'fi-FI',
  });
  const page = await desk.newPage();
  await rememberLogin(page, 'manager@example.com', language);
  return page;
}

// In English; the keyboard's journey below is in Finnish.
for (const language of ['en'] as const) {
  test(`the cards that a form asks for are given on a phone, each rule told at its field, and read by the staff (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    test.slow();
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const steps = new WorkerSteps(page, language);
    const { cards, errors, issues, pictures, common } = steps.texts;
    const safety = plain(cards.name.Työturvallisuuskortti);
    const valtti = plain(cards.name.Valttikortti);
    const save = steps.button(cards.save);
    await steps.goToCards('Kortillinen');

    await expect(page.getByRole('heading', { name: cards.mandatory_other.replace('{{count}}', '2') })).toBeVisible();
    await look(page);
    await steps.press('save');
    await page.getByRole('link', { name: `${safety} – ${issues.card_missing}` }).click();
    await expect(page.locator('li:focus')).toContainText(issues.card_missing);
    await expect(page.locator('li:focus')).toContainText(cards.state.missing);
    await look(page);

    await steps.openCard(safety);
    await save.click();
    await expect(formOf(page).getByText(errors.date_missing)).toBeVisible();
    await expect(formOf(page).getByText(errors.image_missing)).toBeVisible();
    await expect(formOf(page).getByLabel(steps.texts.fields.day, { exact: true })).toBeFocused();
    await expect(formOf(page).getByLabel(cards.state.none)).toHaveCount(0);
    await look(page);
    const type = formOf(page).getByLabel(cards.type, { exact: true });
    await type.selectOption(cards.name.other);
    await expect(formOf(page).getByText(errors.name_missing)).toBeVisible();
    await expect(formOf(page).getByText(errors.image_missing)).toHaveCount(0);
    await formOf(page).getByLabel(cards.otherName, { exact: true }).fill('Valtti väliaikainen');
    await expect(formOf(page).getByLabel(cards.state.none)).toBeVisible();
    await look(page);
    await type.selectOption(safety);

    const gallery = formOf(page).getByLabel(pictures.gallery, { exact: true });
    await gallery.setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
    await expect(formOf(page).getByText(pictures.refused.unreadable)).toBeVisible();
    await expect(formOf(page).getByText(cards.photoState.refused)).toBeVisible();
    await expect(formOf(page).getByText(errors.image_missing)).toHaveCount(0);
    await look(page);

    await steps.chooseExpiry(31, 12, NEXT_YEAR - 2);
    await expect(formOf(page).getByText(cards.expiredNote)).toBeVisible();
    await steps.chooseExpiry(31, 12, NEXT_YEAR);
    await expect(formOf(page).getByText(cards.expiredNote)).toHaveCount(0);

    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/s3/**', async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await gallery.setInputFiles(await cardPhoto(page));
    await expect(formOf(page).getByRole('progressbar')).toBeVisible();
    await expect(formOf(page).getByText(pictures.refused.unreadable)).toHaveCount(0);
    await expect(steps.button(cards.sending)).toBeDisabled();
    await expect(formOf(page).getByText(cards.photoState.sending)).toBeVisible();
    await expect(formOf(page).getByText(errors.image_missing)).toHaveCount(0);
    await look(page);
    release();
    await expect(formOf(page).getByText(pictures.kept)).toBeVisible();
    await expect(save).toBeEnabled();
    await page.unroute('**/s3/**');
    const enlarge = formOf(page).getByRole('button', { name: cards.enlarge.replace('{{card}}', safety) });
    await expect(enlarge).toBeVisible();
    await enlarge.click();
    await expect(page.getByRole('img', { name: cards.pictureOf.replace('{{card}}', safety) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enlarge).toBeFocused();
    await look(page);
    await steps.saveCard();
    const valid = cards.state.valid.replace('{{date}}', `31.12.${NEXT_YEAR}`);
    const row = rowOf(page, cards.name.Työturvallisuuskortti);
    await expect(row.getByText(valid)).toBeVisible();
    await expect(page.getByRole('button', { name: `${cards.edit} ${safety}`, exact: true })).toBeFocused();

    await steps.openCard(valtti);
    await formOf(page).getByLabel(cards.state.none).check();
    await expect(formOf(page).getByRole('group', { name: cards.expires })).toHaveCount(0);
    await steps.choosePhoto();
    await steps.saveCard();
    await expect(rowOf(page, cards.name.Valttikortti).getByText(cards.state.none)).toBeVisible();

    const long = 'Henkilönostinkoulutus ja sähkötyöturvallisuuskertauskoulutus';
    await steps.button(cards.addOther).click();
    await save.click();
    await expect(formOf(page).getByText(errors.name_missing)).toBeVisible();
    await type.selectOption(cards.name.other);
    await formOf(page).getByLabel(cards.otherName, { exact: true }).fill(long);
    await steps.chooseExpiry(1, 1, NEXT_YEAR - 2);
    await steps.saveCard();
    await expect(rowOf(page, long)).toContainText(cards.state.expired.replace('{{date}}', `1.1.${NEXT_YEAR - 2}`));
    await look(page);
    await page.getByRole('button', { name: `${cards.edit} ${long}` }).click();
    await expect(formOf(page).getByLabel(cards.otherName, { exact: true })).toHaveValue(long);
    await steps.chooseExpiry(1, 1, NEXT_YEAR + 1);
    await steps.saveCard();
    await expect(rowOf(page, long)).toContainText(`1.1.${NEXT_YEAR + 1}`);
    await page.getByRole('button', { name: `${cards.remove} ${long}` }).click();
    await look(page);
    await steps.button(cards.removeConfirm).click();
    await expect(rowOf(page, long)).toHaveCount(0);
    await expect(page.getByRole('region', { name: cards.title })).toBeFocused();

    await steps.press('save');
    await steps.expectAt(CARDS_INDEX + 1);
    await steps.button(common.back).click();
    await steps.expectAt(CARDS_INDEX);
    await expect(page.getByText(cards.signedNote)).toBeVisible();
    await page.getByRole('button', { name: `${cards.edit} ${valtti}` }).click();
    await expect(formOf(page).getByLabel(cards.state.none)).toBeChecked();
    await formOf(page).getByLabel(cards.state.none).uncheck();
    await steps.chooseExpiry(28, 2, NEXT_YEAR);
    await steps.saveCard();
    await steps.press('save');
    await steps.expectAt(CARDS_INDEX + 1);

    const userFormId = /\/page\/([\w-]{22})\//.exec(page.url())?.[1] ?? '';
    const staff = await staffPage(browser, product, language);
    await staff.goto(`${product.url}/admin/approval/user-form-report/${userFormId}`);
    const photos = staff.getByRole('img', { name: new RegExp(cards.pictureOf.replace('{{card}}', '.+')) });
    await expect(photos).toHaveCount(2);
    await expect(staff.getByText(valid)).toBeVisible();
    await expect(staff.getByText(cards.state.valid.replace('{{date}}', `28.2.${NEXT_YEAR}`))).toBeVisible();
    await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await expectAccessible(staff);
    await staff.setViewportSize({ width: 700, height: 1000 });
    await staff.emulateMedia({ media: 'print' });
    const [left, right] = await photos.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect([right.top, right.left > left.right]).toEqual([left.top, true]);
    await staff.context().close();
  });
}

test('a card is given with the keyboard alone; Escape asks before it drops what was typed, and a reload keeps it', async ({
  page,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  const { cards, fields } = steps.texts;
  const keys = page.keyboard;
  const fire = plain(cards.name.Tulityökortti);
  await steps.goToCards('Näppärä');
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    throw new Error(`${String(target)} cannot be reached with the keyboard`);
  };
  const chosen = (name: string) => formOf(page).getByLabel(name, { exact: true });

  const add = page.getByRole('button', { name: `${cards.add} ${fire}`, exact: true });
  await tabTo(add);
  await keys.press('Enter');
  await expect(formOf(page)).toBeVisible();
  await keys.press('Escape');
  await expect(formOf(page)).toHaveCount(0);
  await expect(add).toBeFocused();

  await keys.press('Enter');
  for (const [name, value] of [
    [fields.day, '2'],
    [fields.month, '3'],
    [fields.year, String(NEXT_YEAR)],
  ] as const) {
    await tabTo(chosen(name));
    await keys.type(value);
  }
  for (let presses = 0; presses < 3; presses += 1) await keys.press('Escape');
  await expect(formOf(page).getByText(cards.dropQuestion)).toBeVisible();
  await expectAccessible(page);
  await tabTo(steps.button(cards.keep));
  await keys.press('Enter');
  await expect(chosen(fields.month)).toHaveValue('3');
  // A file picker that is called off sends its own cancel up to the dialog.
  await chosen(steps.texts.pictures.gallery).dispatchEvent('cancel', { bubbles: true });
  await expect(steps.button(cards.save)).toBeVisible();

  await steps.expectKeptDraft(`${NEXT_YEAR}-03-02`);
  await page.reload();
  await expect(chosen(fields.month)).toHaveValue('3');
  await expect(chosen(fields.year)).toHaveValue(String(NEXT_YEAR));
  await tabTo(steps.button(cards.save));
  await keys.press('Enter');
  await expect(formOf(page)).toHaveCount(0);
  await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(`2.3.${NEXT_YEAR}`);

  await tabTo(page.getByRole('button', { name: `${cards.edit} ${fire}` }));
  await keys.press('Enter');
  await tabTo(chosen(fields.day));
  await keys.type('9');
  await keys.press('Escape');
  await tabTo(steps.button(cards.drop));
  await keys.press('Enter');
  await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(`2.3.${NEXT_YEAR}`);
  const openForms = async () => (await rowsOf(page, 'drafts')).filter(({ part }) => String(part).includes(':'));
  await expect.poll(openForms).toEqual([]);
  await page.reload();
  await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(`2.3.${NEXT_YEAR}`);
  await expect(formOf(page)).toHaveCount(0);
});
