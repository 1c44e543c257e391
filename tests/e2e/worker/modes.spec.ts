import type { Page } from '@playwright/test';
import { formOf, rowOf } from '../staff/approval/card-looks.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS, type Language } from '../steps/texts.ts';
import { CARDS_INDEX, cardPhoto, NEXT_YEAR, plain, WorkerSteps } from '../steps/worker-steps.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

const { fi } = TEXTS;

async function expectGood(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

const expectPage = async (page: Page, index: number) => {
  await expect(page).toHaveURL(new RegExp(`/user-form/[a-z-]+/[\\w-]{22}/${index}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

/** The calls that would write something, from here on. */
function countWrites(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.method() === 'GET' ? 0 : 1));
  return () => count;
}

const COMPLETED = { fi: 'Perehdytys valmis!', en: 'Induction complete!' } as const;

// In English; the journeys after these are in Finnish.
for (const language of ['en'] as const) {
  test(`an author tries the whole form: nothing is required, waited for or stored, and no exam stops it (${language})`, async ({
    page,
    product,
  }) => {
    const texts = TEXTS[language];
    const steps = new WorkerSteps(page, language);
    const formId = await new StaffApi(product.url).formNamed('Kalasataman torni C');
    await rememberLogin(page, 'editor@example.com', language);
    await page.goto(`/user-form/admin-try/${formId}/0`);
    await expect(page.getByText(texts.modes.try.title)).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    const writes = countWrites(page);
    await expectGood(page);
    await steps.button(texts.player.begin).click();
    await expectPage(page, 1);
    await steps.fillDetails({ firstName: 'Kokeilija' });
    await steps.press('save');
    for (const index of [2, 3, 4, 5]) {
      await expectPage(page, index);
      await steps.press('confirm');
    }
    await expectPage(page, 6);
    await steps.choose('Vain ulkona');
    await steps.press('check');
    await expect(page.getByText(texts.exam.checkQuestion).first()).toBeVisible();
    await expectGood(page);
    await steps.press('next');
    await expectPage(page, 7);
    await page.goBack();
    await expectPage(page, 6);
    await expect(page.getByRole('checkbox', { name: 'Vain ulkona' })).toBeChecked();
    await page.goForward();
    await expectPage(page, 7);
    await page.goto(page.url().replace(/7$/, '99'));
    await expect(page.getByRole('heading', { level: 1, name: COMPLETED[language] })).toBeVisible();
    await expect(page.getByText(texts.modes.try.done)).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: texts.modes.try.restart }).click();
    await expectPage(page, 0);
    expect(writes()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
  });

  test(`a card with a photo and a signature are tried without leaving the browser (${language})`, async ({
    page,
    product,
  }) => {
    const texts = TEXTS[language];
    const { cards, pictures, fields } = texts;
    const steps = new WorkerSteps(page, language);
    const formId = await new StaffApi(product.url).formNamed('Kalasataman torni C');
    await rememberLogin(page, 'editor@example.com', language);
    await page.goto(`/user-form/admin-try/${formId}/${CARDS_INDEX}`);
    const writes = countWrites(page);
    await steps.openCard(plain(cards.name.Työturvallisuuskortti));
    await expect(formOf(page).getByLabel(fields.day, { exact: true })).toBeVisible();
    await steps.chooseExpiry(31, 12, NEXT_YEAR);
    await formOf(page)
      .getByLabel(pictures.gallery, { exact: true })
      .setInputFiles(await cardPhoto(page));
    await steps.button(cards.save).click();
    const photo = rowOf(page, plain(cards.name.Työturvallisuuskortti)).locator('img');
    await expect(photo).toHaveAttribute('src', /^blob:/);
    await expectGood(page);
    await steps.press('save');
    await expectPage(page, CARDS_INDEX + 1);
    await page.goBack();
    await expect(photo).toHaveAttribute('src', /^blob:/);
    await page.goForward();
    await steps.sign('Helsinki');
    await expectPage(page, CARDS_INDEX + 2);
    await expect(page.getByRole('heading', { level: 1, name: COMPLETED[language] })).toBeVisible();
    expect(writes()).toBe(0);
  });

  test(`an admin edits a signed induction under their own name, and comes back to its approval (${language})`, async ({
    page,
    product,
  }) => {
    const texts = TEXTS[language];
    const steps = new WorkerSteps(page, language);
    const api = new StaffApi(product.url);
    const first = `Muutettava${language}`;
    const { id } = await api.signedInduction(first);
    const { token, user } = await api.logIn('admin@example.com');
    await rememberLogin(page, 'admin@example.com', language);
    await page.goto(`/admin/approval/user-form/${id}`);
    await page.getByRole('link', { name: texts.approval.edit, exact: true }).click();
    await expectPage(page, 1);
    await expect(page.getByText(texts.modes.edit.text)).toBeVisible();
    await expectGood(page);
    await steps.fillDetails({ firstName: `${first}-uusi` });
    await steps.press('save');
    await expectPage(page, 2);
    await steps.press('next');
    await expectPage(page, 3);
    await expectGood(page);
    await steps.press('next');
    await expectPage(page, 4);
    await expect(page.getByText(user.name)).toBeVisible();
    await expectGood(page);
    const edited = await api.ask(userFormApi.get, { params: { id } }, { token });
    expect(edited.user.firstName).toBe(`${first}-uusi`);
    expect(edited.meta.signed).not.toBeNull();
    expect(edited.adminEdits).toHaveLength(1);
    expect(edited.adminEdits[0]).toContain(user.name);
    await page.getByRole('link', { name: texts.modes.edit.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${first}-uusi Muokattava` })).toBeVisible();
  });
}

test('two admins who edit the same details are shown both, and choose', async ({ page, product }) => {
  const steps = new WorkerSteps(page, 'fi');
  const api = new StaffApi(product.url);
  const { id } = await api.signedInduction('Kiista');
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/user-form/admin-edit/${id}/1`);
  await steps.fillDetails({ firstName: 'Minun' });
  const { token } = await api.logIn('root@example.com');
  const { user, version } = await api.ask(userFormApi.get, { params: { id } }, { token });
  const body = { version, user: { ...user, firstName: 'Toisen' } };
  await api.ask(userFormApi.update, { params: { id }, body }, { token });
  await steps.press('save');
  await expect(page.getByText('Toisen', { exact: true })).toBeVisible();
  await expect(page.getByLabel(fi.details.field.firstName, { exact: true })).toHaveValue('Minun');
  await expectAccessible(page);
  await page.getByRole('button', { name: fi.player.choice.mine }).click();
  await expectPage(page, 2);
  const now = await api.ask(userFormApi.get, { params: { id } }, { token });
  expect(now.user.firstName).toBe('Minun');
  expect(now.adminEdits).toHaveLength(2);
});

test('an admin changes an answer for the worker, which signs nothing', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { _id: id } = await api.ask(userFormApi.start, { body: { inductionFormPin: '123456' } });
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/user-form/admin-edit/${id}/3`);
  const steps = new WorkerSteps(page, 'fi');
  await expect(steps.button(fi.player.act.next)).toBeVisible();
  await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
  await steps.press('save');
  await expectPage(page, 4);
  const { token } = await api.logIn('admin@example.com');
  const edited = await api.ask(userFormApi.get, { params: { id } }, { token });
  expect(JSON.stringify(edited.pages[1]?.content)).toContain('"value":true');
  expect(edited.pages[1]?.signed).toBeNull();
  expect(edited.adminEdits).toEqual([expect.stringContaining(`4 ${edited.pages[1]?.title}`)]);
});

test('only those who may edit are offered it, and no one else comes in by the address', async ({ page, product }) => {
  const { id } = await new StaffApi(product.url).signedInduction('Suojattu');
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/user-form/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Suojattu Muokattava' })).toBeVisible();
  await expect(page.getByRole('link', { name: fi.approval.edit, exact: true })).toHaveCount(0);
  await page.goto(`/user-form/admin-edit/${id}/1`);
  await expect(page.getByText(fi.errors.forbidden)).toBeVisible();
  await expectAccessible(page);
});

test('whoever opens a mode without a login comes to it after logging in', async ({ page, product }) => {
  const formId = await new StaffApi(product.url).formNamed('Vierailijan perehdytys');
  await page.goto(`/user-form/admin-try/${formId}/2`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(fi.login.email, { exact: true }).fill('editor@example.com');
  await page.getByLabel(fi.login.password, { exact: true }).fill('demo-demo');
  await page.getByRole('button', { name: fi.login.submit }).click();
  await expectPage(page, 2);
  await page.goto(`/user-form/something/${formId}/0`);
  await expect(page).toHaveURL(/\/not-found$/);
});

test('a logged-in user takes their own induction: known details are there, and a change of language keeps what is typed', async ({
  page,
  product,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  const api = new StaffApi(product.url);
  const { token, user } = await api.logIn('worker@example.com');
  const started = await api.ask(
    userFormApi.start,
    { query: { language: 'fi' }, body: { inductionFormPin: '234567', userId: user._id } },
    { token },
  );
  await rememberLogin(page, 'worker@example.com');
  await page.goto(`/user-form/own/${started._id}/0`);
  await steps.button(fi.player.begin).click();
  await expectPage(page, 1);
  const words = user.name.split(' ');
  await expect(page.getByLabel(fi.details.field.lastName, { exact: true })).toHaveValue(words.at(-1) ?? '');
  await expect(page.getByLabel(fi.details.field.email, { exact: true })).toHaveValue('worker@example.com');
  await steps.fillDetails({ phoneNumber: '0401234512' });
  await page.getByRole('combobox').fill('Valo');
  await page.getByRole('button', { name: 'In English' }).click();
  const english: Language = 'en';
  await expect(page.getByRole('combobox', { name: TEXTS[english].details.field.company })).toHaveValue('Valo');
  await page.getByRole('button', { name: 'Suomeksi' }).click();
  await expect(page.getByLabel(fi.details.field.phoneNumber, { exact: true })).toHaveValue('+358401234512');
  await steps.press('save');
  await expectPage(page, 2);
  await page.reload();
  await expect(page.getByText(fi.player.pageOf.replace('{{page}}', '3').replace('{{total}}', '5'))).toBeVisible();
  await steps.press('confirm');
  await expectPage(page, 3);
  await steps.sign('Helsinki');
  await expectPage(page, 4);
  await expect(page.getByRole('heading', { level: 1, name: COMPLETED.fi })).toBeVisible();
  const signed = await api.ask(userFormApi.get, { params: { id: started._id } }, { token });
  expect(signed.meta.signed).not.toBeNull();
  expect(signed.adminEdits).toEqual([]);
});
