import type { Page } from '@playwright/test';
import { formOf, look, NARROW, rowOf } from '../staff/approval/card-looks.ts';
import { codesTo, makeCardsForm, takeEarlier } from '../staff/approval/earlier-induction.ts';
import type { LocalProduct } from '../steps/local-product.ts';
import { expect, test } from '../steps/product-test.ts';
import { TEXTS, type Language } from '../steps/texts.ts';
import { cardPhoto, NEXT_YEAR, WorkerSteps } from '../steps/worker-steps.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';

type Asked = {
  to: string;
  language: Language;
  /** How many codes had come before this one was asked for. */
  before?: number;
};

/** Waits for a code that was not there before, and hands it in. */
async function giveCode(page: Page, product: LocalProduct, { to, language, before = 0 }: Asked) {
  const { codes, common } = TEXTS[language];
  await expect(page.getByText(/•••@/)).toBeVisible();
  await expect.poll(async () => (await codesTo(product, to)).length).toBeGreaterThan(before);
  await page.getByLabel(codes.label, { exact: true }).fill((await codesTo(product, to))[0] ?? '');
  await page.getByRole('button', { name: common.continue, exact: true }).click();
}

test('cards of an earlier induction are taken over by a code, and nothing typed is lost', async ({
  page,
  browser,
  product,
}) => {
  const language: Language = 'fi';
  test.slow();
  const email = `aiempi.${language}.${Date.now()}@example.org`;
  const api = new StaffApi(product.url);
  const pin = await makeCardsForm(api);
  const [fireId = ''] = await takeEarlier(api, pin, email);
  const { token } = await api.logIn('foreman@example.com');
  const card = () => api.ask(cardApi.get, { params: { id: fireId } }, { token });
  await expect.poll(() => card().catch(() => null)).toBeTruthy();

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
  await expect(rowOf(page, 'Oma kortti')).toContainText(cards.saved);

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
  // On another phone the code that resumes the induction fetches the cards as well.
  const context = await browser.newContext({ viewport: NARROW });
  const other = await context.newPage();
  const before = (await codesTo(product, email)).length;
  await other.goto(`${page.url().replace(/\/page\/([\w-]{22})\/.*$/, '/o/$1')}?lang=${language}`);
  await other.getByRole('button', { name: TEXTS[language].codes.send, exact: true }).click();
  await giveCode(other, product, { to: email, language, before });
  await expect(other).toHaveURL(/\/page\/[\w-]{22}\/2$/);
  await other.getByRole('button', { name: cards.earlier.find }).click();
  await expect(other.getByRole('dialog', { name: cards.earlier.title })).toBeVisible();
  await context.close();
  await steps.press('save');
  await steps.expectAt(3);
});

test('the holder of a card renews it by a code, and it waits for a new approval', async ({
  page,
  browser,
  product,
}) => {
  const language: Language = 'en';
  test.slow();
  const email = `kortti.${language}.${Date.now()}@example.org`;
  const api = new StaffApi(product.url);
  const [fireId = '', aidId = ''] = await takeEarlier(api, await makeCardsForm(api), email);
  const { token } = await api.logIn('manager@example.com');
  const params = { id: aidId };
  const card = () => api.ask(cardApi.get, { params }, { token });
  await expect.poll(() => card().catch(() => null)).toBeTruthy();
  await api.ask(cardApi.approve, { params, body: { approved: true } }, { token });

  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const steps = new WorkerSteps(page, language);
  const { cards, codes, errors } = steps.texts;
  await page.goto(`/edit-card/${aidId}?lang=${language}`);
  await expect(page).toHaveURL(new RegExp(`/ec/${aidId}$`));
  await expect(page.getByRole('heading', { level: 1, name: codes.cardTitle })).toBeVisible();
  await page.getByRole('button', { name: codes.send, exact: true }).click();
  await expect(page.getByText(/•••@/)).toBeVisible();
  await look(page);
  await giveCode(page, product, { to: email, language });
  await expect(page).toHaveURL(new RegExp(`/edit-card/${aidId}$`));
  await expect(page.getByText('Matti Virtanen, Valo Oy')).toBeVisible();
  await expect(page.getByText(cards.approved, { exact: true })).toBeVisible();
  await expect(page.getByText(cards.state.expired.replace('{{date}}', `31.1.${NEXT_YEAR - 2}`)).first()).toBeVisible();
  await look(page);

  await steps.chooseExpiry(31, 1, NEXT_YEAR + 2);
  await page.route('**/api/cards/*/upload-image', (route) => route.abort());
  await page.getByLabel(cards.chooseOther, { exact: true }).setInputFiles(await cardPhoto(page));
  await expect(page.getByText(errors.network)).toBeVisible();
  await expect(steps.button(cards.save)).toBeDisabled();
  await look(page);
  await page.unroute('**/api/cards/*/upload-image');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/s3/**', async (route) => {
    await held;
    await route.continue();
  });
  const posted = page.waitForRequest('**/s3/**');
  await steps.button(steps.texts.common.retry).click();
  await posted;
  await expect(steps.button(cards.sending)).toBeDisabled();
  release();
  await expect(page.getByText(cards.retake, { exact: true })).toBeVisible();
  await steps.expectKeptDraft(`${NEXT_YEAR + 2}-01-31`);
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
