import type { TFunction } from 'i18next';
import { isEmailAddress } from '../../shared/core/email-address.ts';

/** Why the API would refuse an e-mail address, in words; undefined if it would accept it. */
export function checkEmail(t: TFunction, value: string): string | undefined {
  return isEmailAddress(value) ? undefined : t('projects.settings.emailInvalid', { value });
}
