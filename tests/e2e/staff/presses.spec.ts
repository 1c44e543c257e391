import type { Locator, Page } from '@playwright/test';
import { dayFromToday, openLink, PermitSite } from '../permits/permit-steps.ts';
import { expect, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { makeForm, signedInduction } from './approval/approval-steps.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const { fi } = TEXTS;
const { permits } = fi;

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

/** Counts what a task takes of whoever does it. */
class Task {
  presses = 0;
  fields = 0;

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async tick(what: Locator): Promise<void> {
    this.presses += 1;
    await what.check();
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.fields += 1;
    await what.fill(text);
  }

  get counts() {
    return { presses: this.presses, fields: this.fields };
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an opened induction is approved with one press in its row', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { id, pin } = await makeForm(api, 'Yhden painalluksen työmaa');
  await signedInduction(api, pin, { firstName: 'Pia', lastName: 'Painallus' });
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/approval/${id}?state=waiting`);
  const row = page.getByRole('row').filter({ hasText: 'Pia Painallus' });
  const task = new Task();
  await task.press(row.getByRole('button', { name: fi.approval.approve }));
  await expect(page.getByText('Pia Painallus').last()).toBeVisible();
  await expect
    .poll(async () => {
      const { token } = await api.logIn('manager@example.com');
      const { items } = await api.ask(userFormSearchApi.listOfForm, { params: { id } }, { token });
      return items[0]?.meta.approved;
    })
    .toBe(true);
  expect(task.counts).toEqual({ presses: 1, fields: 0 });
});

test('a card is approved with one press in its row, and many with two, each with its outcome', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'korttipino');
  for (const name of ['Aku', 'Beata', 'Celia']) await site.inducted(name, '2026-01-31');
  await rememberLogin(page, 'manager@example.com');
  await page.goto(`/admin/projects/${site.project}/cards`);
  const row = page.getByRole('row').filter({ hasText: 'Aku Tekijä' });
  const one = new Task();
  await one.press(row.getByRole('button', { name: new RegExp(`^${fi.projectCards.approveShort}`) }));
  await expect(row.getByText(fi.cards.approved)).toBeVisible();
  expect(one.counts).toEqual({ presses: 1, fields: 0 });
  await button(page, fi.common.close).click();
  const many = new Task();
  await many.press(page.getByRole('checkbox', { name: fi.lists.choosePage }));
  await many.press(button(page, fi.projectCards.bulk.approve_other.replace('{{count}}', '2')));
  await expect(page.getByText(fi.projectCards.bulk.done.approve_other.replace('{{count}}', '2'))).toBeVisible();
  expect(many.counts).toEqual({ presses: 2, fields: 0 });
});

test('a permit is copied and sent with three presses, and its creator signs with two and no PIN', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'nopea');
  const days = { startDate: dayFromToday(0), endTime: dayFromToday(2) };
  const { number } = await site.draft(await site.inducted('Nelli'), days);
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  const sending = new Task();
  await sending.press(page.getByRole('row').filter({ hasText: number }).getByRole('link'));
  await sending.press(button(page, permits.act.copy));
  await sending.press(button(page, permits.submit.act));
  await expect(page.getByText('Odottaa: Laatija, Teemu Työnjohtaja.').first()).toBeVisible();
  expect(sending.counts).toEqual({ presses: 3, fields: 0 });
  const signing = new Task();
  await signing.press(button(page, permits.sign.act));
  await signing.press(page.getByRole('dialog').getByRole('button', { name: permits.sign.act, exact: true }));
  await expectConfirmed(page, page.getByText('Odottaa: Työn tekijä', { exact: false }).first());
  expect(signing.counts).toEqual({ presses: 2, fields: 0 });
});

test('a user of a usual kind is made with three presses and two fields', async ({ page }) => {
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users');
  const task = new Task();
  await task.press(page.getByRole('link', { name: fi.users.create }));
  await task.fill(page.getByLabel(fi.users.name, { exact: true }), 'Nopsa Uusi');
  await task.fill(page.getByLabel(fi.users.email, { exact: true }), `nopsa.${Date.now()}@example.org`);
  await task.press(button(page, fi.users.presets.inductor));
  await task.press(button(page, fi.users.createSubmit));
  await expect(page).toHaveURL(/\/admin\/users(\/[\w-]{22})?$/);
  expect(task.counts).toEqual({ presses: 3, fields: 2 });
});

const days = () => ({ startDate: dayFromToday(-1), endTime: dayFromToday(2) });

test('a permit is signed by its link on a phone with two presses and no typing, and its work is accepted with two', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'kynä');
  const { _id: id } = await site.submitted(await site.inducted('Kyllikki'), days());
  await page.setViewportSize({ width: 360, height: 740 });
  const signing = async (address: string, act: string, done: string) => {
    await openLink(page, await site.linkTo(id, address));
    await expect(page.getByText(permits.view.readFirst)).toBeVisible();
    const task = new Task();
    await task.press(button(page, permits.sign.act));
    await task.press(page.getByRole('dialog').getByRole('button', { name: act, exact: true }));
    await expect(page.getByText(done).first()).toBeVisible();
    return task.counts;
  };
  const two = { presses: 2, fields: 0 };
  expect(await signing('foreman@example.com', permits.sign.act, permits.view.signed)).toEqual(two);
  expect(await signing('kyllikki@tekija.example.org', permits.sign.act, permits.view.signed)).toEqual(two);
  await site.signAs(id, 'manager@example.com', 'Grantor');
  const accepted = await signing('viewer@example.com', permits.sign.acceptWork, permits.state.workApproved);
  expect(accepted).toEqual(two);
});

/** Sends a hot-work permit of the demo anew whose worker has a good card: the last one of its site. */
async function sendHotWork(api: StaffApi, token: string, project: string): Promise<void> {
  const { items } = await api.ask(
    permitApi.listOfProject,
    { params: { id: project }, query: { limit: '100' } },
    { token },
  );
  for (const { _id: id, formName } of items) {
    if (formName !== 'Tulityölupa') continue;
    const { persons } = await api.ask(permitApi.get, { params: { id } }, { token });
    const worker = persons.find(({ role }) => role === 'Worker');
    if (!worker || worker.cardProblem !== null) continue;
    const copy = await api.ask(permitApi.copy, { params: { id } }, { token });
    const body = { version: copy.version, startDate: dayFromToday(0), endTime: dayFromToday(0) };
    const params = { id: copy._id };
    await api.ask(permitApi.update, { params, body }, { token });
    await api.ask(permitApi.submit, { params }, { token });
    return;
  }
}

test('a hot-work permit is made from nothing and sent with twelve presses and four fields, with the people of the last one', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('foreman@example.com');
  const { items } = await api.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token });
  const project = expectFound(items[0])._id;
  await sendHotWork(api, token, project);
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${project}/permits`);
  const task = new Task();
  const next = () => task.press(button(page, permits.pages.saveAndNext));
  await task.press(button(page, permits.list.new));
  await task.press(page.getByRole('dialog').getByRole('button', { name: /^Tulityölupa Tilapäinen tulityöpaikka/ }));
  await task.press(button(page, permits.new.create));
  await task.fill(page.getByLabel(permits.facts.description), 'Kaiteiden hitsaus');
  await next();
  await task.fill(page.getByLabel('Työkohde'), 'Torni C, 3. kerros');
  await task.fill(page.getByLabel('Menetelmä ja laitteet'), 'Puikkohitsaus');
  await next();
  await task.tick(page.getByRole('checkbox', { name: 'Palavaa materiaalia lähellä' }));
  await task.tick(page.getByRole('checkbox', { name: 'Siivous' }));
  await task.fill(page.getByLabel('Alkusammutuskalusto'), '2 kpl 43A 183B C');
  await task.tick(page.getByRole('radio', { name: 'Ei', exact: true }));
  await next();
  await task.press(button(page, permits.people.takePrevious));
  await expect(page.getByText('Matti Mestari').first()).toBeVisible();
  await next();
  await task.press(button(page, permits.submit.act));
  await expect(page.getByText('Odottaa: Laatija, Teemu Työnjohtaja.').first()).toBeVisible();
  expect(task.counts).toEqual({ presses: 12, fields: 4 });
});

test('a permit that its grantor sent back is mended and sent again with three presses', async ({ page, product }) => {
  const site = await PermitSite.make(product, 'paluu');
  const { _id: id, number } = await site.submitted(await site.inducted('Palvi'), days());
  await site.signAs(id, 'foreman@example.com', 'Creator');
  await site.signAs(id, 'palvi@tekija.example.org', 'Worker');
  const pin = (await site.linkTo(id, 'manager@example.com')).split('/').at(-1);
  const { token } = await site.api.ask(permitApi.review, { params: { id }, body: { pin } });
  const refusal = { signPin: pin, role: 'Grantor', approve: false, reason: 'Kerro lohko.' } as const;
  await site.api.ask(permitApi.sign, { params: { id }, body: refusal }, { token });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  const task = new Task();
  await task.press(page.getByRole('row').filter({ hasText: number }).getByRole('link'));
  await task.press(page.getByRole('link', { name: permits.act.fill }));
  await page.getByLabel(permits.facts.description).fill('Huopakaton hitsaus, lohko B, itäreuna');
  await task.press(button(page, permits.submit.act));
  await expect(page.getByText('Odottaa: Laatija, Teemu Työnjohtaja.').first()).toBeVisible();
  expect(task.counts).toEqual({ presses: 3, fields: 0 });
  expect(await site.read(id)).toMatchObject({
    description: 'Huopakaton hitsaus, lohko B, itäreuna',
  });
});

test('a project with reminders to its maker is made with two presses and one field', async ({ page }) => {
  await rememberLogin(page, 'manager@example.com');
  await page.goto('/admin/projects');
  const task = new Task();
  await task.press(button(page, fi.projects.create));
  await task.fill(page.getByRole('dialog').getByLabel(fi.projects.settings.names.name), 'Muistava työmaa');
  await task.press(button(page, fi.projects.new.create));
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText('manager@example.com').first()).toBeVisible();
  expect(task.counts).toEqual({ presses: 2, fields: 1 });
});

test('the poster of a form is printed with three presses', async ({ page }) => {
  await rememberLogin(page, 'editor@example.com');
  // Other journeys put forms of theirs before it.
  await page.goto('/admin/forms?q=vierailijan');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  const task = new Task();
  await task.press(button(page, fi.forms.acts.replace('{{name}}', 'Vierailijan perehdytys')));
  await task.press(page.getByRole('menuitem', { name: fi.forms.poster }));
  await expect(page).toHaveURL(/\/poster$/);
  await task.press(button(page, fi.forms.printNow));
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  expect(task.counts).toEqual({ presses: 3, fields: 0 });
});
