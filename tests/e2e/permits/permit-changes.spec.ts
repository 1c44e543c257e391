import { homeApi } from '../../../shared/home/home-api.ts';
import { dayFromToday, device, openLink, PermitSite } from './permit-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { common, permits } = TEXTS.fi;
const NOW = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };

test.describe('a permit', () => {
  test('that is cancelled while somebody signs it takes no signature, and its links stop', async ({
    browser,
    product,
  }) => {
    const site = await PermitSite.make(product, 'peruutus');
    const { _id: id, number } = await site.submitted(await site.inducted('Vesa'), NOW);
    const signer = await device(browser);
    await openLink(signer, await site.linkTo(id, 'foreman@example.com'));
    await signer.getByRole('button', { name: permits.sign.act, exact: true }).click();
    await expect(signer.getByRole('dialog')).toBeVisible();

    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'foreman@example.com');
    await desk.goto(`/admin/projects/${site.project}/permits`);
    await desk.getByRole('button', { name: `${permits.act.cancel} ${number}` }).click();
    await desk.getByRole('dialog').getByLabel(permits.cancel.reason).fill('Myrskyvaroitus');
    await desk.getByRole('dialog').getByRole('button', { name: permits.cancel.keep, exact: true }).click();
    await desk.getByRole('button', { name: `${permits.act.cancel} ${number}` }).click();
    await expect(desk.getByRole('dialog').getByLabel(permits.cancel.reason)).toHaveValue('Myrskyvaroitus');
    await desk.getByRole('dialog').getByRole('button', { name: permits.cancel.confirm, exact: true }).click();
    await expect(desk.getByRole('row', { name: new RegExp(number) })).toContainText(permits.state.cancelled);

    await signer.getByRole('dialog').getByRole('button', { name: permits.sign.act, exact: true }).click();
    await expect(signer.getByRole('heading', { name: permits.view.failed })).toBeVisible();
    await expect(signer.getByText('Authentication failed')).toBeVisible();
    const { persons } = await site.read(id);
    expect(persons.map(({ signed }) => signed)).toEqual([null, null, null, null]);
  });

  test('that is changed after the worker signed is signed anew, and the worker is told', async ({
    browser,
    product,
  }) => {
    const site = await PermitSite.make(product, 'muutos');
    const { _id: id } = await site.submitted(await site.inducted('Vilma'), NOW);
    await site.signAs(id, 'foreman@example.com', 'Creator');
    await site.signAs(id, 'vilma@tekija.example.org', 'Worker');
    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'manager@example.com');
    await desk.goto(`/edit-permit/${id}/0`);
    await desk.getByLabel(permits.facts.description).fill('Huopakaton hitsaus, lohko C');
    await desk.getByRole('button', { name: permits.save.act }).click();
    await expect(desk.getByText('2 allekirjoitusta mitätöityy', { exact: false })).toBeVisible();
    await desk.getByRole('button', { name: permits.save.voidConfirm }).click();
    await expect(desk.getByText('Odottaa: Laatija, Teemu Työnjohtaja.')).toBeVisible();
    await expect
      .poll(async () => {
        const sent = await product.outbox();
        return sent.filter(
          ({ to, text }) => to.includes('vilma@') && /allekirjoitukset eivät ole enää voimassa/.test(text),
        ).length;
      })
      .toBeGreaterThan(0);
  });

  test('for which a card does not last is granted only with a reason and a confirmed sentence, which a refusal that was begun never becomes; the reason prints', async ({
    browser,
    product,
  }) => {
    const site = await PermitSite.make(product, 'kortti');
    const { _id: id } = await site.submitted(await site.inducted('Veera', dayFromToday(1)), NOW);
    await site.signAs(id, 'foreman@example.com', 'Creator');
    await site.signAs(id, 'veera@tekija.example.org', 'Worker');
    const grantor = await device(browser);
    await openLink(grantor, await site.linkTo(id, 'manager@example.com'));
    await grantor.getByRole('button', { name: permits.sign.act, exact: true }).click();
    const dialog = grantor.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await press(permits.sign.sendBack.act);
    await expect(dialog.getByLabel(permits.sign.sendBack.reason)).toBeFocused();
    await dialog.getByLabel(permits.sign.sendBack.reason).fill('Kortti ei kelpaa');
    await expectAccessible(grantor);
    await press(common.back);
    await press(permits.sign.grant);
    await expect(dialog.getByText(permits.sign.overrideMissing)).toBeVisible();
    await expect(dialog.getByLabel(permits.sign.overrideReason)).toHaveValue('');
    await dialog.getByLabel(permits.sign.overrideReason).fill('Uusi kortti on tilattu ja kurssi suoritettu');
    await press(permits.sign.grant);
    await expect(dialog.getByText(permits.sign.overrideUnconfirmed)).toBeVisible();
    await expectAccessible(grantor);
    await dialog
      .getByRole('checkbox', { name: /Tulityökortti .*Veera Tekijä.* Poikkeuksen tekee Matti Mestari/ })
      .check();
    await press(permits.sign.grant);
    await expect(grantor.getByText(permits.override.title)).toBeVisible();

    const desk = await device(browser, 1366);
    await rememberLogin(desk, 'foreman@example.com');
    await desk.goto(`/admin/projects/${site.project}/permit/${id}/print`);
    await expect(desk.getByText('Uusi kortti on tilattu ja kurssi suoritettu').first()).toBeVisible();
    await expect(desk.getByRole('img', { name: permits.print.code })).toBeVisible();
    await expect(desk.getByText('Kortti ei kelpaa')).toHaveCount(0);
  });
});

test('the filters of a site’s permits tell how many its glance counts, anew after an act, and nothing while words narrow the list', async ({
  page,
  product,
}) => {
  const site = await PermitSite.make(product, 'luvut');
  const worker = await site.inducted('Viola');
  await site.submitted(worker, NOW, { name: 'Katon hitsaus' });
  const { number } = await site.submitted(worker, NOW, { name: 'Seinän leikkaus' });
  const counted = async () => {
    const asked = { token: await site.token('foreman') };
    return (await site.api.ask(homeApi.glance, { params: { id: site.project } }, asked)).permits;
  };
  expect(await counted()).toMatchObject({ waiting: 2, valid: 0, isMore: false });
  await page.setViewportSize({ width: 1366, height: 768 });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  const { waiting, valid, cancelled } = permits.filter;
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip(`${waiting}, 2`)).toBeVisible();
  await expect(chip(`${valid}, 0`)).toBeVisible();
  await expect(chip(cancelled)).toBeVisible();

  await page.getByRole('searchbox').fill('Seinän');
  await expect(chip(waiting)).toBeVisible();
  await page.getByRole('button', { name: `${permits.act.cancel} ${number}` }).click();
  await page.getByRole('dialog').getByLabel(permits.cancel.reason).fill('Myrskyvaroitus');
  await page.getByRole('dialog').getByRole('button', { name: permits.cancel.confirm, exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(permits.state.cancelled);
  await page.getByRole('searchbox').fill('');
  await expect(chip(`${waiting}, 1`)).toBeVisible();
  expect(await counted()).toMatchObject({ waiting: 1 });
});
