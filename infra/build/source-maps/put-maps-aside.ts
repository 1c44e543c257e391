import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { SourceMapPayload } from 'node:module';
import { bundleName, fileInStack, isCode, sourceMapKey } from './bundle-names.ts';

/** A stored source map with its code, from which `trace` reads function names. */
export type KeptSourceMap = SourceMapPayload & { x_code: string };

type Bundle = {
  /** The repository's root; source paths are relative to it. */
  root: string;
  /** The function's name and its bundle's folder. */
  name: string;
  folder: string;
  /** The folder of the stored source maps. */
  maps: string;
};

/** Labels a bundle's files with the bundle's name, for stack traces, and moves their source maps to the store. */
export function putMapsAside({ root, name, folder, maps }: Bundle): void {
  const names = readdirSync(folder).filter(isCode);
  const files = new Map(names.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const bundle = bundleName(name, files);
  for (const [file, code] of files) {
    const inStack = fileInStack(bundle, file);
    // V8 reads this comment during compilation; it costs nothing at start and loads nothing.
    writeFileSync(join(folder, file), `${code}//# sourceURL=${inStack}\n`);
    const map = join(folder, `${file}.map`);
    const { mappings, names: identifiers, sources, version } = JSON.parse(readFileSync(map, 'utf8')) as KeptSourceMap;
    const kept = {
      version,
      file,
      sources: sources.map((source) => repositoryPath(root, folder, source)),
      names: identifiers,
      mappings,
      x_code: code,
    };
    const target = join(maps, sourceMapKey(inStack));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(kept));
    rmSync(map);
  }
}

/** Does not depend on the checkout's location; generated modules keep their names. */
function repositoryPath(root: string, folder: string, source: string): string {
  if (/^\w+:/.test(source)) return source;
  const path = relative(root, resolve(folder, source)).replaceAll('\\', '/');
  return /(?:^|\/)(node_modules\/.+)$/.exec(path)?.[1] ?? path;
}
