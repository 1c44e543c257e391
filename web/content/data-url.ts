import { PictureRefused } from './small-picture.ts';

/** A picture as a data URL; rejects with PictureRefused where it cannot be read. */
export function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new PictureRefused('unreadable')));
    reader.readAsDataURL(picture);
  });
}
