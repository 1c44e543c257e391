import { createContext, useContext } from 'react';
import type { PageFiles } from '../content/page-files.ts';
import type { FormUploads } from './uploads.ts';

type FormFilesContext = { uploads: FormUploads; files: PageFiles | undefined };

const refused = () => Promise.reject(new Error('no form takes files here'));

/** Where the open form's files lie and how it takes new ones; the editor provides it. */
export const FormFiles = createContext<FormFilesContext>({
  uploads: { image: refused, document: refused },
  files: undefined,
});

export function useFormFiles(): FormFilesContext {
  return useContext(FormFiles);
}
