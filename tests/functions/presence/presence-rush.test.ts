import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { sendPresence } from '../../../web/presence/outbox/send-presence.ts';
import type { PresenceOutbox } from '../../../web/presence/outbox/presence-outbox.ts';
import { startCountedApp, type CountedApp } from '../../bench/counts/counted-app.ts';
import { addInductionRows } from '../../bench/counts/induction-rows.ts';
import { CALM, STORM } from '../../chaos/weather.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { ChaosFetch } from './chaos-fetch.ts';
import { PresencePhone } from '../../web/presence/presence-phone.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { formsIn } from '../../fixtures/listed-forms.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const PHONES = 300;
const MINUTES = 10;
const NAME = 'Ruuhkakatu';
const SHORTEST_PHONE_WAIT_MILLISECONDS = 1000;
let on: CountedApp;
let network: ChaosFetch;
beforeAll(async () => {
  on = await startCountedApp();
  await seedDemo(on.app.world);
  on.app.stopClock();
  on.app.passToMorning();
  network = new ChaosFetch(on.app.app, 'a rush at the gate');
  vi.stubGlobal('fetch', network.fetch);
  // The minutes are the test's own: no phone tries again by itself in between, but the store's client does.
  const { setTimeout } = globalThis;
  const begin = (act: () => void, milliseconds = 0) =>
    setTimeout(milliseconds < SHORTEST_PHONE_WAIT_MILLISECONDS ? act : () => undefined, milliseconds).unref();
  vi.stubGlobal('setTimeout', begin);
  // What is lost is logged in a browser.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await on.app.stop();
});

/** A site of a form of its own, with an induction for each phone, and the foreman of all phones. */
async function newRush() {
  const { app } = on;
  const login = { email: 'manager@example.com', password: 'demo-demo' };
  const { token, user } = await app.ask(sessionApi.login, { body: login });
  const found = await app.ask(inductionFormApi.find, { query: { limit: '100' } }, { token });
  const form = expectFound(formsIn(found)[0]);
  const company = user.company._id;
  const rows = { company, formId: form._id, formName: NAME, owner: user._id, from: 0, to: PHONES };
  const ids = await addInductionRows(on, rows);
  const site = await app.ask(projectApi.create, { body: { inductionFormIds: [form._id], presence: true } }, { token });
  const sender = { _id: user._id, name: user.name, company, token };
  return { site: { _id: site._id, name: NAME }, sender, passIds: ids.map((id) => passIdOf(app.world.keys, id)) };
}

test('of 300 phones in ten minutes over a bad network nothing is lost and nothing doubled, whatever their clocks say', async () => {
  const { app } = on;
  const { site, sender, passIds } = await newRush();
  const began = app.world.now().getTime();
  const desks = passIds.map((passId, number) => {
    const phone = new PresencePhone(sendPresence);
    phone.sender = sender;
    // Some phones' clocks are hours off.
    phone.now = began + ((number % 7) - 3) * 3_600_000;
    return { passId, number, phone, outbox: phone.tab(uuid) };
  });
  const waiting = () => desks.filter(({ phone }) => phone.rows.size > 0);
  const sendAll = async (of: { outbox: PresenceOutbox }[]) =>
    void (await Promise.all(of.map(({ outbox }) => outbox.send())));

  network.weather = STORM;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const notes = desks.flatMap(({ passId, number, outbox }) => {
      const kinds = [number % MINUTES === minute && 'in', number % 20 === minute - 5 && 'out'] as const;
      return kinds.flatMap((kind) =>
        kind === false ? [] : [outbox.note({ what: 'note', kind, passId, name: '', employer: '' }, site)],
      );
    });
    await Promise.all(notes);
    await sendAll(waiting());
    app.pass(60);
    for (const { phone } of desks) phone.now += 60_000;
  }
  expect(waiting().length).toBeGreaterThan(0);
  network.weather = CALM;
  await sendAll(waiting());
  expect(waiting()).toEqual([]);
  expect(network.counts).toMatchObject({
    dropped: expect.toSatisfy((count) => count > 50),
    lostAnswers: expect.toSatisfy((count) => count > 50),
    doubled: expect.toSatisfy((count) => count > 10),
  });

  const { items } = await app.ask(presenceApi.list, { params: { id: site._id }, query: {} }, { token: sender.token });
  const noted = new Map(items.map(({ userFormId, events }) => [passIdOf(app.world.keys, userFormId), events]));
  expect(noted.size).toBe(PHONES);
  for (const { passId, number } of desks) {
    const minutes = [number % MINUTES, ...(number % 20 < 5 ? [(number % 20) + 5] : [])];
    const times = minutes.map((minute) => new Date(began + minute * 60_000).toISOString());
    expect(noted.get(passId)?.map(({ at }) => at)).toEqual(times);
  }
});
