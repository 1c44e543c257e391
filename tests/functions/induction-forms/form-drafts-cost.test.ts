import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PINS } from '../../../infra/demo/demo-pins.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import type { Got } from '../../fixtures/test-app.ts';

test('a draft costs one read when its form is opened, and one transaction when it is saved', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  const { app } = on;
  await seedDemo(app.world);
  const token = await app.login('editor@example.com');
  const { items }: Got['body'] = await app.ask(inductionFormApi.find, {}, { token });
  const { _id: id } = items.find(({ meta }: { meta: { pin: string } }) => meta.pin === DEMO_PINS.visitor);
  const open = () => app.call(inductionFormApi.get, { params: { id }, query: { draft: 'true' } }, { token });
  const form = (await open()).body;
  const save = (change: object) =>
    app.call(inductionFormApi.update, { params: { id }, body: { ...form, ...change } }, { token });

  const opened = await counted(on, open);
  const saved = await counted(on, () => save({ project: { ...form.project, title: ['Luonnos'] }, draft: true }));
  const openedDraft = await counted(on, open);
  const { version } = (await open()).body;
  const published = await counted(on, () => save({ project: { title: ['Luonnos'] }, version, draft: false }));
  const requests = [opened, saved, openedDraft, published].map((count) => count.requests);
  expect(requests).toEqual([2, 3, 3, 5]);
  expect(saved.writeUnits).toBeLessThan(published.writeUnits);
});
