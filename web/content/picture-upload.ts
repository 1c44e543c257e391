/** Why a picture was not taken in, in words, and whether another try with the same file may help. */
export type PictureRefusal = { text: string; mayRetry: boolean };

/**
 * What came of taking a picture in: its name in the answers, or why it was refused; nothing where it was called off.
 * `isWaiting`: the device has it and sends it later.
 */
export type TakenPicture = { name: string; isWaiting?: boolean } | { refusal: PictureRefusal } | undefined;

export type UploadOptions = {
  /** The most bytes that the picture may have as it is stored. */
  maxBytes: number;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Told the name under which the device itself has the picture: nothing of it can be lost from then on. */
  onKept?: ((name: string) => void) | undefined;
  signal: AbortSignal;
};

/**
 * Makes a chosen picture small enough, keeps it on the device and sends it; where there is no network for it, it is
 * sent later. It never rejects. The same file again is the same upload.
 */
export type PictureUpload = (file: File, options: UploadOptions) => Promise<TakenPicture>;
