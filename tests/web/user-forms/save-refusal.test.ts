import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import { refusalOf } from '../../../web/user-forms/save-refusal.ts';

const issues = [{ path: 'content.1', code: 'options_missing', params: { count: 1 } }];

describe('why a page was not saved', () => {
  test.each([
    ['broken fields', new AppError('validation_failed', { issues }), { kind: 'broken', issues }],
    ['a wrong exam', new AppError('exam_failed', { issues }), { kind: 'exam', issues }],
    ['a form changed elsewhere', new AppError('version_conflict', { current: { _id: 'x' } }), { kind: 'conflict' }],
    ['a page that may not change any more', new AppError('invalid_state'), { kind: 'closed' }],
  ])('%s', (_, error, refusal) => {
    expect(refusalOf(error)).toEqual(refusal);
  });

  test('a reading time that is not over tells the seconds, one at least', () => {
    const params = { seconds: 12 };
    const error = new AppError('read_time', { issues: [{ path: '', code: 'read_time', params }] });
    expect(refusalOf(error)).toEqual({ kind: 'wait', seconds: 12 });
    expect(refusalOf(new AppError('read_time'))).toEqual({ kind: 'wait', seconds: 1 });
  });

  test.each([new AppError('system_error'), new AppError('validation_failed'), new TypeError('bug')])(
    'anything else is told as it is: %s',
    (error) => {
      expect(refusalOf(error)).toEqual({ kind: 'failed', error });
    },
  );
});
