import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { ASSUMED } from '../../../infra/reports/cost/monthly-cost.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, takeWhole } from '../../fixtures/walk.ts';

test('an arrival and a leaving of a person’s day take at most what the cost page assumes of them, whoever notes them', async () => {
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
});
