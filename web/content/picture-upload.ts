/** Why a picture was not taken in, in words, and whether another try with the same file may help. */
export type PictureRefusal = { text: string; mayRetry: boolean };

/** What came of taking a picture in: its stored name, or why it was refused; nothing where it was called off. */
export type TakenPicture = { name: string } | { refusal: PictureRefusal } | undefined;

export type UploadOptions = {
  /** The most bytes that the picture may have as it is stored. */
  maxBytes: number;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Makes a chosen picture small enough and sends it; it never rejects. The same file again is the same upload. */
export type PictureUpload = (file: File, options: UploadOptions) => Promise<TakenPicture>;
