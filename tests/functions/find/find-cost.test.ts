import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { addInductionRows } from '../../bench/counts/induction-rows.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { addManyThings } from '../home/many-things.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { findApi } from '../../../shared/find/find-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';

const MOST_REQUESTS = 5;

test('a search takes at most five requests, by one word or two, with little to find and with much', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const token = await on.app.login('root@example.com');
  const viewer = await on.app.login('viewer@example.com');
  const ask = (q: string) => on.app.call(findApi.find, { query: { q } }, { token });
  const requests = async () => {
    const all = [];
    for (const q of ['m', 'matti', 'matti meik', 'työmaa 1', 'xyz'])
      all.push((await counted(on, () => ask(q))).requests);
    return Math.max(...all);
  };
  expect(await requests()).toBeLessThanOrEqual(MOST_REQUESTS);
  const { _id: project = '' } = (await on.app.ask(projectApi.list, {}, { token: viewer })).items[0] ?? {};
  const { company, inductionFormIds } = await on.app.ask(
    projectApi.get,
    { params: { id: project } },
    { token: viewer },
  );
  const [formId = ''] = inductionFormIds;
  await addManyThings(on, { company, inductionFormId: formId }, { cards: 300, sites: 1000 });
  await addInductionRows(on, { company, formId, formName: 'Perehdytys', owner: 'A'.repeat(22), from: 0, to: 1000 });
  expect(await requests()).toBeLessThanOrEqual(MOST_REQUESTS);
  const { body } = await ask('työmaa');
  expect(body.groups).toMatchObject([{ group: 'projects', isMore: true }]);
  expect(body.isCut).toBe(false);
  const form = { name: 'Työskentely katolla', description: '', pages: [] };
  await on.app.ask(permitFormApi.create, { body: form }, { token });
  const { body: beside } = await ask('t');
  const forms = beside.groups.find(({ group }) => group === 'forms');
  expect(forms?.items.map(({ name }) => name)).toContain('Työskentely katolla');
}, 120_000);
