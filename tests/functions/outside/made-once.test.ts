import { expect, test } from 'vitest';
import { makeOnce } from '../../../functions/outside/make-once.ts';

test('a thing is made at its first use, once for all who ask for it', async () => {
  let made = 0;
  const thing = makeOnce(() => Promise.resolve((made += 1)));
  expect(made).toBe(0);
  expect(await Promise.all([thing(), thing()])).toEqual([1, 1]);
  expect(await thing()).toBe(1);
});

test('a thing that could not be made is made anew for the next who asks', async () => {
  const outcomes = [Promise.reject(new Error('not yet')), Promise.resolve('made')];
  const thing = makeOnce(() => outcomes.shift() ?? Promise.reject(new Error('too often')));
  await expect(Promise.all([thing(), thing()])).rejects.toThrow('not yet');
  expect(await thing()).toBe('made');
  expect(await thing()).toBe('made');
});
