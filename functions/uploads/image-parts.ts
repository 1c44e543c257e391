/** A picture as its format's reader parsed it. */
export type ImageParts = {
  /** Pixels, before the orientation is applied. */
  width: number;
  height: number;
  /** The end of the picture in bytes; later bytes are not part of it. */
  end: number;
  /** The parts that its display needs, in order: no metadata, nothing after its end. */
  kept: Buffer[];
};

/** No camera or program writes so many segments or chunks; such a file is made to be costly. */
export const MOST_PARTS = 20_000;
