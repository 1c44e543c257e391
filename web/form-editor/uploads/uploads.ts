/** Uploads a file to the form and answers its name in blocks. Rejects on failure. */
export type FileUpload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** A form's uploads by type. */
export type FormUploads = { image: FileUpload; document: FileUpload };
