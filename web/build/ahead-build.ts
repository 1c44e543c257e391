import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pathOf } from '../../shared/core/endpoint.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { OLD_BROWSER_PATH } from '../ahead/old-browser-path.ts';
import type { StaffCalls } from '../ahead/staff-calls.ts';

/** Every browser with modules reads this syntax, so those below the floor can show their page. */
const READ_BY_ALL = 'es2017';

const ENTRY = fileURLToPath(new URL('../ahead/ahead.ts', import.meta.url));

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** Only browsers without modules fetch this script, so its syntax suits the oldest of them. */
export function noModulesScript(): { fileName: string; source: string } {
  const source = `location.replace('${OLD_BROWSER_PATH}');\n`;
  return { fileName: `assets/no-modules-${hashOf(source)}.js`, source };
}

/** The script that runs first on every page of the application; small enough to arrive at once. That of the staff's page is one of its own. */
export async function aheadScript(staffCalls?: StaffCalls): Promise<{ fileName: string; source: string }> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: READ_BY_ALL,
    legalComments: 'none',
    define: {
      USER_FORMS: JSON.stringify(`/api${pathOf(userFormApi.get.path, { id: '' })}`),
      IS_OF_STAFF: String(staffCalls !== undefined),
      // As a value it would stand before the line that leads old browsers away.
      STAFF_CALLS: JSON.stringify(JSON.stringify(staffCalls ?? {})),
      STARTS: JSON.stringify(`/api${userFormApi.start.path}`),
    },
  });
  const source = outputFiles[0]?.text;
  if (source === undefined) throw new Error(`${path.basename(ENTRY)} was not built.`);
  return { fileName: `assets/ahead-${staffCalls ? 'staff-' : ''}${hashOf(source)}.js`, source };
}
