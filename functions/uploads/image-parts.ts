/** A picture as its format's reader found it. */
export type ImageParts = {
  /** Pixels, before the picture is turned by its orientation. */
  width: number;
  height: number;
  /** Where the picture ends, in bytes; what comes after it is no part of it. */
  end: number;
  /** What is needed to show it, in order: no metadata, nothing after its end. */
  kept: Buffer[];
};

/** No camera or program cuts a picture into so many segments or chunks; a file that does is made to be costly. */
export const MOST_PARTS = 20_000;
