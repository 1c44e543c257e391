import { AppError } from '../../shared/core/errors.ts';
import { codeOf, isShownCode, type ShownCode } from '../app/error-text.ts';

/** Why a start brought the worker back to the landing page, how long to wait, and the PIN to show again in the boxes. */
export type FailedStart = {
  code: ShownCode | 'startFailed';
  waitSeconds?: number | undefined;
  pin?: string | undefined;
};

/** The specification's two outcomes: 500 where the form is there but no token to it, 404 for all else. */
export function errorNumber(error: unknown): 404 | 500 {
  const code = codeOf(error);
  return code === 'code_required' || code === 'unauthorized' ? 500 : 404;
}

/** The induction that an earlier start of this phone made and that now needs a code, where the API names it. */
export function startedBefore(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'code_required') return undefined;
  const id = error.detail.issues?.find(({ code }) => code === 'started')?.params?.['userFormId'];
  return typeof id === 'string' ? id : undefined;
}

/** The history state that goes along with `?error=`: the number is the specification's, the code tells more exactly. */
export function failedStartState(error: unknown, pin: string): FailedStart {
  const waitSeconds = error instanceof AppError ? error.detail.retryAfterSeconds : undefined;
  return { code: errorNumber(error) === 500 ? 'startFailed' : codeOf(error), waitSeconds, pin };
}

/** What the landing page tells about `?error=404` and `?error=500`; nothing without them. */
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
