import type { Browser, Page } from '@playwright/test';
import { codesTo, makeCardsForm, request, staffToken, takeEarlier } from './earlier-induction.ts';
import type { LocalProduct } from './local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './product-test.ts';
import { LANGUAGES, TEXTS, type Language } from './texts.ts';
import { CARDS_INDEX, cardPhoto, NEXT_YEAR, plain, WorkerSteps } from './worker-steps.ts';

const NARROW = { width: 320, height: 740 };

const isControl = 'button:visible, select:visible, input[type=text]:visible, label:has(input[type=file]):visible';

/** The page as it stands is accessible, fits the narrowest phone, and has nothing too small to be pressed with gloves. */
async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const low = await page
    .locator('main, dialog')
    .locator(isControl)
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 48).map((each) => each.outerHTML.slice(0, 120)),
    );
  expect(low).toEqual([]);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const formOf = (page: Page) => page.getByRole('dialog');

/** A staff page in a browser of its own. */
async function staffPage(browser: Browser, product: LocalProduct, language: Language): Promise<Page> {
  const desk = await browser.newContext({ viewport: { width: 1366, height: 800 }, locale: 'fi-FI' });
  const page = await desk.newPage();
  const { login, approval } = TEXTS[language];
  await page.goto(`${product.url}/login?lang=${language}`);
  await page.getByLabel(login.email, { exact: true }).fill('manager@example.com');
  await page.getByLabel(login.password, { exact: true }).fill('demo-demo');
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: approval.title })).toBeVisible();
  return page;
}

for (const language of LANGUAGES) {
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
    await formOf(page)
      .getByLabel(pictures.gallery, { exact: true })
      .setInputFiles(await cardPhoto(page));
    await expect(formOf(page).getByRole('progressbar')).toBeVisible();
    await expect(steps.button(cards.sending)).toBeDisabled();
    await expect(formOf(page).getByText(cards.photoState.sending)).toBeVisible();
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
  await page.reload();
  await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(`2.3.${NEXT_YEAR}`);
  await expect(formOf(page)).toHaveCount(0);
});

/** Waits for a code that was not there before, and hands it in. */
async function giveCode(page: Page, product: LocalProduct, { to, language }: { to: string; language: Language }) {
  const { codes, common } = TEXTS[language];
  await expect(page.getByText(/•••@/)).toBeVisible();
  await expect.poll(() => codesTo(product, to)).not.toEqual([]);
  await page.getByLabel(codes.label, { exact: true }).fill((await codesTo(product, to))[0] ?? '');
  await page.getByRole('button', { name: common.continue, exact: true }).click();
}

for (const language of LANGUAGES) {
  test(`cards of an earlier induction are taken over by a code, and nothing typed is lost (${language})`, async ({
    page,
    product,
  }) => {
    test.slow();
    const email = `aiempi.${language}.${Date.now()}@example.org`;
    const pin = await makeCardsForm(product);
    const [fireId = ''] = await takeEarlier(product, pin, email);
    const staff = await staffToken(product, 'foreman');
    await expect
      .poll(() => request(product, 'GET', `/cards/${fireId}`, { token: staff }).catch(() => null))
      .toBeTruthy();

    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const steps = new WorkerSteps(page, language);
    const { cards, codes, errors } = steps.texts;
    await steps.enterPin(pin);
    await steps.begin();
    await steps.fillDetails({ firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', email });
    await steps.press('save');
    await steps.expectAt(2);
    await steps.button(cards.addOther).click();
    await formOf(page).getByLabel(cards.type, { exact: true }).selectOption(cards.name.other);
    await formOf(page).getByLabel(cards.otherName, { exact: true }).fill('Oma kortti');
    await steps.chooseExpiry(1, 5, NEXT_YEAR);
    await steps.saveCard();

    await steps.button(cards.earlier.find).click();
    await expect(page).toHaveURL(/\/c\/[\w-]{22}\/2$/);
    await expect(page.getByRole('heading', { level: 1, name: codes.earlierCardsTitle })).toBeVisible();
    await expect(page.getByText(/•••@/)).toBeVisible();
    await look(page);
    await giveCode(page, product, { to: email, language });
    await expect(page).toHaveURL(/\/page\/[\w-]{22}\/2$/);
    const dialog = page.getByRole('dialog', { name: cards.earlier.title });
    const fire = dialog.getByRole('checkbox', { name: cards.name.Tulityökortti });
    const aid = dialog.getByRole('checkbox', { name: cards.name.Ensiapukortti });
    await expect(fire).toBeChecked();
    await expect(aid).not.toBeChecked();
    await expect(dialog.getByText(cards.earlier.expired)).toBeVisible();
    await look(page);

    await page.route('**/copy-image', (route) => route.abort());
    await steps.button(cards.earlier.copy_one.replace('{{count}}', '1')).click();
    await expect(dialog.getByText(errors.card_fetch_failed)).toBeVisible();
    await expect(fire).toBeChecked();
    await look(page);
    await page.unroute('**/copy-image');
    await steps.button(cards.earlier.copy_one.replace('{{count}}', '1')).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(cards.earlier.done_one.replace('{{count}}', '1'))).toBeVisible();
    const valid = cards.state.valid.replace('{{date}}', `31.12.${NEXT_YEAR}`);
    await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(valid);
    await expect(rowOf(page, 'Oma kortti')).toContainText(`1.5.${NEXT_YEAR}`);
    const photo = rowOf(page, cards.name.Tulityökortti).locator('img');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
    await page.reload();
    await expect(rowOf(page, cards.name.Tulityökortti)).toContainText(valid);
    await expect(dialog).toHaveCount(0);
    await steps.press('save');
    await steps.expectAt(3);
  });

  test(`the holder of a card renews it by a code, and it waits for a new approval (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    test.slow();
    const email = `kortti.${language}.${Date.now()}@example.org`;
    const [fireId = '', aidId = ''] = await takeEarlier(product, await makeCardsForm(product), email);
    const staff = await staffToken(product, 'manager');
    const card = () => request(product, 'GET', `/cards/${aidId}`, { token: staff });
    await expect.poll(() => card().catch(() => null)).toBeTruthy();
    await request(product, 'PUT', `/cards/${aidId}/approve`, { token: staff, body: { approved: true } });

    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const steps = new WorkerSteps(page, language);
    const { cards, codes, errors } = steps.texts;
    await page.goto(`/edit-card/${aidId}?lang=${language}`);
    await expect(page).toHaveURL(new RegExp(`/ec/${aidId}$`));
    await expect(page.getByRole('heading', { level: 1, name: codes.cardTitle })).toBeVisible();
    await expect(page.getByText(/•••@/)).toBeVisible();
    await look(page);
    await giveCode(page, product, { to: email, language });
    await expect(page).toHaveURL(new RegExp(`/edit-card/${aidId}$`));
    await expect(page.getByText('Matti Virtanen, Valo Oy')).toBeVisible();
    await expect(page.getByText(cards.approved, { exact: true })).toBeVisible();
    await expect(
      page.getByText(cards.state.expired.replace('{{date}}', `31.1.${NEXT_YEAR - 2}`)).first(),
    ).toBeVisible();
    await look(page);

    await steps.chooseExpiry(31, 1, NEXT_YEAR + 2);
    await page.route('**/api/cards/*/upload-image', (route) => route.abort());
    await page.getByLabel(cards.chooseOther, { exact: true }).setInputFiles(await cardPhoto(page));
    await expect(page.getByText(errors.network)).toBeVisible();
    await expect(steps.button(cards.save)).toBeDisabled();
    await look(page);
    await page.unroute('**/api/cards/*/upload-image');
    await steps.button(steps.texts.common.retry).click();
    await expect(page.getByText(cards.retake, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: cards.expires }).getByLabel(steps.texts.fields.year)).toHaveValue(
      String(NEXT_YEAR + 2),
    );
    await steps.button(cards.save).click();
    await expect(page.getByRole('heading', { level: 1, name: cards.holder.done })).toBeVisible();
    await expect(page.getByText(cards.holder.waiting)).toBeVisible();
    await look(page);
    expect(await card()).toMatchObject({
      approved: false,
      expires: `${NEXT_YEAR + 2}-01-31`,
      firstName: 'Matti',
      name: 'Ensiapukortti',
    });

    await page.goto(`/edit-card/${fireId}?lang=${language}`);
    await expect(page).toHaveURL(new RegExp(`/ec/${fireId}$`));
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${product.url}/edit-card/${aidId}`);
    await expect(stranger).toHaveURL(new RegExp(`/ec/${aidId}$`));
    await expect(stranger.getByText('Virtanen')).toHaveCount(0);
    await stranger.context().close();
  });
}
