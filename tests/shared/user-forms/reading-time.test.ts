import { expect, test } from 'vitest';
import { readingSecondsNeeded } from '../../../shared/user-forms/reading-time.ts';

const pages = [{ minReadTime: 10 }, { minReadTime: 0 }, { minReadTime: 30 }];

test.each([
  [[], 0, 10],
  [[0], 2, 40],
  [[0, 1], 2, 40],
  [[2], 0, 40],
  [[0], 0, 10],
  [[0, 0], 1, 10],
  [[], 9, 0],
])('with pages %j signed, page %i needs %i seconds', (signed, index, seconds) => {
  expect(readingSecondsNeeded(pages, signed, index)).toBe(seconds);
});
