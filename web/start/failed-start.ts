import { isAppError } from '../../shared/core/errors.ts';
import { codeOf, isShownCode, type ShownCode } from '../app/api/error-text.ts';

/** Why a failed start returned the worker to the landing page, how long to wait, and the PIN to refill the boxes. */
export type FailedStart = {
  code: ShownCode | 'startFailed';
  waitSeconds?: number | undefined;
  pin?: string | undefined;
};

/** The start page's two error numbers: 500 where the form exists but no token came, 404 for any other error. */
export function errorNumber(error: unknown): 404 | 500 {
  const code = codeOf(error);
  return code === 'code_required' || code === 'unauthorized' ? 500 : 404;
}

/** The induction of an earlier start on this phone that now needs a code, if the API names it. */
export function startedBefore(error: unknown): string | undefined {
  if (!isAppError(error, 'code_required')) return undefined;
  const id = error.detail.issues?.find(({ code }) => code === 'started')?.params?.['userFormId'];
  return typeof id === 'string' ? id : undefined;
}

/** The history state beside `?error=`: the address holds the number, the state the exact code. */
export function failedStartState(error: unknown, pin: string): FailedStart {
  const waitSeconds = isAppError(error, 'too_many_requests') ? error.detail.retryAfterSeconds : undefined;
  return { code: errorNumber(error) === 500 ? 'startFailed' : codeOf(error), waitSeconds, pin };
}

/** What the landing page says about `?error=404` and `?error=500`; undefined without them. */
export function failedStart(search: string, state: unknown): FailedStart | undefined {
  const number = new URLSearchParams(search).get('error');
  if (number !== '404' && number !== '500') return undefined;
  const { code, waitSeconds, pin } = (state ?? {}) as Partial<FailedStart>;
  const fallback = number === '404' ? 'formPinCode404' : 'startFailed';
  return {
    code: number === '404' && isShownCode(code) ? code : fallback,
    waitSeconds: typeof waitSeconds === 'number' ? waitSeconds : undefined,
    pin: typeof pin === 'string' ? pin : undefined,
  };
}
