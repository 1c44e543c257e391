import { AppError } from '../../shared/core/errors.ts';

/** 409 where a form is archived: an archived form does not change. */
export function requireUnarchived({ archived }: { archived: boolean }): void {
  if (archived) throw new AppError('invalid_state');
}
