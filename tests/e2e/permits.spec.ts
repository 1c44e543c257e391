import type { Page } from '@playwright/test';
import { dayFromToday, device, openLink, PermitSite } from './permit-steps.ts';
import { expect, test } from './product-test.ts';
import { rememberLogin } from './staff-steps.ts';
import { TEXTS } from './texts.ts';

const { permits, fields, cards } = TEXTS.fi;
const NOW = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };

async function sign(on: Page, act: string = permits.sign.act): Promise<void> {
  await on.getByRole('button', { name: permits.sign.act, exact: true }).click();
  await on.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await expect(on.getByRole('dialog')).toHaveCount(0);
}

test.describe('a permit', () => {
  test('is taken from draft to accepted work by four people on devices of their own', async ({ browser, product }) => {
    const site = await PermitSite.make(product, 'ketju');
    await site.inducted('Ville');
    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'foreman@example.com');
    await desk.goto(`/admin/projects/${site.project}/permits`);
    await desk.getByRole('button', { name: permits.list.new }).click();
    await desk.getByRole('button', { name: new RegExp(site.permitFormName) }).click();
    await desk.getByLabel(permits.facts.name).fill('Katon hitsaus, lohko B');
    await desk.getByRole('button', { name: permits.new.create }).click();
    await expect(desk).toHaveURL(/\/edit-permit\/[\w-]+\/0$/);
    const id = String(/edit-permit\/([\w-]+)/.exec(desk.url())?.[1]);

    await desk.getByLabel(permits.facts.description).fill('Huopakaton hitsaus');
    await desk.getByRole('group', { name: permits.facts.from }).getByLabel(fields.hour).selectOption('00');
    await desk.getByRole('group', { name: permits.facts.until }).getByLabel(fields.hour).selectOption('23');
    await desk.getByRole('group', { name: permits.facts.until }).getByLabel(fields.minute).selectOption('45');
    const nextYear = String(new Date().getFullYear() + 1);
    await desk.getByRole('group', { name: permits.facts.end }).getByLabel(fields.year).selectOption(nextYear);
    await desk.getByRole('button', { name: permits.pages.saveAndNext }).click();
    await expect(desk).toHaveURL(/\/1$/);
    await desk.goto(`/edit-permit/${id}/3`);
    await expect(desk.getByText(/kohtaa puuttuu vielä/)).toBeVisible();
    await desk.getByRole('link', { name: /Suojaukset/ }).click();
    await expect(desk).toHaveURL(/\/1#/);
    await desk.getByRole('checkbox', { name: 'Suojapeitto' }).check();
    await desk.getByRole('button', { name: permits.pages.saveAndNext }).click();
    await expect(desk).toHaveURL(/\/2$/);
    const choose = async (block: string, name: string, source?: string) => {
      await desk.getByRole('button', { name: new RegExp(`${permits.people.choose}\\s+${block}`) }).click();
      const dialog = desk.getByRole('dialog');
      if (source) await dialog.getByRole('button', { name: source }).click();
      await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
      await dialog.getByRole('button', { name: 'Valitse 1 henkilö' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await choose('Tulityöntekijä', 'Ville Tekijä');
    await choose('Luvan myöntäjä', 'Matti Mestari', permits.people.users);
    await choose('Työn hyväksyjä', 'Venla Katselija', permits.people.users);
    await desk.getByRole('button', { name: permits.pages.saveAndNext }).click();
    await expect(desk.getByText(permits.check.ready)).toBeVisible();
    await desk.getByRole('button', { name: permits.submit.act }).click();
    await expect(desk).toHaveURL(new RegExp(`/permit/${id}$`));
    await expect(desk.getByText('Odottaa: Laatija, Teemu Työnjohtaja.')).toBeVisible();

    const pin = String((await site.linkTo(id, 'foreman@example.com')).split('/').at(-1));
    await desk.getByRole('button', { name: permits.sign.act, exact: true }).click();
    await desk.getByRole('dialog').getByLabel(permits.sign.pin, { exact: true }).fill(pin);
    await desk.getByRole('dialog').getByRole('button', { name: permits.sign.act, exact: true }).click();
    await expect(desk.getByText('Odottaa: Työn tekijä, Ville Tekijä.')).toBeVisible();

    const worker = await device(browser);
    await openLink(worker, await site.linkTo(id, 'ville@tekija.example.org'));
    await sign(worker);
    await expect(worker.getByText(permits.view.signed)).toBeVisible();

    const grantor = await device(browser);
    await openLink(grantor, await site.linkTo(id, 'manager@example.com'));
    await sign(grantor, permits.sign.grant);
    await expect(grantor.getByText(/^Lupa voimassa .*klo\s23\.45 asti$/)).toBeVisible();

    const approver = await device(browser);
    await openLink(approver, await site.linkTo(id, 'viewer@example.com'));
    await sign(approver, permits.sign.acceptWork);
    await expect(approver.getByText(permits.state.workApproved)).toBeVisible();

    await desk.goto(`/admin/projects/${site.project}/permits?state=WorkApproved`);
    await expect(desk.getByRole('row', { name: /Katon hitsaus, lohko B/ })).toContainText(permits.state.workApproved);
  });

  test('whose work is not accepted says why, to everybody who opens it', async ({ browser, product }) => {
    const site = await PermitSite.make(product, 'hylkäys');
    const { _id: id } = await site.submitted(await site.inducted('Viivi'), NOW);
    await site.signAs(id, 'foreman@example.com', 'Creator');
    await site.signAs(id, 'viivi@tekija.example.org', 'Worker');
    await site.signAs(id, 'manager@example.com', 'Grantor');
    const approver = await device(browser);
    await openLink(approver, await site.linkTo(id, 'viewer@example.com'));
    await approver.getByRole('button', { name: permits.sign.act, exact: true }).click();
    const dialog = approver.getByRole('dialog');
    await dialog.getByRole('button', { name: permits.sign.rejectWork.act }).click();
    await dialog.getByRole('button', { name: permits.sign.rejectWork.act }).click();
    await expect(dialog.getByText(permits.sign.reasonMissing)).toBeVisible();
    await dialog.getByLabel(permits.sign.rejectWork.reason).fill('Jälkivartiointi jäi tekemättä');
    await dialog.getByRole('button', { name: permits.sign.rejectWork.act }).click();
    await expect(approver.getByText(permits.workNotAccepted, { exact: true })).toBeVisible();
    const worker = await device(browser);
    await openLink(worker, await site.linkTo(id, 'viivi@tekija.example.org'));
    await expect(worker.getByText('Jälkivartiointi jäi tekemättä').first()).toBeVisible();
  });
});

test('a link with a wrong PIN is refused in words, and leaves the login of the browser as it was', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'väärä');
  const { _id: id } = await site.submitted(await site.inducted('Väinö'), NOW);
  const link = await site.linkTo(id, 'foreman@example.com');
  await rememberLogin(page, 'viewer@example.com');
  await page.goto(link.replace(/\d{6}$/, (pin) => (pin === '111111' ? '222222' : '111111')));
  await expect(page.getByRole('heading', { name: permits.view.failed })).toBeVisible();
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/0$/);
  await expect(page.getByRole('button', { name: permits.sign.act, exact: true })).toBeVisible();
  await page.goto(`/admin/projects/${site.project}/permits`);
  await expect(page.getByRole('link', { name: 'Katon hitsaus' })).toBeVisible();
  await expect(page.getByRole('button', { name: permits.list.new })).toHaveCount(0);
});

test('a permit form is tried without a login, and nothing of it leaves the browser', async ({ page, product }) => {
  const site = await PermitSite.make(product, 'kokeilu');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(`/try-permit/${site.permitForm}/0`);
  await page.getByLabel(permits.facts.description).fill('Kokeilen');
  await page.getByRole('button', { name: permits.pages.next }).click();
  await page.getByRole('checkbox', { name: 'Suojapeitto' }).check();
  await page.getByRole('button', { name: permits.pages.next }).click();
  await page.getByRole('button', { name: new RegExp(`${permits.people.choose}\\s+Tulityöntekijä`) }).click();
  await page.getByRole('checkbox', { name: /Esimerkkihenkilö 2/ }).check();
  await page.getByRole('button', { name: 'Valitse 1 henkilö' }).click();
  await expect(page.getByText(`${cards.name.Tulityökortti} vanhentunut`).first()).toBeVisible();
  await page.getByRole('button', { name: permits.pages.next }).click();
  await expect(page.getByText('2 kohtaa puuttuu vielä')).toBeVisible();
  await expect(page.getByRole('link', { name: permits.try.back })).toHaveAttribute(
    'href',
    `/admin/permit-forms/${site.permitForm}`,
  );
  expect(calls).toEqual([expect.stringMatching(new RegExp(`^GET .*/api/permit-forms/${site.permitForm}$`))]);
});
