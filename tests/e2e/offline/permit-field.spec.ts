import type { Browser, BrowserContext, Page } from '@playwright/test';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { dayFromToday, openLink, personBlock, PermitSite } from '../permits/permit-steps.ts';
import { LocalProduct } from '../steps/local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { cardPhoto } from '../steps/worker-steps.ts';
import { shellKept } from './kept-shell.ts';
import { rowsOf } from './phone-database.ts';

const { permits, fields } = TEXTS.fi;
const DAYS = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };
/** By how many minutes a round is late depends on how busy the machine is. */
const LATE = new RegExp(permits.watch.late.replace('{{minutes}}', String.raw`\d+`));
const WATCH = { watchMinutes: 30, watchEvery: 15 };

test.describe.configure({ timeout: 300_000 });

/** What a phone shows of its permit is accessible and fits it. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function phoneOf(browser: Browser, product: LocalProduct): Promise<Page> {
  return (await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })).newPage();
}

/** Presses an act of the page, and confirms it in its dialog. */
async function act(page: Page, name: string, confirm: string, given: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(given)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** A permit in two zones, of which another permit has one for itself; both are sent, and this one is signed by its creator. */
async function sitePrepared(product: LocalProduct) {
  const guardBlock = personBlock('NoRole', 'Vartija', { isWatch: true });
  const site = await PermitSite.make(product, 'kenttä', { blocks: [guardBlock], settings: WATCH });
  const token = await site.token('editor');
  const worker = await site.inducted('Ville');
  const guard = await site.inducted('Rauno');
  const next = await site.inducted('Hanna');
  const [params, manager] = [{ id: site.project }, await site.token('manager')];
  const { version } = await site.api.ask(projectApi.get, { params }, { token: manager });
  const body = { zones: [{ name: 'Vesikatto' }, { name: 'Kellari K2' }], version };
  const { zones } = await site.api.ask(projectApi.saveZones, { params, body }, { token: manager });
  const zonesOf = (names: readonly string[]) => zones.flatMap(({ _id, name }) => (names.includes(name) ? [_id] : []));
  const more = (names: readonly string[]) => ({
    chosen: { NoRole: [{ userFormId: guard }] },
    facts: { zones: zonesOf(names) },
  });
  const form = await site.api.ask(permitFormApi.get, { params: { id: site.permitForm }, query: {} }, { token });
  const other = await site.submitted(worker, DAYS, { name: 'Kattohuovan poisto', ...more(['Kellari K2']) });
  await site.api.ask(
    permitFormApi.update,
    { params: { id: site.permitForm }, body: { ...form, exclusive: true } },
    { token },
  );
  const permit = await site.submitted(worker, DAYS, {
    name: 'Vesikaton bitumikate',
    ...more(['Vesikatto', 'Kellari K2']),
  });
  await site.signAs(permit._id, 'foreman@example.com', 'Creator');
  return { site, permit, other, next };
}

test('a permit lives on five phones while the work goes on: beside an exclusive one, suspended, extended, handed over, watched by three rounds, of which one is late and one made without a network, accepted and printed', async ({
  browser,
}) => {
  const product = await LocalProduct.start({ isForJourneys: true, hasMovedClock: true });
  const contexts: BrowserContext[] = [];
  const phone = async () => {
    const page = await phoneOf(browser, product);
    contexts.push(page.context());
    return page;
  };
  try {
    const { site, permit, other, next } = await sitePrepared(product);
    const { _id: id } = permit;
    const link = (name: string) => site.linkTo(id, name.includes('@') ? name : `${name}@tekija.example.org`);

    const worker = await phone();
    await openLink(worker, await link('ville'));
    await act(worker, permits.sign.act, permits.sign.act);
    await expect(worker.getByText(permits.view.signed)).toBeVisible();

    const grantor = await phone();
    await openLink(grantor, await link('manager@example.com'));
    await expect(grantor.getByText(other.number).first()).toBeVisible();
    await grantor.getByRole('button', { name: permits.sign.act, exact: true }).click();
    const granting = grantor.getByRole('dialog');
    await granting.getByLabel(permits.overlaps.reason).fill('Väliin rakennettiin palosuoja.');
    await expectFits(grantor);
    await granting.getByRole('button', { name: permits.sign.grant, exact: true }).click();
    await expect(granting).toHaveCount(0);

    await act(grantor, permits.field.suspend.act, permits.field.suspend.confirm, {
      [permits.field.reason]: 'Kaasuhälytin soi kellarissa K2.',
    });
    await worker.reload();
    await expect(worker.getByText(permits.suspended.stop)).toBeVisible();
    await expectFits(worker);
    await act(grantor, permits.field.resume.act, permits.field.resume.confirm);
    await expect(grantor.getByText(permits.suspended.stop)).toHaveCount(0);

    const desk = await phone();
    await desk.setViewportSize({ width: 1366, height: 800 });
    await rememberLogin(desk, 'foreman@example.com');
    await desk.goto(`/admin/projects/${site.project}/permit/${id}`);
    await desk.getByRole('button', { name: permits.field.extend.act, exact: true }).click();
    const extending = desk.getByRole('dialog');
    const nextYear = String(Number(DAYS.endTime.slice(0, 4)) + 1);
    await extending.getByRole('group', { name: permits.facts.endTime }).getByLabel(fields.year).selectOption(nextYear);
    await extending.getByLabel(permits.field.reason).fill('Sade viivytti työtä.');
    await expectFits(desk);
    await extending.getByRole('button', { name: permits.field.extend.confirm, exact: true }).click();
    await expect(extending).toHaveCount(0);
    for (const name of [permits.field.signExtension.act, permits.sign.act])
      await expect(desk.getByRole('button', { name, exact: true })).toBeVisible();
    await grantor.reload();
    await expect(grantor.getByText('Sade viivytti työtä.', { exact: false })).toBeVisible();
    await act(grantor, permits.field.signExtension.act, permits.field.signExtension.confirm);
    await expect(grantor.getByText(permits.field.extension.title)).toHaveCount(0);

    const former = (await site.read(id)).persons.find(({ role }) => role === 'Worker');
    const body = { personId: former?._id, to: { userFormId: next } };
    await site.api.ask(permitApi.handOver, { params: { id }, body }, { token: await site.token('foreman') });
    const taker = await phone();
    await openLink(taker, await link('hanna'));
    await act(taker, permits.field.signHandOver.act, permits.field.signHandOver.confirm);
    await grantor.reload();
    await act(grantor, permits.field.signHandOver.act, permits.field.signHandOver.confirm);
    await worker.reload();
    await expect(worker.getByText(/luovut/i).first()).toBeVisible();
    await expect(worker.getByRole('button', { name: permits.field.endWork.act, exact: true })).toHaveCount(0);

    await taker.reload();
    await act(taker, permits.field.endWork.act, permits.field.endWork.confirm);
    await expect(taker.getByText(permits.watch.title).first()).toBeVisible();

    const guard = await phone();
    await guard.clock.install();
    const pass = async (minutes: number) => {
      await product.pass(minutes);
      await guard.clock.fastForward(minutes * 60_000);
    };
    await openLink(guard, await link('rauno'));
    const note = guard.getByRole('button', { name: permits.watch.note, exact: true });
    await expect(note).toBeInViewport({ ratio: 1 });
    const due = guard.getByRole('listitem').filter({ hasText: permits.watch.nextRound });
    await expect(due).not.toContainText(permits.watch.turn);
    await expectFits(guard);
    await shellKept(guard);
    const kept = () =>
      guard.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('screen-files ')));
    await expect.poll(kept).toBe(true);

    await pass(14);
    await expect(due).toContainText(permits.watch.turn);
    await guard.getByLabel(permits.watch.word).fill('Kaide lämmin, jäähdytetty');
    await guard.locator('input[type="file"]').setInputFiles(await cardPhoto(guard, 'KAIDE'));
    await expect(guard.getByRole('button', { name: permits.watch.photoTaken })).toBeVisible();
    await note.click();
    await expect(guard.getByText('1 / 2')).toBeVisible();
    await expect(guard.getByText(permits.watch.waits)).toHaveCount(0);
    await expect(
      guard.getByRole('button', { name: new RegExp(permits.watch.photoOf.split('{{')[0] ?? '') }),
    ).toBeVisible();

    await pass(21);
    await note.click();
    await expect(guard.getByText('2 / 3')).toBeVisible();
    await expect(guard.getByText(LATE)).toBeVisible();
    // The answer tells the server's time, which both clocks were moved away from.
    await expect(guard.getByText(permits.watch.waits)).toHaveCount(0);

    await guard.context().setOffline(true);
    await guard.reload();
    await expect(guard.getByText(permits.view.needsNetworkWatch)).toBeVisible();
    await expect(guard.getByText('2 / 3')).toBeVisible();
    const anew = await guard.context().newPage();
    await anew.goto(guard.url());
    await expect(anew.getByText('2 / 3')).toBeVisible();
    await anew.close();
    await pass(11);
    await note.click();
    await expect(guard.getByText('3 / 3')).toBeVisible();
    await expect(guard.getByText(permits.watch.waits)).toBeVisible();
    await expectFits(guard);
    await guard.context().setOffline(false);
    await expect(note).toHaveCount(0);

    const approver = await phone();
    await openLink(approver, await link('viewer@example.com'));
    await act(approver, permits.sign.act, permits.sign.acceptWork);
    await expect(approver.getByText(permits.state.workApproved)).toBeVisible();

    for (const width of [360, 1366]) {
      await desk.setViewportSize({ width, height: 800 });
      await desk.goto(`/admin/projects/${site.project}/permit/${id}`);
      await expect(desk.getByText('Kaide lämmin, jäähdytetty')).toBeVisible();
      await expectFits(desk);
    }
    await desk.goto(`/admin/projects/${site.project}/permit/${id}/print`);
    for (const said of [
      'Vesikatto',
      'Väliin rakennettiin palosuoja.',
      'Kaasuhälytin soi kellarissa K2.',
      'Sade viivytti työtä.',
      'Hanna Tekijä',
      'Kaide lämmin, jäähdytetty',
      permits.print.phoneTime,
      permits.print.late,
    ]) {
      await expect(desk.getByText(said, { exact: false }).first()).toBeVisible();
    }
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await product.stop();
  }
});

test('a round that a guard notes without a network goes as soon as it is back, from whichever page of theirs is open then', async ({
  browser,
  product,
}) => {
  const site = await PermitSite.make(product, 'kierros', {
    blocks: [personBlock('NoRole', 'Vartija', { isWatch: true })],
    settings: WATCH,
  });
  const worker = await site.inducted('Veeti');
  const guard = await site.inducted('Raija');
  const { _id: id } = await site.submitted(worker, DAYS, { chosen: { NoRole: [{ userFormId: guard }] } });
  const address = (name: string) => `${name}@tekija.example.org`;
  await site.signAs(id, 'foreman@example.com', 'Creator');
  await site.signAs(id, address('veeti'), 'Worker');
  await site.signAs(id, 'manager@example.com', 'Grantor');
  const pin = (await site.linkTo(id, address('veeti'))).split('/').at(-1);
  const params = { id };
  const { token } = await site.api.ask(permitApi.review, { params, body: { pin } });
  await site.api.ask(permitApi.endWork, { params, body: { signPin: pin } }, { token });
  const words = async () => {
    const { watches } = await site.api.ask(permitApi.get, { params }, { token: await site.token('foreman') });
    return watches.flatMap(({ rounds }: Permit['watches'][number]) => rounds.map(({ word }) => word));
  };

  const phone = await phoneOf(browser, product);
  await openLink(phone, await site.linkTo(id, address('raija')));
  await shellKept(phone);
  const note = async (word: string) => {
    await expect(phone.getByLabel(permits.watch.word)).toBeVisible();
    await phone.context().setOffline(true);
    await phone.getByLabel(permits.watch.word).fill(word);
    await phone.getByRole('button', { name: permits.watch.note, exact: true }).click();
    await expect(phone.getByText(permits.watch.kept_one.replace('{{count}}', '1'))).toBeVisible();
  };

  await note('Portaikko haaleampi');
  await phone.context().setOffline(false);
  await phone.goto('/aloita');
  await expect.poll(words).toEqual(['Portaikko haaleampi']);
  await expect.poll(() => rowsOf(phone, 'rounds'), 'the phone knows it later than the server').toEqual([]);
  await phone.goto(await site.linkTo(id, address('raija')));
  await note('Portaikko kylmä');
  await phone.goto('/aloita');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.context().setOffline(false);
  await expect.poll(words).toEqual(['Portaikko haaleampi', 'Portaikko kylmä']);
  await phone.context().close();
});
