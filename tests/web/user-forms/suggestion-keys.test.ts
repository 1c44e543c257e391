import { describe, expect, test } from 'vitest';
import { suggestionStep } from '../../../web/user-forms/details/suggestion-keys.ts';

describe('the keys of a field with suggestions', () => {
  test.each([
    ['ArrowDown', -1, { active: 0 }],
    ['ArrowDown', 1, { active: 2 }],
    ['ArrowDown', 2, { active: -1 }],
    ['ArrowUp', -1, { active: 2 }],
    ['ArrowUp', 0, { active: -1 }],
    ['Escape', -1, 'close'],
    ['Escape', 1, 'close'],
    ['Enter', 1, 'take'],
  ] as const)('%s at %d of three leads to %j', (key, active, step) => {
    expect(suggestionStep(key, active, 3)).toEqual(step);
  });

  test.each([
    ['Enter', -1, 3],
    ['Tab', 1, 3],
    ['Home', 1, 3],
    ['a', 1, 3],
    ['ArrowDown', -1, 0],
    ['Escape', -1, 0],
  ])('%s at %d of %d is left to the text', (key, active, count) => {
    expect(suggestionStep(key, active, count)).toBeUndefined();
  });
});
