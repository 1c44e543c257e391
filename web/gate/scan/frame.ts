/** A picture of the camera, four bytes a pixel. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** The texts of the codes in a picture. */
export type FrameAnswer = { texts: string[] };
