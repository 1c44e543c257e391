import type { Page } from '@playwright/test';
import { keyOfText } from '../../../functions/verbs/text-key.ts';
import { permitTranslationApi } from '../../../shared/translations/translation-api.ts';
import { dayFromToday, device, openLink, PermitSite } from './permit-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS, textsIn } from '../steps/texts.ts';

const { permits, fields, cards } = TEXTS.fi;
const NOW = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };

const PAGE = 'Suojaustoimet';
const SAID = {
  en: { [PAGE]: 'Protective measures', Suojapeitto: 'Fire blanket' },
  et: { [PAGE]: 'Kaitsemeetmed', Suojapeitto: 'Kaitsekate' },
} as const;

/** Has the site's permit form say some of its texts in the languages of `SAID`. */
async function translate(site: PermitSite): Promise<void> {
  const { api, permitForm: id } = site;
  const editor = { token: await site.token('editor') };
  for (const [language, said] of Object.entries(SAID)) {
    const texts = Object.fromEntries(Object.entries(said).map(([text, each]) => [keyOfText(text), each]));
    const body = { version: 1, revision: 0, texts };
    await api.ask(permitTranslationApi.save, { params: { id, language }, body }, editor);
  }
}

async function sign(on: Page, act: string = permits.sign.act, open: string = permits.sign.act): Promise<void> {
  await on.getByRole('button', { name: open, exact: true }).click();
  await on.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await expect(on.getByRole('dialog')).toHaveCount(0);
}

test.describe('a permit', () => {
  test('is filled in in English over a Finnish form, and taken to accepted work by four people on devices of their own, one of whom reads and signs it in Estonian', async ({
    browser,
    product,
  }) => {
    const site = await PermitSite.make(product, 'ketju', { settings: { languages: ['fi', 'en', 'et'] } });
    await translate(site);
    await site.inducted('Ville');
    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'foreman@example.com');
    await desk.goto(`/admin/projects/${site.project}/permits`);
    await desk.getByRole('button', { name: permits.list.new }).click();
    await desk.getByRole('button', { name: new RegExp(site.permitFormName) }).click();
    await expect(desk.getByLabel(permits.facts.name)).toBeFocused();
    await desk.getByLabel(permits.facts.name).fill('Katon hitsaus, lohko B');
    await desk.getByRole('button', { name: permits.new.create }).click();
    await expect(desk).toHaveURL(/\/edit-permit\/[\w-]+\/0$/);
    const id = String(/edit-permit\/([\w-]+)/.exec(desk.url())?.[1]);

    await desk.getByLabel(permits.facts.description).fill('Huopakaton hitsaus');
    await desk.getByRole('group', { name: permits.facts.dailyStartTime }).getByLabel(fields.hour).selectOption('00');
    await desk.getByRole('group', { name: permits.facts.dailyEndTime }).getByLabel(fields.hour).selectOption('00');
    await desk.getByRole('group', { name: permits.facts.dailyEndTime }).getByLabel(fields.minute).selectOption('00');
    const nextYear = String(new Date().getFullYear() + 1);
    await desk.getByRole('group', { name: permits.facts.endTime }).getByLabel(fields.year).selectOption(nextYear);
    await desk.getByRole('button', { name: permits.pages.saveAndNext }).click();
    await expect(desk).toHaveURL(/\/1$/);
    await desk.goto(`/edit-permit/${id}/3`);
    await expect(desk.getByText(/kohtaa puuttuu vielä/)).toBeVisible();
    await desk.getByRole('link', { name: /Suojaukset/ }).click();
    await expect(desk).toHaveURL(/\/1#/);
    const readIn = async (language: 'fi' | 'en') => {
      await desk.getByRole('button', { name: 'Teemu Työnjohtaja' }).click();
      await desk.getByRole('button', { name: TEXTS.fi.language.inOther[language] }).click();
    };
    await readIn('en');
    await expect(desk.getByRole('heading', { name: SAID.en[PAGE] })).toBeVisible();
    await desk.getByRole('checkbox', { name: SAID.en.Suojapeitto }).check();
    await expectAccessible(desk);
    await readIn('fi');
    await expect(desk.getByRole('checkbox', { name: 'Suojapeitto' })).toBeChecked();
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

    await desk.getByRole('button', { name: permits.sign.act, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: permits.sign.act, exact: true }).click();
    await expectConfirmed(desk, desk.getByText('Odottaa: Työn tekijä, Ville Tekijä.'));

    const worker = await device(browser);
    await openLink(worker, await site.linkTo(id, 'ville@tekija.example.org'));
    const et = textsIn('et').permits;
    await worker.getByRole('combobox').selectOption('et');
    await worker.getByRole('link', { name: et.pages.next, exact: true }).click();
    await expect(worker.getByRole('heading', { name: SAID.et[PAGE] })).toBeVisible();
    await expect(worker.getByText(SAID.et.Suojapeitto)).toBeVisible();
    const unsaid = worker.locator('[lang="fi"]').filter({ hasText: 'Siirrä palava aine pois ennen työn alkua.' });
    await expect(unsaid.getByText('Suomi', { exact: true })).toBeVisible();
    await expectAccessible(worker);
    await sign(worker, et.sign.act, et.sign.act);
    await worker.getByRole('link', { name: et.pages.back, exact: true }).click();
    await expect(worker.getByText(et.view.signed)).toBeVisible();
    const { persons } = await site.read(id);
    const shown = persons.find(({ role }) => role === 'Worker')?.shownIn;
    expect(shown).toMatchObject({ language: 'et', translation: 1 });

    const grantor = await device(browser);
    await openLink(grantor, await site.linkTo(id, 'manager@example.com'));
    await sign(grantor, permits.sign.grant);
    await expect(grantor.getByText(/^Lupa voimassa .*klo\s0\.00 asti$/)).toBeVisible();

    const approver = await device(browser);
    await openLink(approver, await site.linkTo(id, 'viewer@example.com'));
    await approver.getByRole('button', { name: permits.sign.act, exact: true }).click();
    const accepting = approver.getByRole('dialog');
    await expect(accepting.getByText(permits.sign.done.text)).toBeInViewport({ ratio: 1 });
    await accepting.getByRole('button', { name: permits.sign.acceptWork, exact: true }).click();
    await expect(accepting).toHaveCount(0);
    await expect(approver.getByText(permits.state.workApproved)).toBeVisible();

    await desk.goto(`/admin/projects/${site.project}/permits?state=WorkApproved`);
    await expect(desk.getByRole('row', { name: /Katon hitsaus, lohko B/ })).toContainText(permits.state.workApproved);
    await desk.goto(`/admin/projects/${site.project}/permit/${id}`);
    await expect(desk.getByRole('heading', { name: PAGE })).toBeVisible();
    await readIn('en');
    await expect(desk.getByRole('heading', { name: SAID.en[PAGE] })).toBeVisible();
    await expect(desk.getByText(SAID.en.Suojapeitto)).toBeVisible();
    await desk.getByRole('link', { name: TEXTS.en.permits.act.print }).click();
    await expect(desk.getByText('Read in Estonian')).toBeVisible();
    await expect(desk.getByRole('heading', { name: SAID.en[PAGE] })).toBeVisible();
    await expectAccessible(desk);
  });

  test('whose PINs are given by hand says by whom, and when its work is not accepted says why, to everybody who opens it', async ({
    browser,
    product,
  }) => {
    const site = await PermitSite.make(product, 'hylkäys');
    // Messages go to no phone of that country: their PINs are given to them by hand.
    const abroad = (phoneNumber: string) => ['2035-01-01', { email: '', phoneNumber }] as const;
    const workerForm = await site.inducted('Viivi', ...abroad('+2348012345678'));
    const grantorForm = await site.inducted('Gunnar', ...abroad('+2348012345679'));
    const { _id: id } = await site.draft(workerForm, NOW, { grantorForm });
    await site.submit(id);
    await site.signAs(id, 'foreman@example.com', 'Creator');
    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'foreman@example.com');
    const overview = `/admin/projects/${site.project}/permit/${id}`;
    await desk.goto(overview);
    const pinDialog = desk.getByRole('dialog');
    const pinOf = (name: string) => desk.getByRole('button', { name: `${permits.pin.new} ${name} Tekijä` }).click();
    await pinOf('Viivi');
    await expect(pinDialog.getByText(permits.pin.toYou)).toBeVisible();
    await pinDialog.getByRole('button', { name: permits.pin.draw }).click();
    const shown = String(await pinDialog.getByRole('link').getAttribute('href'));
    await expect(pinDialog.getByText(/^\d{6}$/)).toBeVisible();
    await expectAccessible(desk);
    const worker = await device(browser);
    await openLink(worker, new URL(shown).pathname);
    await sign(worker);
    await pinDialog.getByRole('button', { name: TEXTS.fi.common.close, exact: true }).last().click();
    await desk.reload();
    await expect(desk.getByText(permits.pinGivenBy.replace('{{name}}', 'Teemu Työnjohtaja')).first()).toBeVisible();
    await pinOf('Gunnar');
    await expect(pinDialog.getByText(permits.pin.toSecond)).toBeVisible();
    await pinDialog.getByRole('button', { name: permits.pin.ask }).click();
    await expect(pinDialog.getByText(/^\d{6}$/)).toHaveCount(0);
    await rememberLogin(desk, 'manager@example.com');
    await desk.goto(overview);
    await desk.getByRole('button', { name: `${permits.pin.show} Gunnar Tekijä` }).click();
    await pinDialog.getByRole('button', { name: permits.pin.show, exact: true }).click();
    const second = String(await pinDialog.getByRole('link').getAttribute('href'));
    const grantor = await device(browser);
    await openLink(grantor, new URL(second).pathname);
    await sign(grantor, permits.sign.grant);
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
    await worker.reload();
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
  await page.goto(link.replace(/.{3}$/, (end) => (end === 'AAA' ? 'BBB' : 'AAA')));
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
