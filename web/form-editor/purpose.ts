import { createContext, useContext } from 'react';
import type { FormPurpose } from '../../shared/content/form-rules.ts';

/** What the open form is for; the editor's columns provide it. */
export const PurposeContext = createContext<FormPurpose>('induction');

export function useFormPurpose(): FormPurpose {
  return useContext(PurposeContext);
}
