/**
 * The name of a script's code cache for this process: code caches are of one processor, one V8 and its flags. `--expose-gc` is the flag
 * with which Lambda starts Node; V8 tells caches of other flags by itself.
 */
export function cacheName(file: string): string {
  const flags = 'gc' in globalThis ? '-gc' : '';
  return `${file}.${process.arch}-${process.versions.v8}${flags}.cache`;
}

export const isCodeCache = (file: string): boolean => file.endsWith('.cache');
