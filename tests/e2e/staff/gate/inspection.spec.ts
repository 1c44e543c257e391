import { readFile } from 'node:fs/promises';
import { projectApi } from '../../../../shared/projects/project-api.ts';
import { workerApi } from '../../../../shared/workers/worker-api.ts';
import { fi as texts } from '../../../../web/workers/inspection/texts/fi.ts';
import { NO_WORKER } from '../../../../shared/workers/no-worker.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';

const { share } = TEXTS.fi.workers;

test('staff share the list, an inspector opens it on a phone, searches, saves and prints it, and it is dead once revoked', async ({
  page,
  product,
  browser,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const { _id: id } = await api.ask(projectApi.create, { body: { name: 'Tarkastustyömaa' } }, { token });
  for (const [lastName, isPosted] of [
    ['Kask', true],
    ['Virtanen', false],
  ] as const) {
    const facts = { ...NO_WORKER, lastName, firstName: 'Jaan', employer: 'Ehitus OÜ', isPosted };
    const body = { ...facts, startDate: '2026-01-05' };
    await api.ask(workerApi.add, { params: { id }, body }, { token });
  }
  await rememberLogin(page, 'manager@example.com');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/projects/${id}/workers`);
  await page.getByRole('button', { name: share.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(share.none)).toBeVisible();
  await dialog.getByRole('button', { name: share.make }).click();
  const made = dialog.getByRole('region', { name: share.made });
  const url = (await made.getByText(/\/luettelo\//).textContent()) ?? '';
  const code = /\d{3}\s?\d{3}/.exec((await made.textContent()) ?? '')?.[0].replace(/\s/g, '') ?? '';
  expect(code).toHaveLength(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const phone = await browser.newContext({ locale: 'fi-FI', viewport: { width: 360, height: 740 } });
  const inspector = await phone.newPage();
  await inspector.addInitScript(() => (window.print = () => undefined));
  const address = `${product.url}${new URL(url).pathname}?lang=fi`;
  const enter = async () => {
    await inspector.goto(address);
    await inspector.locator('#code').focus();
    await inspector.keyboard.type(code);
    await inspector.getByRole('button', { name: texts.open }).click();
  };
  await enter();
  await expect(inspector.getByRole('heading', { name: 'Kask Jaan' })).toBeVisible();
  await expect(inspector.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(inspector);
  await expectNoSidewaysScroll(inspector);
  await inspector.getByLabel(texts.day).fill('4.1.2026');
  await expect(inspector.getByText(texts.nobody)).toBeVisible();
  await inspector.getByLabel(texts.day).fill('');
  await inspector.getByLabel(texts.search).fill('virt');
  await expect(inspector.getByRole('heading', { name: 'Kask Jaan' })).toHaveCount(0);

  const linkId = new URL(url).pathname.split('/').at(-1) ?? '';
  const download = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: texts.save }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain(linkId);
  expect(saved).toMatch(/Haettu \d+\.\d+\.\d{4}\sklo\s\d+\.\d{2}/);
  expect(saved).toContain('Virtanen;Jaan');
  expect(saved).not.toContain('Kask');

  await inspector.getByRole('button', { name: texts.print }).click();
  await inspector.emulateMedia({ media: 'print' });
  await expect(inspector.getByText(texts.link(linkId)).last()).toBeVisible();
  // The width of A4 across between the margins of the sheet, at 96 dots an inch.
  await inspector.setViewportSize({ width: Math.floor(((297 - 28) / 25.4) * 96), height: 900 });
  await expectNoSidewaysScroll(inspector);
  await inspector.emulateMedia({ media: 'screen' });
  await inspector.setViewportSize({ width: 360, height: 740 });

  await dialog.getByRole('button', { name: TEXTS.fi.common.close }).first().click();
  await page.getByRole('button', { name: share.open }).click();
  await expect(dialog.getByText(/^Avattu \d+\.\d+\.\d{4}/)).toBeVisible();
  await dialog.getByRole('button', { name: share.revoke }).click();
  await expect(dialog.getByText(/^Suljettu /)).toBeVisible();
  await enter();
  await expect(inspector.getByText(texts.refused)).toBeVisible();
  await expect(inspector.locator('#code')).toBeFocused();
  await expectAccessible(inspector);
  await phone.close();
});
