import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pathOf } from '../shared/core/endpoint.ts';
import { userFormApi } from '../shared/user-forms/user-form-api.ts';
import { OLD_BROWSER_PATH } from './ahead/old-browser-path.ts';

/** The syntax of every browser that knows modules: those below the floor read it too, to be told so. */
const READ_BY_ALL = 'es2017';

const ENTRY = fileURLToPath(new URL('ahead/ahead.ts', import.meta.url));

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** Fetched by browsers alone that know no modules, and so in words that the oldest of them read. */
export function noModulesScript(): { fileName: string; source: string } {
  const source = `location.replace('${OLD_BROWSER_PATH}');\n`;
  return { fileName: `assets/no-modules-${hashOf(source)}.js`, source };
}

/** The script that every page of the application runs before all others, small enough to be there at once. */
export async function aheadScript(): Promise<{ fileName: string; source: string }> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: READ_BY_ALL,
    legalComments: 'none',
    define: { USER_FORMS: JSON.stringify(`/api${pathOf(userFormApi.get.path, { id: '' })}`) },
  });
  const source = outputFiles[0]?.text;
  if (source === undefined) throw new Error(`${path.basename(ENTRY)} was not built.`);
  return { fileName: `assets/ahead-${hashOf(source)}.js`, source };
}
