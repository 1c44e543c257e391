import { expect, onTestFinished, test } from 'vitest';
import { startSeededApp } from '../../fixtures/walk.ts';

test('the demo project shows a card of each state, with its photo, to those who may see cards', async () => {
  const app = await startSeededApp();
  onTestFinished(() => app.stop());
  const token = await app.login('viewer@example.com');
  const [project] = (await app.get('/projects', { token })).body.items;
  const { body } = await app.get(`/cards/project/${project._id}`, { token });
  const cards = body.items as { _id: string; imageSrc: string; expirationStatus: string }[];
  expect(cards.map(({ expirationStatus }) => expirationStatus)).toEqual(['expired', 'warn', 'valid', 'none']);
  const photos = cards.map(({ _id, imageSrc }) => app.files.objects.has(`static/images/card/${_id}/${imageSrc}`));
  expect(photos).toEqual([true, true, true, true]);
});
