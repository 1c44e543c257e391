import type { Write } from '../../table.ts';
import { pageKey, userFormKey } from '../../keys.ts';

/** The version of a page that holds only the tries of its exam. */
export const UNTOUCHED_VERSION = 0;

/** Part of an update: records zero tries on a page whose exam was never answered wrong; `:noTries` is 0. */
export const TRIES_COUNTED = ', failedTries = if_not_exists(failedTries, :noTries)';

type FailedTry = { id: string; epoch: number; index: number; answersHash: string };

/**
 * Counts a wrong exam answer. ConditionFailed where the induction takes no signing from this caller; of `try` where the page is signed or
 * the same answers were counted last, as for a repeated request.
 */
export function failedTryWrites({ id, epoch, index, answersHash }: FailedTry): Write[] {
  return [
    {
      check: userFormKey(id),
      condition: 'epoch = :epoch AND #row.signed = :null AND #row.archived = :false',
      names: { '#row': 'row' },
      values: { ':epoch': epoch, ':null': null, ':false': false },
    },
    {
      update: pageKey(id, index),
      refusedAs: 'try',
      set:
        'SET failedTries = if_not_exists(failedTries, :noTries) + :one, failedAnswers = :failed, ' +
        'version = if_not_exists(version, :untouched), answers = if_not_exists(answers, :empty), ' +
        'signed = if_not_exists(signed, :null), #hash = if_not_exists(#hash, :null), events = if_not_exists(events, :none)',
      names: { '#hash': 'hash' },
      condition:
        '(attribute_not_exists(signed) OR signed = :null) AND ' +
        '(attribute_not_exists(failedAnswers) OR failedAnswers <> :failed)',
      values: {
        ':noTries': 0,
        ':one': 1,
        ':failed': answersHash,
        ':untouched': UNTOUCHED_VERSION,
        ':empty': {},
        ':null': null,
        ':none': [],
      },
    },
  ];
}
