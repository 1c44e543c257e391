import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';

/** Node 20 is supported here; the SDK's reminder would drown what the tests print. A busy machine's store is not an ill one. */
const env = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', STORE_PATIENCE: '60000' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the build of the functions puts in. */
const resolve = { alias: { 'poster-drawing': `${root}web/build/draw-poster.tsx` } };

/** What has not ended by then hangs: nothing fails because the machine is busy. Some start processes, or try every case there is. */
const HANGS_MILLISECONDS = 900_000;

/** The files share their worker's modules: loading them anew for each file takes as long as the tests. */
const SHARED_MODULES = {
  isolate: false,
  pool: 'threads',
  maxWorkers: 2,
  setupFiles: ['tests/fixtures/process/remembered-scrypt.ts'],
};

const COMMON = {
  root,
  env,
  testTimeout: HANGS_MILLISECONDS,
  hookTimeout: HANGS_MILLISECONDS,
  expect: { poll: { timeout: 60_000 } },
};

/** The tests of these rooms but those of `FULL`. They are one project: each project's workers load all modules anew. */
export const units = (rooms: readonly string[]): TestProjectConfiguration => ({
  resolve,
  test: {
    name: 'units',
    ...COMMON,
    ...SHARED_MODULES,
    include: rooms.map((room) => `tests/${room}/**/*.test.{ts,tsx}`),
    exclude: ['tests/infra/aws/**'],
  },
});

/** Rooms whose tests need neither a store nor a process. */
export const QUICK_ROOMS = ['shared', 'web', 'architecture'];

/** What synthesises stacks and what runs the built bundles. */
export const FULL: TestProjectConfiguration = {
  test: {
    name: 'full',
    ...COMMON,
    include: ['tests/{infra/aws,bundle,browser-floor}/**/*.test.ts'],
    // One worker for all files, so that the stacks are synthesised once.
    isolate: false,
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
};
