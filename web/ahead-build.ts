import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pathOf } from '../shared/core/endpoint.ts';
import { userFormApi } from '../shared/user-forms/user-form-api.ts';

const ENTRY = fileURLToPath(new URL('ahead/ahead.ts', import.meta.url));

/** The script that every page of the application runs before all others, small enough to be there at once. */
export async function aheadScript(): Promise<{ fileName: string; source: string }> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { USER_FORMS: JSON.stringify(`/api${pathOf(userFormApi.get.path, { id: '' })}`) },
  });
  const source = outputFiles[0]?.text;
  if (source === undefined) throw new Error(`${path.basename(ENTRY)} was not built.`);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/ahead-${hash}.js`, source };
}
