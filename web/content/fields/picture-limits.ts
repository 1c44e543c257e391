import type { ImageField } from '../../../shared/content/blocks/form/field-shape.ts';
import { MAX_IMAGES } from '../../../shared/content/text-limits.ts';
import { MAX_PICTURE_BYTES } from '../small-picture.ts';

/** The gallery's file types if the author sets none. */
const USUAL_TYPES = 'image/jpeg,image/png,image/webp';
const MEGABYTE = 1_000_000;

type Limited = Pick<ImageField, 'accept' | 'maxCount' | 'maxSizeMb'>;

function wantedTypes({ accept = '' }: Limited): string[] {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

/** The file types that the phone's gallery offers. */
export function offeredTypes(field: Limited): string {
  return wantedTypes(field).join(',') || USUAL_TYPES;
}

/** Whether the author accepts a file's type, by HTML's rules for `accept`; every picture type by default. */
export function isWantedType(field: Limited, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const wanted = wantedTypes(field);
  if (wanted.length === 0) return type === '' || type.startsWith('image/');
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type.toLowerCase() === part;
  });
}

/** Whether the author accepts a camera's output, a JPEG. */
export function offersCamera(field: Limited): boolean {
  return isWantedType(field, { name: 'kuva.jpg', type: 'image/jpeg' });
}

/** A field's maximum number of pictures. */
export function mostPictures({ maxCount }: Limited): number {
  return maxCount ?? MAX_IMAGES;
}

/** The maximum bytes of an uploaded picture: the author's limit, capped at what a phone should send. */
export function mostBytes({ maxSizeMb }: Limited): number {
  return maxSizeMb === undefined ? MAX_PICTURE_BYTES : Math.min(MAX_PICTURE_BYTES, maxSizeMb * MEGABYTE);
}
