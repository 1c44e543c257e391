import { createContext, useContext } from 'react';
import type { FormPurpose } from '../../../shared/content/block-kind.ts';

/** The open form's purpose, provided by the editor's columns. */
export const PurposeContext = createContext<FormPurpose>('induction');

export function useFormPurpose(): FormPurpose {
  return useContext(PurposeContext);
}
