import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { cacheName } from './cache-name.ts';

type Exports = Record<string, unknown>;
type LoadedScript = { exports: Exports; script: Script };
type Need<Result> = (id: string) => Result;
type RunScript = (module: { exports: Exports }, require: Need<unknown>, later: Need<Promise<unknown>>) => void;

const FOLDER = import.meta.dirname;
const requireOfNode = createRequire(import.meta.url);

/** The scripts loaded so far, by file name. */
export const loadedScripts = new Map<string, LoadedScript>();

/**
 * Loads a part of the bundle, once: a script (`<part>.cjs`) compiled from V8's code cache beside it. V8 rejects the cache of another
 * version, or of other flags, and compiles the script as if there were none.
 */
export function load(part: string): Exports {
  const file = part.replace(/^\.\/(.+)\.mjs$/, '$1.cjs');
  const known = loadedScripts.get(file);
  if (known) return known.exports;
  const path = `${FOLDER}/${file}`;
  const script = new Script(readFileSync(path, 'latin1'), {
    filename: path,
    cachedData: readIfThere(`${FOLDER}/${cacheName(file)}`),
  });
  const loaded = { exports: {}, script };
  loadedScripts.set(file, loaded);
  const require: Need<unknown> = (id) => (id.startsWith('./') ? load(id) : requireOfNode(id));
  // A script's own import() needs an experimental option of Node.
  (script.runInThisContext() as RunScript)(loaded, require, (id) => import(id));
  return loaded.exports;
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
