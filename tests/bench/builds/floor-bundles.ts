import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunction } from '../../../infra/build/bundle-function.ts';
import { keepCodeCaches } from '../../../infra/build/scripts/keep-code-caches.ts';

const LIBRARIES = fileURLToPath(new URL('./bare-libraries.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Two programs that the API's start is compared with: a handler that needs nothing, and the API's libraries without the API. */
export async function buildFloors(folder: string): Promise<{ empty: string; libraries: string }> {
  const libraries = path.join(folder, 'libraries');
  await bundleFunction(ROOT, LIBRARIES, libraries);
  keepCodeCaches(libraries);
  const empty = path.join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 });\n');
  return { empty, libraries: path.join(libraries, 'index.mjs') };
}
