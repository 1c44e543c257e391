/** Limits of an uploaded picture: pixels of the longer edge, bytes, and the quality of the first attempt. */
const LONGEST_EDGE = 1600;
export const MAX_PICTURE_BYTES = 350_000;
const QUALITIES = [0.82, 0.6];
const SHORTEST_EDGE = 400;
/** A larger file is no phone photo, and decoding it may crash the browser. */
const MAX_ORIGINAL_BYTES = 50 * 1024 * 1024;

/** Why a file is refused: the browser cannot read it as a picture, or it cannot be shrunk enough. */
export class PictureRefused extends Error {
  readonly reason: 'unreadable' | 'too_large';

  constructor(reason: PictureRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The size with a longer edge of at most `longest`; never enlarges. */
export function fittedSize(size: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefused('unreadable');
  }
}

/** Fills the background: a JPEG has no transparency and would turn it black. */
function drawPicture(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(bitmap, longest));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefused('unreadable');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function jpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new PictureRefused('unreadable');
  return blob;
}

/** The next longer edge to try if only this share of the bytes is allowed; 0 if the picture would become unreadable. */
export function nextEdge(longest: number, share: number): number {
  const next = longest * Math.min(0.85, Math.sqrt(share) * 0.95);
  if (longest <= SHORTEST_EDGE) return 0;
  return Math.max(SHORTEST_EDGE, next);
}

/**
 * The picture as a JPEG of at most 1600 pixels and `maxBytes`, upright and without camera metadata. Throws PictureRefused, or the signal's
 * reason after a cancellation.
 */
export async function smallPicture(file: Blob, maxBytes: number, signal: AbortSignal): Promise<Blob> {
  if (file.size > MAX_ORIGINAL_BYTES) throw new PictureRefused('too_large');
  const bitmap = await decodePicture(file);
  try {
    let longest = Math.min(LONGEST_EDGE, Math.max(bitmap.width, bitmap.height));
    while (longest >= 1) {
      const canvas = drawPicture(bitmap, longest);
      let size = 0;
      for (const quality of QUALITIES) {
        signal.throwIfAborted();
        const picture = await jpeg(canvas, quality);
        if (picture.size <= maxBytes) return picture;
        ({ size } = picture);
      }
      longest = nextEdge(longest, maxBytes / size);
    }
    throw new PictureRefused('too_large');
  } finally {
    bitmap.close();
  }
}
