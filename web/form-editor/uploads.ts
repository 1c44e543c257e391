/** Takes a file into the form and answers the name by which its blocks know it. Rejects when it cannot. */
export type FileUpload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** The ways of a form to take files in. */
export type FormUploads = { image: FileUpload; document: FileUpload };
