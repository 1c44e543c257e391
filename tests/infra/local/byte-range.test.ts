import { expect, test } from 'vitest';
import { byteRange } from '../../../infra/local/listening/byte-range.ts';

test.each([
  [undefined, 10, undefined],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, undefined],
  ['bytes=0-1,4-5', 10, undefined],
  ['items=0-1', 10, undefined],
  ['bytes=-', 10, undefined],
])('%s of %i bytes', (header, size, range) => {
  expect(byteRange(header, size)).toEqual(range);
});
