import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codesTo, makeCardsForm, takeEarlier } from './earlier-induction.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../../steps/texts.ts';
import { cardPhoto, NEXT_YEAR, plain } from '../../steps/worker-steps.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../../shared/projects/project-api.ts';
import { cardApi } from '../../../../shared/cards/card-api.ts';
import { editCodeApi } from '../../../../shared/edit-codes/edit-code-api.ts';
import { formsIn } from '../../../fixtures/listed-forms.ts';
import { expectFound } from '../../../fixtures/expect-found.ts';

const DESK = { width: 1366, height: 900 };

/** The page as it stands, on a desk and on a phone; examined on both, or where a language is. */
async function look(page: Page, language?: Language): Promise<void> {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ ...DESK, width });
    if (!language || isExamined(language, width)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** A project of a form whose one worker has given a hot-work card, valid until the end of next year, and an expired first aid card. */
async function projectWithCards(product: LocalProduct, name: string, email: string) {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const pin = await makeCardsForm(api);
  const found = await api.ask(inductionFormApi.find, { query: { limit: '100' } }, { token });
  const form = expectFound(formsIn(found).find(({ meta }) => meta.pin === pin));
  const body = { name, inductionFormIds: [form._id] };
  const project = await api.ask(projectApi.create, { body }, { token, key: crypto.randomUUID() });
  const [fire = '', aid = ''] = await takeEarlier(api, pin, email);
  const cardOf = (id: string) => api.ask(cardApi.get, { params: { id } }, { token });
  await expect.poll(() => cardOf(aid).catch(() => null)).toBeTruthy();
  return { id: project._id, fire, aid, api, token, cardOf };
}

/** The holder of a card changes its expiry by a code, as they do from the link of a reminder. */
async function renewByHolder(
  product: LocalProduct,
  { card, email, expires }: Record<'card' | 'email' | 'expires', string>,
) {
  const api = new StaffApi(product.url);
  const params = { id: card };
  const sending = { params, query: { language: 'fi' }, body: { id: card, cardFetch: false, reset: false } } as const;
  await api.ask(editCodeApi.sendForCard, sending, { key: crypto.randomUUID() });
  await expect.poll(() => codesTo(product, email)).not.toEqual([]);
  const [code] = await codesTo(product, email);
  const { token } = await api.ask(editCodeApi.verifyForCard, { params, body: { code } });
  const { version } = await api.ask(cardApi.get, { params }, { token });
  await api.ask(cardApi.update, { params, body: { version, expires } }, { token });
}

class CardSteps {
  readonly page: Page;
  readonly texts: (typeof TEXTS)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.texts = TEXTS[language];
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  press(name: string) {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  card(name: 'Ensiapukortti' | 'Tulityökortti' | 'Valttikortti', person = '') {
    return this.page.getByRole('link', { name: new RegExp(`${plain(this.texts.cards.name[name])}.*${person}`) });
  }

  async chooseDay(day: number, month: number, year: number): Promise<void> {
    const { cards, fields } = this.texts;
    const group = this.dialog.getByRole('group', { name: cards.expires });
    await group.getByLabel(fields.day).selectOption(String(day));
    await group.getByLabel(fields.month).selectOption(String(month));
    await group.getByLabel(fields.year).selectOption(String(year));
  }
}

test('a manager finds, approves, renews and makes cards of a project', async ({ page, product }) => {
  test.slow();
  const email = `projektikortti.${Date.now()}@example.org`;
  const made = await projectWithCards(product, `Korttityömaa ${Date.now()}`, email);
  await page.setViewportSize(DESK);
  const steps = new CardSteps(page, 'fi');
  const { cards, projectCards, errors, issues, lists, versions, pictures } = steps.texts;
  const { act, done, filter } = projectCards;
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/projects/${made.id}/cards`);
  await expect(steps.card('Ensiapukortti')).toBeVisible();
  await expect(steps.card('Tulityökortti')).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`^${filter.expired}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await look(page);

  await steps.card('Ensiapukortti').click();
  await expect(page).toHaveURL(new RegExp(`card=${made.aid}`));
  await look(page);
  await steps.press(act.approve);
  await expect(steps.dialog.getByText(done.approve)).toBeVisible();
  expect(await made.cardOf(made.aid)).toMatchObject({ approved: true });
  await renewByHolder(product, { card: made.aid, email, expires: `${NEXT_YEAR + 1}-03-02` });
  await page.reload();
  await expect(steps.dialog.getByText(cards.waiting, { exact: true })).toBeVisible();
  await expect(steps.dialog.getByText(projectCards.by.holder)).toBeVisible();
  await expect(steps.dialog.getByText(`31.1.${NEXT_YEAR - 2}`)).toBeVisible();
  await expect(steps.dialog.getByText(`2.3.${NEXT_YEAR + 1}`).first()).toBeVisible();
  await steps.press(act.archive);
  await expect(steps.dialog.getByText(done.archive)).toBeVisible();
  await expect(steps.dialog.getByRole('button', { name: projectCards.edit })).toHaveCount(0);
  await steps.press(act.unarchive);
  await expect(steps.dialog.getByText(done.unarchive)).toBeVisible();

  await steps.press(projectCards.edit);
  await steps.dialog.getByLabel(projectCards.lastName).fill('Vaihtunut');
  const { version } = await made.cardOf(made.aid);
  const elsewhere = { version, lastName: 'Toisaalla', company: 'Uusi Oy' };
  await made.api.ask(cardApi.update, { params: { id: made.aid }, body: elsewhere }, { token: made.token });
  await steps.press(cards.save);
  await expect(steps.dialog.getByText(versions.title)).toBeVisible();
  await expect(steps.dialog.getByLabel(projectCards.company)).toHaveValue('Uusi Oy');
  await expect(steps.dialog.getByLabel(projectCards.lastName)).toHaveValue('Vaihtunut');
  await look(page);
  await steps.press(cards.save);
  await expect(steps.dialog.getByText('Matti Vaihtunut', { exact: true })).toBeVisible();
  expect(await made.cardOf(made.aid)).toMatchObject({ lastName: 'Vaihtunut', company: 'Uusi Oy' });
  await page.keyboard.press('Escape');
  await expect(steps.dialog).toHaveCount(0);

  await page.getByRole('button', { name: projectCards.create }).click();
  await steps.press(cards.save);
  await expect(steps.dialog.getByText(issues.required)).toHaveCount(2);
  await expect(steps.dialog.getByText(errors.name_missing)).toBeVisible();
  await expect(steps.dialog.getByText(errors.date_missing)).toBeVisible();
  await look(page);
  await steps.dialog.getByLabel(projectCards.firstName).fill('Uuno');
  await steps.dialog.getByLabel(projectCards.lastName).fill('Uusi');
  const type = steps.dialog.getByLabel(cards.type, { exact: true });
  await type.selectOption('other');
  await steps.press(cards.save);
  await expect(steps.dialog.getByLabel(cards.otherName)).toBeFocused();
  await type.selectOption('Tulityökortti');
  await expect(steps.dialog.getByLabel(cards.state.none)).toHaveCount(0);
  await type.selectOption('Valttikortti');
  await steps.dialog.getByLabel(cards.state.none).check();
  await steps.dialog.getByLabel(cards.state.none).uncheck();
  const soon = new Date(Date.now() + 40 * 86_400_000);
  const [year, month] = [soon.getFullYear(), soon.getMonth() + 1];
  await steps.chooseDay(15, month, year);
  await steps.dialog.getByLabel(pictures.gallery, { exact: true }).setInputFiles(await cardPhoto(page));
  await expect(steps.dialog.getByText(cards.retake, { exact: true })).toBeVisible();
  await steps.press(cards.save);
  await expect(steps.dialog.getByText('Uuno Uusi', { exact: true })).toBeVisible();
  const photo = steps.dialog.locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(steps.dialog).toHaveCount(0);

  await page.getByRole('searchbox').fill('uuno');
  await page.getByRole('button', { name: lists.searchAll }).click();
  await expect(steps.card('Valttikortti', 'Uuno Uusi')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const bucket = page.getByRole('button', { name: new RegExp(`${year}: 1 `) });
  await bucket.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`state=${year}-${String(month).padStart(2, '0')}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText(projectCards.timeline.asTable).click();
  await look(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.exportCsv }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const written = plain(cards.name.Valttikortti);
  expect(csv.startsWith(`\uFEFF${projectCards.card};`)).toBe(true);
  expect(csv).toContain(`\r\n${written};Uusi;Uuno;;15.${month}.${year};`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.lastElementChild?.textContent ?? '');
  });
  await page.getByRole('button', { name: lists.print }).click();
  const printed = page.locator('body');
  await expect(printed).toHaveAttribute('data-printed', new RegExp(`${written}UusiUuno`));
  // The browser's own ways to print put the same list on paper.
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    document.body.removeAttribute('data-printed');
  });
  await page.keyboard.press('Control+p');
  await expect(printed).toHaveAttribute('data-printed', new RegExp(`${written}UusiUuno`));
  const byMenu = await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    dispatchEvent(new Event('beforeprint'));
    return `${document.documentElement.dataset['printed']} ${document.body.lastElementChild?.textContent}`;
  });
  expect(byMenu).toMatch(new RegExp(`^list .*${written}UusiUuno`));
});

for (const language of LANGUAGES) {
  test(`a reader of cards sees them and may change none (${language})`, async ({ page, product }) => {
    await page.setViewportSize(DESK);
    const steps = new CardSteps(page, language);
    const { projects, projectCards } = steps.texts;
    await rememberLogin(page, 'viewer@example.com', language);
    await page.goto('/admin/projects?q=kalasataman');
    await expect(page.getByRole('button', { name: projects.create })).toHaveCount(0);
    await page.getByRole('link', { name: 'Kalasataman torni C' }).click();
    await page.getByRole('link', { name: projects.tabs.cards, exact: true }).click();
    await expect(page).toHaveURL(/\/cards/);
    await steps.card('Ensiapukortti').focus();
    await page.keyboard.press('Enter');
    await expect(steps.dialog.getByText(steps.texts.trail.title)).toBeVisible();
    await look(page, language);
    await expect(steps.dialog.getByRole('button', { name: projectCards.edit })).toHaveCount(0);
    await expect(steps.dialog.getByRole('button', { name: projectCards.act.approve })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(steps.card('Ensiapukortti')).toBeFocused();
    await look(page, language);
    await expect(page.getByRole('button', { name: projectCards.create })).toHaveCount(0);
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('viewer@example.com');
    const [id = ''] = /projects\/([\w-]{22})/.exec(page.url())?.slice(1) ?? [];
    // As the digest of the reminders leads here.
    await page.goto(`/admin/projects/${id}/cards?expirationStatus=warn`);
    await expect(page).toHaveURL(/\/cards\?state=warn$/);
    const warned = page.getByRole('button', { name: projectCards.filter.warn, pressed: true });
    await expect(warned).toBeVisible();
    const { items } = await api.ask(cardApi.listOfProject, { params: { id } }, { token });
    const card = { params: { id: expectFound(items[0])._id }, body: {} };
    const approval = api.ask(cardApi.approve, card, { token });
    await expect(approval).rejects.toThrow('403');
  });
}
