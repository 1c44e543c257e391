import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOM = fileURLToPath(new URL('..', import.meta.url));

/** A class's own name plus a mark of its file: the repeated mark costs a compressed file almost nothing. */
export function scopedName(name: string, file: string): string {
  const mark = createHash('sha256').update(path.relative(ROOM, file)).digest('hex').slice(0, 6);
  return `${name}_${mark}`;
}
