type Tool = { does: string; command: string };

const PHONE =
  'CHAOS_RUNS=200 playwright test --config tests/e2e/playwright.config.ts offline-chaos --reporter=dot,./tests/chaos/chaos-reporter.ts';
const API =
  'MODEL_RUNS=250 REMINDER_CARDS=10000 vitest run --config tests/vitest.config.ts tests/functions/model tests/functions/reminders';
const CURVE = 'tsx tests/bench/curve.ts';

/** What is run now and then; `npm run` lists what is run every day. Arguments follow the command. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  dev: {
    does: 'starts the product with hot reload',
    command: "tsx watch --clear-screen=false --include 'functions/edge/*.js' infra/local/start.ts --dev",
  },
  seed: {
    does: 'puts many inductions and cards into the demo company of a stopped installation',
    command: 'tsx infra/local/seed.ts',
  },
  reminders: { does: 'makes the card reminders of a day by hand', command: 'tsx infra/local/jobs/make-reminders.ts' },
  capacity: {
    does: 'writes docs/capacity.md: an hour in which 50,000 or 100,000 workers begin',
    command: 'tsx infra/reports/capacity/print-capacity.ts',
  },
  'test:quick': {
    does: 'runs the tests that are done in seconds',
    command: 'vitest run --config tests/vitest.quick.config.ts',
  },
  'test:e2e': {
    does: 'runs the journeys in a browser',
    command: 'playwright test --config tests/e2e/playwright.config.ts',
  },
  'test:runtime': {
    does: 'walks the bundles under the Node.js of AWS Lambda',
    command: 'tsx tests/run-on-lambda-node.ts',
  },
  'test:long': { does: 'runs all three of the long ones', command: `${PHONE} && ${API} && ${CURVE}` },
  'test:long:phone': { does: 'sends 200 inductions over bad networks', command: PHONE },
  'test:long:api': { does: 'tries 250 random histories, and 10,000 reminders of a day', command: API },
  'test:long:curve': { does: 'measures lists from 100 to 100,000 rows', command: CURVE },
  lighthouse: { does: 'asks Lighthouse about the pages', command: 'tsx tests/lighthouse/run.ts' },
  trace: {
    does: 'traces the first pages of a slow phone and a scan at the gate, beside those of the checkout that is named',
    command: 'tsx tests/bench/trace/run.ts',
  },
  'make:font': {
    does: 'cuts the typeface of the first screen and of the demo’s pictures anew',
    command: 'tsx infra/build/site-font/make-latin-font.ts',
  },
  screenshots: {
    does: 'takes the pictures of the public pages and draws the icons',
    command: 'tsx tests/public-face/screenshots.ts',
  },
  'privacy-notice': {
    does: 'prints the privacy notice into its PDF',
    command: 'tsx --tsconfig web/tsconfig.json tests/public-face/privacy-notice.ts',
  },
  'record:site': { does: 'records what the site of a release calls', command: 'tsx tests/former-sites/record.ts' },
  'record:exports': {
    does: 'records what the stacks of a release import from each other',
    command: 'tsx tests/infra/aws/exports/record.ts',
  },
};
