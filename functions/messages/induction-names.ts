import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';

/** A message's name for an induction: its site and its form. */
export function inductionNames({
  siteName = '',
  formName,
}: Pick<UserFormHead, 'siteName' | 'formName'>): Record<'siteName' | 'formName', string> {
  return { siteName, formName };
}
