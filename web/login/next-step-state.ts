import type { NextStep } from './use-login.ts';

/** The login page's history state while a right password waits for what follows it, so that the browser's back leads to the password. */
export type NextStepState = { next: NextStep };

export function nextStepOf(state: unknown): NextStep | undefined {
  return (state as Partial<NextStepState> | null)?.next;
}
