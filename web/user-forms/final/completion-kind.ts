import { hasSignature } from '../../../shared/content/pages/page-rules.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';

/** Generates the completion page (rule 3.7) where the form's last page has a signature. */
export function completionKind({ pages }: Pick<UserForm, 'pages'>): 'signed' | 'plain' {
  const last = pages.at(-1);
  return last !== undefined && hasSignature(last) ? 'signed' : 'plain';
}
