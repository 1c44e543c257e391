import type { ImageField } from '../../../shared/content/kinds/form-field.ts';
import { MAX_IMAGES } from '../../../shared/content/text-limits.ts';
import { MAX_PICTURE_BYTES } from '../small-picture.ts';

/** What the phone's gallery offers where the author says nothing. */
const USUAL_TYPES = 'image/jpeg,image/png,image/webp';
const MEGABYTE = 1_000_000;

type Limited = Pick<ImageField, 'accept' | 'maxCount' | 'maxSizeMb'>;

function wantedTypes({ accept = '' }: Limited): string[] {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

/** What the gallery of the phone offers. */
export function offeredTypes(field: Limited): string {
  return wantedTypes(field).join(',') || USUAL_TYPES;
}

/** Whether a file is of a type that the author wants, as HTML understands `accept`; every picture where nothing is said. */
export function isWantedType(field: Limited, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const wanted = wantedTypes(field);
  if (wanted.length === 0) return type === '' || type.startsWith('image/');
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type.toLowerCase() === part;
  });
}

/** Whether what a camera takes, which is a JPEG, is wanted. */
export function offersCamera(field: Limited): boolean {
  return isWantedType(field, { name: 'kuva.jpg', type: 'image/jpeg' });
}

/** How many pictures a field holds at most. */
export function mostPictures({ maxCount }: Limited): number {
  return maxCount ?? MAX_IMAGES;
}

/** The bytes of a picture as it is sent: what the author allows, and never more than a phone should send. */
export function mostBytes({ maxSizeMb }: Limited): number {
  return maxSizeMb === undefined ? MAX_PICTURE_BYTES : Math.min(MAX_PICTURE_BYTES, maxSizeMb * MEGABYTE);
}
