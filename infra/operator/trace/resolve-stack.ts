import { findBundledPlace, sourceMapKey } from '../../build/source-maps/bundle-names.ts';
import { OperatorError } from '../installation.ts';
import { BundledFile } from './bundled-file.ts';
import type { ReadSourceMap } from './add-kept-source-maps.ts';

/**
 * Replaces bundle positions in stack lines with source positions; other lines stay. Throws OperatorError when no line names a bundle, or
 * the source map is missing.
 */
export async function resolveStack(lines: readonly string[], read: ReadSourceMap): Promise<string[]> {
  const named = new Set(lines.flatMap((line) => findBundledPlace(line)?.file ?? []));
  if (named.size === 0)
    throw new OperatorError('No line of it names a bundle, as `at b (api/3fa94c07d2e1/index.mjs:2:15)`.');
  const files = new Map<string, BundledFile>();
  for (const file of named) {
    const kept = await read(sourceMapKey(file));
    if (kept === undefined) throw new OperatorError(notKept(file));
    files.set(file, new BundledFile(kept));
  }
  return lines.map((line) => resolveLine(line, files));
}

const notKept = (file: string) =>
  `No source map of ${file} is kept here: it is of another stage, of a build of another machine, or was replaced too long ago.`;

function resolveLine(line: string, files: ReadonlyMap<string, BundledFile>): string {
  const at = findBundledPlace(line);
  const source = at && files.get(at.file)?.sourceOf(at.line, at.column);
  if (!source) return line.replace(/^\s*at /, '    at ');
  const [how = ''] = /(?:async |new )+/.exec(line) ?? [];
  return `    at ${how}${source.name === undefined ? source.place : `${source.name} (${source.place})`}`;
}
