import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Node 20 is supported here; the SDK's reminder would drown what the tests print. */
const env = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** `quick` runs at every change; `full` has what synthesises stacks and what runs the built bundles. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          // The files share their worker's modules: loading them anew for each file takes as long as the tests.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          root,
          env,
          include: ['tests/{shared,functions,web,infra,architecture}/**/*.test.{ts,tsx}'],
          exclude: ['tests/infra/{aws,ops}/**'],
        },
      },
      {
        test: {
          name: 'full',
          root,
          env,
          include: ['tests/{infra/aws,infra/ops,bundle}/**/*.test.ts'],
          // One worker for all files, so that the stacks are synthesised once.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
