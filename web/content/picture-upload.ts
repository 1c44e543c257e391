/** Why a picture was refused, in words, and whether a retry with the same file may help. */
export type PictureRefusal = { text: string; mayRetry: boolean };

/**
 * The result of adding a picture: its name in the answers, or a refusal; undefined after a cancellation. `isWaiting`: the device stores it
 * and uploads it later.
 */
export type TakenPicture = { name: string; isWaiting?: boolean } | { refusal: PictureRefusal } | undefined;

export type UploadOptions = {
  /** The maximum bytes of the stored picture. */
  maxBytes: number;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the device's name for the picture, once the device has stored it safely. */
  onKept?: ((name: string) => void) | undefined;
  signal: AbortSignal;
};

/**
 * Shrinks a picture, stores it on the device and uploads it; without a network it uploads later. Never rejects. The same file reuses its
 * upload.
 */
export type PictureUpload = (file: File, options: UploadOptions) => Promise<TakenPicture>;
