import type { TFunction } from 'i18next';
import { ERROR_STATUS, isAppError, mayPass, type ErrorCode, type Issue } from '../../../shared/core/errors.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';

export type ShownCode = ErrorCode | 'network';

/** The code that selects the error's text; `system_error` for anything unforeseen. */
export function codeOf(error: unknown): ShownCode {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return isShownCode(code) ? code : 'system_error';
}

export function isShownCode(value: unknown): value is ShownCode {
  return value === 'network' || (typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value));
}

/** Whether the same call may succeed later: nobody answered, or the answer says nothing of what was asked. */
export function mayTryAgain(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'network' || mayPass({ code });
}

/** The message for a failure: what happened and what to do next. */
export function errorText(t: TFunction, error: unknown): string {
  if (isAppError(error, 'too_many_requests')) {
    const { retryAfterSeconds } = error.detail;
    if (retryAfterSeconds !== undefined) return waitText(t, retryAfterSeconds);
  }
  return t(`errors.${codeOf(error)}`);
}

const HOUR_SECONDS = 3600;

/** The waiting time in seconds or minutes; beyond an hour the time and day of its end. */
export function waitText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('errors.waitSeconds', { count: Math.ceil(seconds) });
  if (seconds <= HOUR_SECONDS) return t('errors.wait', { count: Math.ceil(seconds / 60) });
  const until = new Date(Date.now() + seconds * 1000).toISOString();
  return t('errors.waitUntil', { time: t('common.dateTime', { date: formatDate(until), time: formatTime(until) }) });
}

/** The message at an invalid field; that the value is not right, where its code has no text of its own. */
export function issueText(t: TFunction, { code, params }: Issue): string {
  const key = `issues.${code}` as 'issues.required';
  return t([key, 'issues.invalid_value'], { count: 1, ...params });
}
