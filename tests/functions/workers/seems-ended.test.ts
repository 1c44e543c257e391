import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDate } from '../../../shared/core/dates.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { NO_WORKER } from '../../../shared/workers/no-worker.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

async function passDays(days: number): Promise<void> {
  app.pass(days * 86_400);
  token = await app.login('manager@example.com');
}

test('who has not been noted for 30 days is asked about with the last day, and has no end before staff say so', async () => {
  const taken = await takeWhole(app, RICH_PIN, { ...PERSON, birthday: '1.2.1990' });
  const absent = await takeWhole(app, RICH_PIN, {
    ...PERSON,
    lastName: 'Poissaolija',
    birthday: '2.2.1990',
    taxNumber: '100000000011',
  });
  await passDays(0);
  const inductionFormIds = [taken.body.inductionForm._id];
  const site = await app.ask(projectApi.create, { body: { inductionFormIds, presence: true } }, { token });
  await app.settle();
  const params = { id: site._id };
  const note = (kind: 'in' | 'out') =>
    app.ask(presenceApi.note, { params, body: { userFormId: taken.id, kind } }, { token, key: uuid() });
  await note('in');
  await passDays(1);
  await note('in');
  const lastPresent = localDate(app.world.now());
  await app.settle();
  const list = (query: object) => app.ask(workerApi.list, { params, query }, { token });

  await passDays(29);
  expect(await list({ seemsEnded: 'true' })).toMatchObject({ items: [], counts: { seemsEnded: 0 } });
  await passDays(1);
  const { items, counts } = await list({ seemsEnded: 'true' });
  expect(counts).toMatchObject({ seemsEnded: 1 });
  expect(items).toMatchObject([{ userForms: [taken.id], end: null, endDate: null, lastPresent }]);
  const others = (await list({})).items.filter(({ userForms }) => userForms.includes(absent.id));
  expect(others).toMatchObject([{ lastPresent: null, end: null }]);

  const [worker] = items;
  if (!worker) return;
  const names = Object.keys(NO_WORKER) as (keyof typeof NO_WORKER)[];
  const facts = Object.fromEntries(names.map((name) => [name, worker[name]])) as typeof NO_WORKER;
  const body = { ...facts, endDate: lastPresent, version: worker.version };
  await app.ask(workerApi.correct, { params: { ...params, workerId: worker._id }, body }, { token });
  expect(await list({ seemsEnded: 'true' })).toMatchObject({ items: [], counts: { seemsEnded: 0 } });
});
