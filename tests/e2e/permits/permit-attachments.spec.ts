import type { Page } from '@playwright/test';
import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';
import { dayFromToday, device, openLink, PermitSite } from './permit-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { cardPhoto } from '../steps/worker-steps.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const { permits, common } = TEXTS.fi;
const { attachments } = permits;
const NOW = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };
const PLAN = { name: 'Nostosuunnitelma.pdf', mimeType: 'application/pdf', buffer: Buffer.from(rescuePlan()) };

/** Another document than the plan. */
const NOTE = {
  ...PLAN,
  name: 'Muistio.pdf',
  buffer: Buffer.concat([PLAN.buffer, Buffer.from('% muistio\n%%EOF\n')]),
};

const picture = (on: Page) => on.getByRole('button', { name: 'Suurenna: Kuva 1', exact: true });
const paper = (on: Page) => on.getByRole('link', { name: /^Asiakirja 1/ });
const addPictures = (on: Page) => on.getByLabel(attachments.add.images);
const addDocuments = (on: Page) => on.getByLabel(attachments.add.documents);

async function expectShown(on: Page, image: string): Promise<void> {
  await expect(on.locator(`img[src*="${image}"]`).first()).toHaveJSProperty('complete', true);
  const width = await on
    .locator(`img[src*="${image}"]`)
    .first()
    .evaluate((each: HTMLImageElement) => each.naturalWidth);
  expect(width).toBeGreaterThan(100);
}

async function expectNothingOffered(on: Page): Promise<void> {
  await expect(addPictures(on)).toHaveCount(0);
  await expect(addDocuments(on)).toHaveCount(0);
  await expect(on.getByRole('button', { name: /^Poista Kuva/ })).toHaveCount(0);
}

test('attachments are added by who writes a permit, seen by who signs it, and taken away again', async ({
  browser,
  product,
}) => {
  const site = await PermitSite.make(product, 'liitteet');
  const { _id: id } = await site.draft(await site.inducted('Vilppu'), NOW);
  const overview = `/admin/projects/${site.project}/permit/${id}`;
  const writer = await site.token('foreman');
  const stored = () => site.api.ask(permitApi.get, { params: { id } }, { token: writer });
  const desk = await device(browser, 1366);
  await rememberLogin(desk, 'foreman@example.com');
  await desk.goto(`/edit-permit/${id}/0`);
  await expect(desk.getByText(attachments.none)).toBeVisible();
  await addDocuments(desk).setInputFiles({ ...PLAN, name: 'muistio.txt', mimeType: 'text/plain' });
  const refusal = desk.getByRole('alert').filter({ hasText: attachments.notPdf });
  await expect(refusal).toContainText('muistio.txt');
  await desk.getByRole('button', { name: attachments.forget }).click();
  await expect(refusal).toHaveCount(0);

  let store: 'held' | 'broken' | 'open' = 'held';
  let held = 0;
  await desk.route('**/*', async (route) => {
    const isPost = (route.request().headers()['content-type'] ?? '').startsWith('multipart/');
    if (!isPost || store === 'open') return route.fallback();
    if (store === 'broken') return route.abort('connectionreset');
    // Held until the page gives it up.
    held += 1;
  });
  await addPictures(desk).setInputFiles(await cardPhoto(desk, 'KATTO'));
  await expect.poll(() => held).toBe(1);
  await desk.getByRole('link', { name: permits.open }).click();
  await desk.getByRole('button', { name: TEXTS.fi.unsaved.stay }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: attachments.stop }).click();
  await expect(desk.getByRole('progressbar')).toHaveCount(0);
  expect((await stored()).images).toEqual([]);

  store = 'broken';
  await addPictures(desk).setInputFiles(await cardPhoto(desk, 'KATTO'));
  await expect(desk.getByRole('alert').filter({ hasText: TEXTS.fi.errors.network })).toBeVisible();
  store = 'open';
  await desk.getByRole('button', { name: new RegExp(`^${common.retry}`) }).click();
  await expect(picture(desk)).toBeVisible();
  const { version } = await stored();
  const elsewhere = { version, description: 'Huopakaton hitsaus, lohko C' };
  await site.api.ask(permitApi.update, { params: { id }, body: elsewhere }, { token: writer });
  await addDocuments(desk).setInputFiles(PLAN);
  await expect(paper(desk)).toBeVisible();
  await expect(desk.getByLabel(permits.facts.description)).toHaveValue(elsewhere.description);
  await expectAccessible(desk);
  const { images, documents } = await stored();
  expect([images.length, documents.length]).toEqual([1, 1]);
  const image = expectFound(images[0]);
  await expectShown(desk, image);

  await site.submit(id);
  const signer = await device(browser, 320);
  await openLink(signer, await site.linkTo(id, 'foreman@example.com'));
  await expectShown(signer, image);
  const opened = await signer.request.get(String(await paper(signer).getAttribute('href')));
  const { 'content-type': type, 'content-disposition': disposition } = opened.headers();
  expect([opened.status(), type, disposition]).toEqual([200, 'application/pdf', 'attachment']);
  await expectNothingOffered(signer);
  await expectNoSidewaysScroll(signer);
  await expectAccessible(signer);
  await picture(signer).press('Enter');
  await expect(signer.getByRole('dialog', { name: 'Kuva 1' })).toBeVisible();
  await signer.keyboard.press('Escape');
  await expect(picture(signer)).toBeFocused();

  // Whoever reads the code of a print sees the same, and is told the permit's own id nowhere.
  const { viewId, viewPin } = await stored();
  const passer = await device(browser);
  const told: Promise<string>[] = [];
  passer.on('response', (answer) => {
    if (answer.url().includes('/api/')) told.push(answer.text());
  });
  await openLink(passer, `/view-permit/${viewId}/${viewPin}`);
  await expectShown(passer, image);
  const plan = await passer.request.get(String(await paper(passer).getAttribute('href')));
  expect(plan.status()).toBe(200);
  expect((await Promise.all(told)).filter((text) => text.includes(id))).toEqual([]);

  const reader = await device(browser);
  await rememberLogin(reader, 'viewer@example.com');
  await reader.goto(overview);
  await expectShown(reader, image);
  await expectNothingOffered(reader);
  await reader.goto(`${overview}/print`);
  await expect(reader.getByRole('figure', { name: 'Kuva 1' })).toBeVisible();
  await expectShown(reader, image);

  await site.signAs(id, 'foreman@example.com', 'Creator');
  await desk.goto(overview);
  await expect(paper(desk)).toBeVisible();
  await expectNothingOffered(desk);
  await site.signAs(id, 'vilppu@tekija.example.org', 'Worker');
  await desk.reload();
  await addDocuments(desk).setInputFiles(NOTE);
  await expect(desk.getByRole('dialog')).toContainText('2 allekirjoitusta mitätöityy');
  await desk.getByRole('button', { name: attachments.doNotAdd }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Poista Kuva 1' }).press('Enter');
  await expect(desk.getByRole('dialog')).toContainText('2 allekirjoitusta mitätöityy');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: attachments.confirm.images, exact: true }).press('Enter');
  await expect(desk.getByText('Poistettu: Kuva 1.')).toBeVisible();
  await expect(picture(desk)).toHaveCount(0);
  await expect(paper(desk)).toBeVisible();

  await site.api.ask(permitApi.cancel, { params: { id }, body: {} }, { token: await site.token('foreman') });
  await desk.reload();
  await expect(paper(desk)).toBeVisible();
  await expectNothingOffered(desk);
  expect((await stored()).images).toEqual([]);
});

test('an attachment that is added where somebody has signed meanwhile voids no signature before it is asked about', async ({
  browser,
  product,
}) => {
  const site = await PermitSite.make(product, 'samaan aikaan');
  const { _id: id } = await site.submitted(await site.inducted('Vuokko'), NOW);
  const desk = await device(browser, 360);
  await rememberLogin(desk, 'foreman@example.com');
  await desk.goto(`/admin/projects/${site.project}/permit/${id}`);
  await expect(desk.getByText(attachments.none)).toBeVisible();
  await site.signAs(id, 'foreman@example.com', 'Creator');
  await site.signAs(id, 'vuokko@tekija.example.org', 'Worker');
  await addDocuments(desk).setInputFiles(PLAN);
  await expect(desk.getByRole('alert').filter({ hasText: TEXTS.fi.errors.version_conflict })).toBeVisible();
  await expectNoSidewaysScroll(desk);
  const signed = async () => {
    const { persons, documents } = await site.read(id);
    const count = persons.filter(({ status }) => status === 'Signed').length;
    return { signatures: count, documents: documents.length };
  };
  expect(await signed()).toEqual({ signatures: 2, documents: 0 });
  await desk.getByRole('button', { name: new RegExp(`^${common.retry}`) }).click();
  await expect(desk.getByRole('dialog')).toContainText('2 allekirjoitusta mitätöityy');
  await desk.getByRole('button', { name: attachments.addAndVoid }).click();
  await expect(paper(desk)).toBeVisible();
  expect(await signed()).toEqual({ signatures: 0, documents: 1 });
});
