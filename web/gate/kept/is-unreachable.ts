import { codeOf } from '../../app/api/error-text.ts';

/** Whether nobody answered: the phone then says what it knows itself. */
export function isUnreachable(error: unknown): boolean {
  return ['network', 'unavailable', 'system_error'].includes(codeOf(error));
}
