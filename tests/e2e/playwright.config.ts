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
  // A process less for every browser; nothing is drawn by a graphics card.
  '--in-process-gpu',
];

const STORMY = '**/offline-chaos.spec.ts';
const ONLINE = '**/{staff,editor,permits,worker}/**/*.spec.ts';

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
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: [STORMY, ONLINE] },
    // These open nothing without a network, but for files that say so: a service worker would fetch the whole site for each of them. That
    // screens open beside it is held by the journeys of `screens`.
    // A browser whose renderer is warm shows a page for half of what a new one costs: theirs is emptied, not made anew.
    { name: 'online', testMatch: ONLINE, use: { serviceWorkers: 'block', reuseContext: true } },
  ],
  // What never comes is told late; what comes late on a busy machine is no failure.
  timeout: 900_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
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
