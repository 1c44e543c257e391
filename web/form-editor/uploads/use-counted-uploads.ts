import { useMemo, useState } from 'react';
import type { FileUpload, FormUploads } from './uploads.ts';

/** The uploads of a form, and whether a file is on its way. */
export function useCountedUploads({ image, document }: FormUploads): { uploads: FormUploads; isSending: boolean } {
  const [running, setRunning] = useState(0);
  const uploads = useMemo(() => {
    const counted =
      (upload: FileUpload): FileUpload =>
      async (file, options) => {
        setRunning((count) => count + 1);
        try {
          return await upload(file, options);
        } finally {
          setRunning((count) => count - 1);
        }
      };
    return { image: counted(image), document: counted(document) };
  }, [image, document]);
  return { uploads, isSending: running > 0 };
}
