import type { UserFormHead } from '../store/user-form-head.ts';

/** What a message calls an induction: by its site and its form. */
export function inductionNames({
  siteName = '',
  formName,
}: Pick<UserFormHead, 'siteName' | 'formName'>): Record<'siteName' | 'formName', string> {
  return { siteName, formName };
}
