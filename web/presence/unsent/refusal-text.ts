import type { TFunction } from 'i18next';
import type { ErrorCode } from '../../../shared/core/errors.ts';

/** Why the server does not take what was noted, and what to do. */
export function refusalText(t: TFunction, code: ErrorCode): string {
  if (code === 'bad_time') return t('gate.unsent.badTime');
  if (code === 'invalid_state') return t('gate.unsent.notNoted');
  if (code === 'not_found') return t('gate.unsent.notFound');
  return t(`errors.${code}`);
}
