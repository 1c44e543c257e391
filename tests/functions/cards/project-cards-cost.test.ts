import { expect, onTestFinished, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { addCardRows } from '../../bench/counts/card-rows.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { plainCount } from '../../bench/counts/measured-counts.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';

test("a page of a project's cards costs the same at 100 and at 2,000 cards: one Query for each form and one for its own", async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const token = await on.app.login('viewer@example.com');
  const { _id: id = '' } = (await on.app.ask(projectApi.list, {}, { token })).items[0] ?? {};
  const { company, inductionFormIds } = (await on.app.call(projectApi.get, { params: { id } }, { token })).body;
  const read = async (query: Given<typeof cardApi.listOfProject>['query']) =>
    plainCount(await counted(on, () => on.app.call(cardApi.listOfProject, { params: { id }, query }, { token })));
  const readAll = async () => ({
    soonest: await read({ limit: '20' }),
    latest: await read({ limit: '20', sort: '-expires' }),
    valid: await read({ limit: '20', expirationStatus: 'valid' }),
    found: await read({ limit: '20', q: 'mallikas0000' }),
    byName: await read({ limit: '20', sort: 'name' }),
    month: (await read({ limit: '20', month: '2030-05' })).requests,
  });
  const rows = { company, inductionFormId: String(inductionFormIds[0]) };
  await addCardRows(on, { ...rows, from: 0, to: 100 });
  const few = await readAll();
  await addCardRows(on, { ...rows, from: 100, to: 2000 });
  expect(await readAll()).toEqual(few);
  // The caller, the project, a Query for each of its two forms and for its own cards; by name also one batch get.
  expect(few).toMatchObject({
    soonest: { requests: 5, writeUnits: 0 },
    latest: { requests: 5 },
    valid: { requests: 5 },
    found: { requests: 6 },
    byName: { requests: 6 },
    month: 5,
  });
  const counting = plainCount(await counted(on, () => on.app.call(cardApi.expiries, { params: { id } }, { token })));
  // Two Queries for each list; none of these cards expires within twelve months.
  expect(counting).toMatchObject({ requests: 8, writeUnits: 0 });
});
