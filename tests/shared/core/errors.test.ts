import { describe, expect, test } from 'vitest';
import { AppError, isAppError, issuesIn, type ErrorCode } from '../../../shared/core/errors.ts';

/** The same class as another bundle has it. */
class OtherAppError extends Error {
  readonly code: ErrorCode = 'not_found';
  readonly detail = { issues: [{ path: 'name', code: 'required' }] };
}

describe('an error of the product', () => {
  test.each([new AppError('not_found'), new OtherAppError()])(
    'is told by its code, whichever class it is of: %#',
    (error) => {
      expect(isAppError(error)).toBe(true);
      expect(isAppError(error, 'not_found')).toBe(true);
      expect(isAppError(error, 'forbidden', 'not_found')).toBe(true);
      expect(isAppError(error, 'forbidden')).toBe(false);
    },
  );

  test.each([
    new Error('not_found'),
    Object.assign(new Error('lost'), { code: 'ECONNRESET' }),
    Object.assign(new Error('named as every object is'), { code: 'toString' }),
    { code: 'not_found' },
    'not_found',
    undefined,
  ])('is nothing else: %#', (error) => {
    expect(isAppError(error)).toBe(false);
    expect(issuesIn(error)).toEqual([]);
  });

  test('names its broken fields, or none', () => {
    expect(issuesIn(new OtherAppError())).toEqual([{ path: 'name', code: 'required' }]);
    expect(issuesIn(new AppError('not_found'))).toEqual([]);
  });
});
