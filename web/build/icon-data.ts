import { readFileSync } from 'node:fs';

export const ICON_FILE = '/icons/icon.svg';

/** The product's icon as a data URL, so that a page needs no request for it. */
export function iconData(): string {
  const drawing = readFileSync(new URL('../public/icons/icon.svg', import.meta.url), 'utf8');
  const line = drawing.replaceAll(/>\s+</g, '><').trim().replaceAll('"', "'");
  return `data:image/svg+xml,${line.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
