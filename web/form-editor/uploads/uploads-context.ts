import { createContext, useContext } from 'react';
import type { PageFiles } from '../../content/page-files.ts';
import type { FormUploads } from './uploads.ts';

type FormFilesContext = { uploads: FormUploads; files: PageFiles | undefined };

const refuseFiles = () => Promise.reject(new Error('no form takes files here'));

/** The open form's file folders and uploads, provided by the editor. */
export const FormFiles = createContext<FormFilesContext>({
  uploads: { image: refuseFiles, document: refuseFiles },
  files: undefined,
});

export function useFormFiles(): FormFilesContext {
  return useContext(FormFiles);
}
