import { field, fields, page as formPage, paragraph } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { fi as passes } from '../../../web/passes/texts/fi.ts';
import { fi as renew } from '../../../web/user-forms/renew/texts/fi.ts';
import { answered } from '../../fixtures/walk.ts';
import { codesTo } from '../staff/approval/earlier-induction.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const EMAIL = 'uusija@example.org';
const SIGNATURE = formPage('Kuittaus', [fields(field('signature', 'nimi', 'Allekirjoitus', { mandatory: true }))]);
const SAME = formPage('Kypärä', [paragraph('Käytä kypärää.')]);
const crane = (place: string) => formPage('Nosturi', [paragraph(`Nosturi on ${place}.`)]);

test.use({ viewport: { width: 360, height: 740 } });

/** A finished induction of a form that has changed since and demands a renewal; answers the address of its pass. */
async function demanded(url: string): Promise<string> {
  const api = new StaffApi(url);
  const author = await api.logIn('editor@example.com');
  const body = { meta: { name: 'Nosturityömaa' }, needsApproval: false, pages: [SAME, crane('pihalla'), SIGNATURE] };
  const form = await api.ask(inductionFormApi.create, { body }, author);
  const started = await api.ask(userFormApi.start, {
    query: { language: 'fi', skipEmail: 'true' },
    body: { inductionFormPin: form.meta.pin },
  });
  const { _id: id, token, pages } = started;
  const user = { firstName: 'Uuno', lastName: 'Uusija', company: 'Valo Oy', email: EMAIL };
  await api.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
  for (const [index, { content }] of pages.entries()) {
    const signed = { content: answered(content as Record<string, unknown>[]), version: 0 };
    await api.ask(userFormApi.signPage, { params: { id, pageIndex: String(index) }, body: signed }, { token });
  }
  const changed = {
    ...form,
    pages: [SAME, crane('kadulla'), SIGNATURE],
    renewal: { reason: 'Nosturi siirtyi kadulle.' },
  };
  await api.ask(inductionFormApi.update, { params: { id: form._id }, body: changed }, author);
  const load = () => api.ask(userFormApi.get, { params: { id } }, { token });
  // An induction learns by due work what its form demands.
  await expect.poll(async () => (await load()).meta.renewal?.demand?.reason).toBe(changed.renewal.reason);
  return `/v/${(await load()).passId}`;
}

test('a worker renews from the pass and is asked only what has changed', async ({ page, product }) => {
  const { codes, player } = TEXTS.fi;
  const pass = await demanded(product.url);
  const steps = new WorkerSteps(page, 'fi');
  await page.goto(`${pass}?lang=fi`);
  await expect(page.getByText(passes.state.renewal, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: passes.renew, exact: true }).click();
  await page.getByRole('button', { name: codes.send, exact: true }).click();
  await expect.poll(async () => (await codesTo(product, EMAIL)).length).toBeGreaterThan(0);
  await page.getByLabel(codes.label, { exact: true }).fill((await codesTo(product, EMAIL))[0] ?? '');
  await steps.button(TEXTS.fi.common.continue).click();

  await expect(page.getByText(renew.demanded('Nosturi siirtyi kadulle.'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await steps.button(renew.start).click();

  await steps.expectAt(0);
  await expect(page.getByText(renew.intro(1, 2))).toBeVisible();
  await expectAccessible(page);
  await steps.button(player.continueFrom.replace('{{page}}', '4')).click();
  await steps.expectAt(3);
  await expect(page.getByText('Nosturi on kadulla.')).toBeVisible();
  await expect(page.getByText(renew.changedText)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: TEXTS.fi.common.back, exact: true }).click();
  await steps.expectAt(2);
  await expect(page.getByText(/^Ennallaan, luettu /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await steps.press('next');
  await steps.expectAt(3);
  await steps.press('confirm');
  await steps.expectAt(4);
  await steps.sign('Helsinki');
  await steps.expectAt(5);
  await expect(page.getByText(passes.state.valid, { exact: true })).toBeVisible();

  await page.goto(`${pass}?lang=fi`);
  await expect(page.getByText(passes.state.valid, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: passes.renew, exact: true })).toHaveCount(0);
});
