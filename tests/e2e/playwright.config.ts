import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './steps/find-browser.ts';

/** What keeps a Chromium quiet where nothing outside this machine can be reached. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const STORMY = '**/offline-chaos.spec.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './steps/begun-data.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Much of a journey is waiting: for a reading time, a pause before a save, a network that is away.
  workers: 3,
  projects: [
    // These do little else than wait for a bad network, so that they go beside the others instead of all at once.
    { name: 'storm', testMatch: STORMY, ...(!process.env['CHAOS_RUNS'] && { workers: 1 }) },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: STORMY },
  ],
  // What never comes is told late; what comes late on a busy machine is no failure.
  timeout: 900_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    // `product-test.ts` says which journeys have a browser of their own all the same.
    reuseContext: true,
    actionTimeout: 45_000,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // Recording a trace slows every journey down: `TRACE=1` asks for one.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowser(), chromiumSandbox: false, args: QUIET },
  },
});
