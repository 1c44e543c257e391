import { createHash } from 'node:crypto';

/** The build folder of the deployed functions, with one subfolder per function. */
export const BUILT_FUNCTIONS = '.build/functions';
/** The folder of their source maps, beside them and not deployed. */
export const SOURCE_MAPS = 'source-maps';

const DIGEST_LENGTH = 12;
const PLACE = new RegExp(String.raw`([a-z][a-z-]*/[0-9a-f]{${DIGEST_LENGTH}}/[\w.-]+\.[cm]js):(\d+):(\d+)`);

/**
 * A bundle's name in stacks and in the store of source maps: `api/3fa94c07d2e1`, the function and a digest of its files' names and code.
 * The same code gets the same name everywhere.
 */
export function bundleName(name: string, files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, code] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file} ${Buffer.byteLength(code)}\n${code}`);
  }
  return `${name}/${hash.digest('hex').slice(0, DIGEST_LENGTH)}`;
}

/** Whether a file of a bundle is code: a script or a module. */
export const isCode = (file: string): boolean => /\.[cm]js$/.test(file);

/** A bundle file's name in a stack. */
export const fileInStack = (bundle: string, file: string): string => `${bundle}/${file}`;

/** The key of a file's source map, in a folder or a bucket. */
export const sourceMapKey = (file: string): string => `${file}.map`;

/** A place in a bundle; line and column count from 1. */
export type BundledPlace = { file: string; line: number; column: number };

/** The place in a bundle that a stack line names; undefined when it names none. */
export function findBundledPlace(frame: string): BundledPlace | undefined {
  const [, file, line, column] = PLACE.exec(frame) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}
