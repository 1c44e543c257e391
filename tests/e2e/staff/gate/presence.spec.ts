import type { Page } from '@playwright/test';
import { formatTime } from '../../../../shared/core/dates.ts';
import { gateApi } from '../../../../shared/gate/gate-api.ts';
import { presenceApi } from '../../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../../shared/projects/project-api.ts';
import { DOT, putInSight, seeCodes, showToCamera } from './gate-camera.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';

const { gate, projects, lists, nav, login } = TEXTS.fi;

test.use({ viewport: { width: 360, height: 740 } });

/** A site of a demo form that notes presence, and those who are inducted to it. */
async function newSite(url: string, name: string, form: string) {
  const api = new StaffApi(url);
  const { token } = await api.logIn('manager@example.com');
  const body = { name, inductionFormIds: [await api.formNamed(form)], presence: true };
  const { _id: id } = await api.ask(projectApi.create, { body }, { token });
  const { items: people } = await api.ask(gateApi.people, { params: { id }, query: {} }, { token });
  const noted = () => api.notedAt(id, token);
  const drills = () => api.ask(presenceApi.drills, { params: { id } }, { token });
  return { id, people, noted, drills };
}

const countPrints = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { prints: [] });
    window.print = () => {
      const { prints } = window as unknown as { prints: string[] };
      prints.push(document.querySelector('body > section[aria-hidden]')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
const printed = (page: Page) => page.evaluate(() => (window as unknown as { prints: string[] }).prints.at(-1) ?? '');

test('what a foreman scans and notes without a network is sent when it comes, the evacuation list opens by one press, and both print', async ({
  page,
  product,
}) => {
  const site = await newSite(product.url, 'Läsnäolotyömaa', 'Kalasataman torni C');
  const [known] = site.people;
  const elsewhere = await newSite(product.url, 'Toinen työmaa', 'Vierailijan perehdytys');
  const [unknown] = elsewhere.people;
  if (!known || !unknown) throw new Error('The demo has nobody for the gate.');
  await showToCamera(page, DOT);
  await seeCodes(page);
  await countPrints(page);
  await rememberLogin(page, 'foreman@example.com');
  const onSite = page.waitForResponse(/\/presence\/now$/);
  const people = page.waitForResponse(/\/gate\/people/);
  await page.goto(`/admin/projects/${site.id}/gate`);
  await Promise.all([onSite, people]);
  await expect(page.getByRole('link', { name: gate.evacuation.open })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: gate.scan.open }).click();
  await expect(page.getByText(gate.scan.reading)).toBeVisible();
  await putInSight(page, `${product.url}/v/${known.passId}`);
  await expect(page.getByText(known.name)).toBeVisible();
  await putInSight(page, undefined);
  await expect(page.getByText(gate.presence.later)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const arrival = page.getByRole('button', { name: new RegExp(`^${gate.presence.in}`) });
  await arrival.click();
  await expect(page.getByText(gate.presence.waits)).toBeVisible();
  await page.getByRole('link', { name: gate.presence.next }).click();
  await expect(page.getByText(gate.scan.reading)).toBeVisible();
  await putInSight(page, `${product.url}/v/${unknown.passId}`);
  await expect(page.getByRole('heading', { level: 1, name: gate.verdict.unchecked })).toBeVisible();
  await putInSight(page, undefined);
  await arrival.click();
  await expect(page.getByText(gate.presence.waits)).toBeVisible();
  await page.getByRole('link', { name: gate.back }).click();
  await expect(page.getByText(gate.unsent.waiting_other.replace('{{count}}', '2'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: gate.evacuation.open }).click();
  await expect(page.getByText('Löytynyt 0 / 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: new RegExp(known.name) }).click();
  await expect(page.getByText('Löytynyt 1 / 2')).toBeVisible();
  await page.getByRole('button', { name: gate.evacuation.print }).click();
  await expect.poll(() => printed(page)).toContain(known.name);
  expect(await site.noted()).toEqual([]);

  await page.context().setOffline(false);
  await expect.poll(async () => (await site.drills()).open?.foundPassIds).toEqual([known.passId]);
  const noted = await site.noted();
  expect(noted.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['in'], ['in']]);
  expect(new Set(noted.map(({ name }) => name))).toEqual(new Set([known.name, unknown.name]));
  expect(noted.find(({ name }) => name === unknown.name)?.events[0]).toMatchObject({
    verdict: 'refused',
    reasons: expect.arrayContaining(['other_site']),
  });
  await page.getByRole('button', { name: gate.evacuation.end }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: gate.evacuation.end }).click();
  await expect(page.getByRole('heading', { name: gate.evacuation.former })).toBeVisible();
  expect((await site.drills()).items).toMatchObject([{ people: 2, found: 1 }]);

  await page.getByRole('link', { name: gate.back }).click();
  await page.getByRole('link', { name: `${projects.tabs.presence} 2` }).click();
  await expect(page.getByText(gate.onSite.count_other.replace('{{count}}', '2'))).toBeVisible();
  await page.getByRole('button', { name: gate.onSite.view.people }).click();
  await page.getByRole('button', { name: lists.print }).click();
  await expect.poll(() => printed(page)).toContain(unknown.name);
  expect(await printed(page)).toContain(gate.reason.other_site);
  await page.getByRole('button', { name: gate.onSite.eventsOf.replace('{{name}}', unknown.name) }).click();
  await page.getByRole('button', { name: gate.onSite.strike }).click();
  await page.getByLabel(gate.onSite.reason).fill('Väärä henkilö');
  await expectAccessible(page);
  await page.getByRole('button', { name: gate.onSite.strike }).click();
  await expect(page.getByText(/Väärä henkilö/)).toBeVisible();
  await page.getByRole('button', { name: TEXTS.fi.common.close }).click();
  await expect(page.getByText(gate.onSite.stay.struck)).toBeVisible();
  await page.getByRole('button', { name: gate.onSite.view.employers }).click();
  await expect(page.getByText(known.employer)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a logout loses no note: it is sent after the next login, from whichever page opens then', async ({
  page,
  product,
}) => {
  const site = await newSite(product.url, 'Uloskirjaustyömaa', 'Kalasataman torni C');
  const [known] = site.people;
  if (!known) throw new Error('The demo has nobody for the gate.');
  await page.setViewportSize({ width: 1366, height: 768 });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.id}/gate/${known.passId}`);
  await page.route('**/api/projects/*/presence', (route) => route.abort());
  await page.getByRole('button', { name: new RegExp(`^${gate.presence.in}`) }).click();
  await expect(page.getByText(gate.presence.waits)).toBeVisible();
  await page.goto('/admin/home');
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: nav.logout }).click();
  await expect(page.getByLabel(login.email, { exact: true })).toBeVisible();
  await page.unroute('**/api/projects/*/presence');
  expect(await site.noted()).toEqual([]);
  await rememberLogin(page, 'foreman@example.com');
  await page.goto('/admin/my-user');
  await expect.poll(async () => (await site.noted()).map(({ name }) => name)).toEqual([known.name]);
});

test('a phone whose clock is three hours ahead says when the site has it', async ({ page, product }) => {
  const site = await newSite(product.url, 'Kellotyömaa', 'Kalasataman torni C');
  const [known] = site.people;
  if (!known) throw new Error('The demo has nobody for the gate.');
  await rememberLogin(page, 'foreman@example.com');
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000);
  await page.goto(`/admin/projects/${site.id}/gate/${known.passId}`);
  await page.getByRole('button', { name: new RegExp(`^${gate.presence.in}`) }).click();
  const said = page.getByRole('status').filter({ hasText: gate.presence.noted.in.split('{{')[0] ?? '' });
  await expect(said).toBeVisible();
  await expect.poll(async () => (await site.noted()).length).toBe(1);
  const [at = ''] = (await site.noted()).flatMap(({ events }) => events.map((event) => event.at));
  const around = [-60, 0].map((seconds) => formatTime(new Date(Date.parse(at) + seconds * 1000).toISOString()));
  await expect(said).toHaveText(new RegExp(around.map((time) => time.replace('.', '\\.')).join('|')));
});
