import { codeOf } from './error-text.ts';

/** For the removal of what somebody else has removed already, which counts as removed; any other error is thrown on. */
export function passOverGone(error: unknown): void {
  if (codeOf(error) !== 'not_found') throw error;
}
