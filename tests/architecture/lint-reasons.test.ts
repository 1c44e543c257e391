import { expect, test } from 'vitest';
import { readTexts } from './texts.ts';

/** A comment that turns a rule of the linter off, up to its end. */
const DISABLING = /(?:\/\/|\/\*)\s*(?:ox|es)lint-disable.*?(?=\*\/|$)/gm;
/** Two dashes, then words. */
const REASON = / -- \p{L}+ /u;

test('whoever turns a rule of the linter off says beside it why', () => {
  const comments = readTexts().flatMap(({ file, text }) =>
    [...text.matchAll(DISABLING)].map(([comment]) => ({ file, comment })),
  );
  expect(comments.length).toBeGreaterThan(50);
  expect(comments.filter(({ comment }) => !REASON.test(comment))).toEqual([]);
});
