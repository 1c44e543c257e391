import { readFileSync } from 'node:fs';

export const ICON_FILE = '/icons/icon.svg';

/** The product's icon as an address that holds it, so that a page asks for no file to show it. */
export function iconData(): string {
  const drawing = readFileSync(new URL('public/icons/icon.svg', import.meta.url), 'utf8');
  const line = drawing.replaceAll(/>\s+</g, '><').trim().replaceAll('"', "'");
  return `data:image/svg+xml,${line.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
