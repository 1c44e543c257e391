import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../../functions/security/random-ids.ts';
import { onSiteWrite } from '../../../functions/store/entities/presence/on-site.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { ASSUMED } from '../../../infra/reports/cost/monthly-cost.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp, type CountedApp } from '../../bench/counts/counted-app.ts';
import { putAll } from '../../bench/counts/put-all.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, takeWhole } from '../../fixtures/walk.ts';

/** Puts people onto a site, as their arrivals leave them there. */
async function fillSite(
  { app, shadow }: CountedApp,
  { company, project }: { company: string; project: string },
  people: number,
) {
  const now = app.world.now();
  const items = Array.from({ length: people }, () => {
    const person = {
      userForm: newId(app.world),
      name: 'Konstantin Meikäläinen-Virtanen',
      employer: 'Suomen Sähkötyö Valo Oy',
    };
    const write = onSiteWrite(0, { company, project, ...person, since: now.toISOString() }, now);
    return marshall('put' in write ? write.put : {}, { removeUndefinedValues: true });
  });
  await putAll(shadow, app.world.table.name, items);
}

test('an arrival and a leaving of a person’s day take at most what the cost page assumes of them, whoever notes them, and a site of 2,000 people is read by one Query', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const { id, token: own, body } = await takeWhole(on.app, RICH_PIN, PERSON);
  await on.app.settle();
  let token = await on.app.login('manager@example.com');
  const draft = { name: 'Silta', presence: true, selfCheckIn: true, inductionFormIds: [body.inductionForm._id] };
  const { _id: site, gateId } = await on.app.ask(projectApi.create, { body: draft }, { token });
  const { checkInKey } = (await on.app.call(checkInApi.giveKey, { params: { id } }, { token: own })).body;
  const byStaff = (kind: 'in' | 'out') =>
    on.app.call(presenceApi.note, { params: { id: site }, body: { userFormId: id, kind } }, { token, key: uuid() });
  const byThemselves = (kind: 'in' | 'out') =>
    on.app.call(
      checkInApi.note,
      { params: { id: gateId ?? '' }, body: { checkInKey: checkInKey ?? '', kind } },
      { key: uuid() },
    );
  await byStaff('in');
  await on.app.settle();
  for (const note of [byStaff, byThemselves]) {
    on.app.pass(20 * 3600);
    token = await on.app.login('manager@example.com');
    const day = await counted(on, async () => {
      const arrival = await note('in');
      on.app.pass(3600);
      const leaving = await note('out');
      return [arrival, leaving];
    });
    expect(day.writeUnits).toBeLessThanOrEqual(ASSUMED.presenceDay.writeUnits);
    expect(day.readUnits).toBeLessThanOrEqual(ASSUMED.presenceDay.readUnits);
  }

  token = await on.app.login('manager@example.com');
  const { company } = await on.app.ask(projectApi.get, { params: { id: site } }, { token });
  await fillSite(on, { company, project: site }, 2000);
  const list = await counted(on, async () => {
    const got = await on.app.call(presenceApi.onSite, { params: { id: site } }, { token });
    expect(got.body.items.length).toBeGreaterThanOrEqual(2000);
    return got;
  });
  // The caller, the site, and one Query of everybody.
  expect(list.metered.map(({ operation }) => operation)).toEqual(['GetItem', 'GetItem', 'Query']);
});
