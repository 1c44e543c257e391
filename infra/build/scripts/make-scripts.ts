import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync, type Metafile } from 'esbuild';
import { builtinsOnDemand } from '../bundle-plugins.ts';
import { FUNCTION_OPTIONS } from '../function-options.ts';

type Outputs = Metafile['outputs'];
type Output = Outputs[string];

const LOADER = fileURLToPath(new URL('./load-scripts.ts', import.meta.url));
const LOADER_FILE = 'load-scripts.mjs';
const EMPTY_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * Turns the parts of a built program from modules into scripts, since V8's code caches are for scripts. What is imported by name (the
 * entry, and what is imported later) is a module that loads its script. Returns what the folder holds now.
 */
export async function makeScripts(folder: string, outputs: Outputs): Promise<Outputs> {
  const parts = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'));
  const loader = pathBeside(parts[0]?.[0] ?? '', LOADER_FILE);
  const made: Outputs = { [loader]: await buildLoader(folder) };
  const importedLater = new Set(parts.flatMap(([, { imports }]) => pathsOf(imports, 'dynamic-import')));
  for (const [path, output] of parts) {
    const script = scriptOf(path);
    writeScript(folder, basename(path));
    const { entryPoint, ...ofScript } = output;
    const imports = output.imports.map((one) =>
      one.kind === 'import-statement' ? { ...one, path: scriptOf(one.path) } : one,
    );
    made[script] = { ...ofScript, imports };
    if (entryPoint === undefined && !importedLater.has(path)) continue;
    writeModule(folder, basename(path), output.exports);
    made[path] = { ...output, imports: [loader, script].map((one) => ({ path: one, kind: 'import-statement' })) };
  }
  return made;
}

const scriptOf = (path: string): string => path.replace(/\.mjs$/, '.cjs');
const pathBeside = (path: string, file: string): string => join(path, '..', file);

function pathsOf(imports: Output['imports'], kind: string): string[] {
  return imports.filter((one) => one.kind === kind).map(({ path }) => path);
}

async function buildLoader(outdir: string): Promise<Output> {
  const { metafile } = await build({
    ...FUNCTION_OPTIONS,
    entryPoints: [{ in: LOADER, out: basename(LOADER_FILE, '.mjs') }],
    splitting: false,
    banner: {},
    outdir,
    plugins: [builtinsOnDemand],
  });
  return Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint !== undefined) as Output;
}

/** The script is a function of the module to fill, `require`, and what replaces `import()`, as long as it so that no position moves. */
function writeScript(folder: string, file: string): void {
  const path = join(folder, file);
  const map = Buffer.from(readFileSync(`${path}.map`)).toString('base64');
  const module = readFileSync(path, 'utf8').replaceAll('import("', 'later_("');
  const code = `${module}//# sourceMappingURL=data:application/json;base64,${map}\n`;
  const script = transformSync(code, {
    format: 'cjs',
    platform: 'node',
    target: FUNCTION_OPTIONS.target,
    minify: true,
    sourcemap: 'external',
    sourcesContent: false,
    sourcefile: file,
    banner: '(function(module,require,later_){',
    footer: '})',
  });
  for (const old of [path, `${path}.map`]) rmSync(old);
  writeFileSync(scriptOf(path), script.code);
  writeFileSync(`${scriptOf(path)}.map`, script.map);
}

function writeModule(folder: string, file: string, names: readonly string[]): void {
  const code = `import{load}from"./${LOADER_FILE}";export const{${names.join()}}=load("./${file}");\n`;
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, `${file}.map`), EMPTY_MAP);
}
