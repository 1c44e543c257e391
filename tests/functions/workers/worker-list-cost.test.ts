import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../../functions/security/random-ids.ts';
import { presenceSpanWrite } from '../../../functions/store/entities/presence/presence-spans.ts';
import { findWorkerItems } from '../../../functions/store/entities/workers/worker-lines.ts';
import type { Item } from '../../../functions/store/items.ts';
import { workerKey } from '../../../functions/store/site-keys.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { counted } from '../../bench/counts/counted.ts';
import { putAll } from '../../bench/counts/put-all.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, takeWhole } from '../../fixtures/walk.ts';

const PEOPLE = 2000;

test('a page of the list of a site of 2,000 people takes one Query of its lines, and one of who was last there where presence is noted', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  const { app, shadow } = on;
  const { world } = app;
  await seedDemo(world);
  const { id, body } = await takeWhole(app, RICH_PIN, PERSON);
  await app.settle();
  const token = await app.login('manager@example.com');
  const draft = { name: 'Silta', presence: true, inductionFormIds: [body.inductionForm._id] };
  const { _id: site } = await app.ask(projectApi.create, { body: draft }, { token });
  await app.settle();
  await app.ask(
    presenceApi.note,
    { params: { id: site }, body: { userFormId: id, kind: 'in' } },
    { token, key: uuid() },
  );
  await app.settle();
  const line = (await findWorkerItems(world.table, site)).find(({ entity }) => entity === 'worker');
  if (!line) throw new Error('Whoever was inducted is on the list.');
  const day = '2026-11-20';
  const items = Array.from({ length: PEOPLE }, (): Item[] => {
    const [lineId, userForm] = [newId(world), newId(world)];
    const span = presenceSpanWrite(site, userForm, { from: day, until: day, first: day, last: day });
    return [
      { ...line, ...workerKey(site, lineId), id: lineId, userForms: [userForm] },
      'put' in span ? span.put : line,
    ];
  }).flat();
  await putAll(
    shadow,
    world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
  const page = await counted(on, async () => {
    const got = await app.call(workerApi.list, { params: { id: site }, query: { limit: '100' } }, { token });
    expect(got.body).toMatchObject({ counts: { all: expect.toSatisfy((count) => count > PEOPLE) } });
    return got;
  });
  // The caller and the site; then the lines and the days.
  expect(page.metered.map(({ operation }) => operation)).toEqual(['GetItem', 'GetItem', 'Query', 'Query']);
});
