import { expect, onTestFinished, test } from 'vitest';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

test('the demo project shows a card of each state, with its photo, to those who may see cards', async () => {
  const app = await startSeededApp();
  onTestFinished(() => app.stop());
  const token = await app.login('viewer@example.com');
  const [project] = (await app.ask(projectApi.list, {}, { token })).items;
  const { items: cards } = await app.ask(cardApi.listOfProject, { params: { id: project?._id ?? '' } }, { token });
  expect(cards.map(({ expirationStatus }) => expirationStatus)).toEqual(['expired', 'warn', 'valid', 'none']);
  const photos = cards.map(({ _id, imageSrc }) => app.files.objects.has(`static/images/card/${_id}/${imageSrc}`));
  expect(photos).toEqual([true, true, true, true]);
});
