import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `quick` runs at every change; `full` has what synthesises stacks and what runs the built bundles. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          root,
          include: ['tests/{shared,functions,web,infra,architecture}/**/*.test.{ts,tsx}'],
          exclude: ['tests/infra/aws/**'],
        },
      },
      {
        test: {
          name: 'full',
          root,
          include: ['tests/{infra/aws,bundle}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
