/** Reads the codes in a camera's picture. */
export type CodeReader = {
  /** The texts of the codes that are in sight now. */
  read: (video: HTMLVideoElement) => Promise<string[]>;
  stop: () => void;
};
