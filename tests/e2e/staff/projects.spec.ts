import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { logIn, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../steps/texts.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';

const DESK = { width: 1366, height: 900 };

/** The page as it stands, on a desk and on a phone; examined on both, or where a language is. */
async function look(page: Page, language?: Language): Promise<void> {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ ...DESK, width });
    if (!language || isExamined(language, width)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

class ProjectSteps {
  readonly page: Page;
  readonly texts: (typeof TEXTS)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.texts = TEXTS[language];
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: keyof (typeof TEXTS)['fi']['projects']['settings']['names']) {
    return this.page.getByLabel(this.texts.projects.settings.names[name]).first();
  }

  get name() {
    return this.page.getByRole('textbox', { name: this.texts.projects.settings.names.name });
  }

  async save(): Promise<void> {
    await this.button(this.texts.unsaved.save).click();
    await expect(this.page.getByText(this.texts.projects.settings.saved)).toBeVisible();
  }
}

test('a manager makes a project, sets it up, ends it and opens it again', async ({ page, product }) => {
  test.slow();
  await page.setViewportSize(DESK);
  const steps = new ProjectSteps(page, 'fi');
  const { projects, day, unsaved, versions, lists } = steps.texts;
  const { settings, end } = projects;
  const name = `Sillan korjaus ${Date.now()}`;
  await logIn(page, 'manager@example.com');
  await page.getByRole('link', { name: projects.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: projects.title })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await look(page);

  // The name is asked for first, and nothing is written before it is given.
  const written: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && written.push(request.url()));
  await steps.button(projects.create).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: projects.new.create }).click();
  await expect(dialog.getByText(settings.nameMissing)).toBeVisible();
  await look(page);
  expect(written).toEqual([]);
  await expect(steps.name).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog.getByRole('checkbox', { name: /manager@example\.com/ })).toBeChecked();
  await dialog.getByRole('button', { name: projects.new.create }).click();
  await expect(page).toHaveURL(/\/admin\/projects\/[\w-]{22}\/settings$/);
  await expect(steps.name).toHaveValue(name);
  await steps.field('startDate').fill('1.3.2027');
  await steps.field('endDate').fill('30.2.2027');
  await steps.button(unsaved.save).click();
  await expect(page.getByText(settings.notSaved)).toBeVisible();
  await expect(page.getByText(day.none).first()).toBeVisible();
  await look(page);
  await steps.field('endDate').fill('28.2.2027');
  await expect(page.getByText(settings.endsBeforeStart).first()).toBeVisible();
  await steps.field('endDate').fill('30.11.2027');

  await page.getByLabel(settings.searchForms).fill('vierailijan');
  await expect(page.getByRole('checkbox', { name: /Kalasataman/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Vierailijan perehdytys/ }).check();
  await expect(page.getByRole('switch', { name: settings.names.adminEnabled, exact: true })).toBeChecked();
  const emails = page.getByRole('textbox', { name: settings.names.adminEmails });
  await emails.fill('mestari@example.com ei-osoite');
  await page.keyboard.press('Enter');
  await expect(page.getByText(settings.emailInvalid.replace('{{value}}', 'ei-osoite')).first()).toBeVisible();
  await expect(emails).toHaveValue('ei-osoite');
  await emails.fill('valvoja@example.com');
  await page.keyboard.press('Enter');
  // Not under the bar that stays at the bottom.
  await emails.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await look(page);
  await expect(page.getByText(settings.presenceNote)).toBeVisible();
  await page.getByRole('switch', { name: settings.names.presence, exact: true }).click();
  await steps.save();
  await expect(page.getByRole('link', { name: projects.tabs.presence, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1.3.2027–30.11.2027')).toBeVisible();

  const id = /projects\/([\w-]{22})/.exec(page.url())?.[1] ?? '';
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const stored = await api.ask(projectApi.get, { params: { id } }, { token });
  expect(stored).toMatchObject({
    name,
    startDate: '2027-03-01',
    endDate: '2027-11-30',
    presence: true,
    cardReminder: {
      adminEnabled: true,
      adminEmails: ['manager@example.com', 'mestari@example.com', 'valvoja@example.com'],
    },
  });
  expect(stored.inductionFormIds).toHaveLength(1);

  // Somebody else saves a name and a switch meanwhile: what was typed here is asked about, the rest is taken.
  await steps.name.fill(`${name} A`);
  const { version, ...rest } = stored;
  const elsewhere = { ...rest, version, name: `${name} B`, endDate: '2027-12-24' };
  await api.ask(projectApi.update, { params: { id }, body: elsewhere }, { token });
  await steps.button(unsaved.save).click();
  await expect(page.getByText(versions.title)).toBeVisible();
  await expect(page.getByRole('radio', { name: `${versions.saved} ${name} B` })).toBeVisible();
  await expect(steps.name).toHaveValue(`${name} A`);
  await expect(steps.field('endDate')).toHaveValue('24.12.2027');
  await look(page);
  await page.getByRole('radio', { name: new RegExp(versions.saved) }).check();
  await expect(steps.name).toHaveValue(`${name} B`);
  await page.getByRole('radio', { name: new RegExp(versions.mine) }).check();
  await steps.save();
  expect(await api.ask(projectApi.get, { params: { id } }, { token })).toMatchObject({
    name: `${name} A`,
    endDate: '2027-12-24',
  });

  await steps.name.fill('Jotain muuta');
  await page.getByRole('link', { name: projects.tabs.orientations }).click();
  const question = page.getByRole('dialog', { name: unsaved.leaveTitle });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: unsaved.stay }).click();
  await expect(steps.name).toHaveValue('Jotain muuta');
  await steps.button(unsaved.discard).click();
  await expect(steps.name).toHaveValue(`${name} A`);

  await steps.button(end.end.act).click();
  const asked = page.getByRole('dialog', { name: end.end.title.replace('{{name}}', `${name} A`) });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: end.end.act }).click();
  await expect(page.getByText(projects.ended, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: projects.title, exact: true }).first().click();
  // The settings have a search of their own, so the list must stand before the words are typed.
  await expect(page.getByRole('heading', { level: 1, name: projects.title })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(lists.noMatch.replace('{{words}}', name))).toBeVisible();
  await page.getByRole('switch', { name: projects.showEnded }).click();
  await page.getByRole('link', { name: `${name} A` }).click();
  await page.getByRole('link', { name: projects.tabs.settings }).click();
  await steps.button(end.reopen.act).click();
  await page.getByRole('dialog').getByRole('button', { name: end.reopen.act, exact: true }).click();
  await expect(page.getByText(projects.ended, { exact: true })).toHaveCount(0);
  expect(await api.ask(projectApi.get, { params: { id } }, { token })).toMatchObject({ ended: false });
});

for (const language of LANGUAGES) {
  test(`the list and the settings of a project are accessible, also with errors (${language})`, async ({ page }) => {
    await page.setViewportSize(DESK);
    const steps = new ProjectSteps(page, language);
    const { projects, unsaved } = steps.texts;
    await rememberLogin(page, 'manager@example.com', language);
    await page.goto('/admin/projects?q=kalasataman');
    await expect(page.getByRole('link', { name: 'Kalasataman torni C' })).toBeVisible();
    await look(page, language);
    await page.getByRole('link', { name: 'Kalasataman torni C' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    const tabs = page.getByRole('navigation', { name: projects.tabsLabel }).getByRole('link');
    for (const tab of [projects.tabs.orientations, projects.tabs.settings]) {
      await tabs.filter({ hasText: tab }).click();
      await expect(tabs.filter({ hasText: tab })).toBeInViewport({ ratio: 1 });
      const tops = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
    await page.setViewportSize(DESK);
    await steps.name.fill('');
    await steps.button(unsaved.save).click();
    await expect(page.getByText(projects.settings.nameMissing).first()).toBeVisible();
    await look(page, language);
    await steps.button(projects.end.end.act).click();
    await look(page, language);
  });

  test(`a project opens at the tab of the role, with its inductions under it, and refuses in words (${language})`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(DESK);
    const { projects, approval, forbidden, errors } = TEXTS[language];
    const api = new StaffApi(product.url);
    const firstName = `Projekti${language}${Date.now()}`;
    await api.signedInduction(firstName);
    await rememberLogin(page, 'foreman@example.com', language);
    await page.goto('/admin/projects?q=kalasataman');
    await page.getByRole('link', { name: 'Kalasataman torni C' }).click();
    await expect(page).toHaveURL(/\/glance$/);
    const tabs = page.getByRole('navigation', { name: projects.tabsLabel });
    await tabs.getByRole('link', { name: projects.tabs.orientations }).click();
    await expect(tabs.getByRole('link', { name: projects.tabs.settings })).toHaveCount(0);
    await page.getByRole('searchbox').fill(firstName);
    await page.getByRole('link', { name: new RegExp(firstName) }).click();
    await expect(page).toHaveURL(/\/admin\/projects\/[\w-]{22}\/user-form\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kalasataman torni C' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(firstName) })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(firstName));
    await look(page, language);
    await page.getByRole('link', { name: approval.userForms.caption }).first().click();
    await expect(page).toHaveURL(/\/orientations/);
    const project = page.url().replace(/\/orientations.*$/, '');
    await page.goto(`${project}/settings`);
    await expect(page.getByText(projects.refusedTitle)).toBeVisible();
    await expect(page.getByText(errors.forbidden)).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await rememberLogin(page, 'editor@example.com', language);
    await page.goto(project);
    await expect(page.getByRole('heading', { level: 1, name: forbidden.title })).toBeVisible();
  });
}
