import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { drawnBySite } from './drawing-plugins.ts';
import { FUNCTION_OPTIONS } from './function-options.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.build', 'drawing');

/** Bundles what draws the pages of posters, as the function has it, and answers the file. */
export async function bundleDrawing(): Promise<string> {
  const { outputFiles } = await build({
    ...FUNCTION_OPTIONS,
    absWorkingDir: ROOT,
    stdin: { contents: "export { drawPoster } from 'poster-drawing';", resolveDir: ROOT },
    plugins: [drawnBySite],
    splitting: false,
    sourcemap: false,
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const file = join(FOLDER, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (await access(file).catch(() => true)) await writeWhole(file, code);
  return file;
}

/** Other processes see the whole file or none. */
async function writeWhole(file: string, code: string): Promise<void> {
  const beside = `${file}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(beside, code);
  await rename(beside, file);
}
