import type { Options, Result } from './command.ts';
import { OperatorError } from './installation.ts';

export const well = (...lines: string[]): Result => ({ lines, isWell: true });

/** Throws OperatorError when the option is missing. */
export function requireOption(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new OperatorError(`Give --${name}.`);
  return value;
}
