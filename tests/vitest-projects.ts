import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';

/** Node 20 is supported here; the SDK's reminder would drown what the tests print. A busy machine's store is not an ill one. */
const env = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', STORE_PATIENCE: '60000' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the build of the functions puts in. */
const resolve = { alias: { 'poster-drawing': `${root}web/build/draw-poster.tsx` } };

/** What has not ended by then hangs: nothing fails because the machine is busy. Some start processes, or try every case there is. */
const HANGS_MILLISECONDS = 900_000;

/** Tests that try every case there is, fail at every step in turn, measure at many sizes, or take their time for another reason. */
export const PROOFS = [
  'tests/functions/budgets.test.ts',
  'tests/functions/api/poison-work.test.ts',
  'tests/functions/cards/{card-access,card-sync-deaths,cards-follow-pages,project-cards-cost}.test.ts',
  'tests/functions/cards/{earlier-cards-only-for-their-holder,photos-copied-only-as-offered}.test.ts',
  'tests/functions/edit-codes/edit-codes.test.ts',
  'tests/functions/health/dead-parts.test.ts',
  'tests/functions/http/{hostile-values,refusals}.test.ts',
  'tests/functions/jobs/counts-deaths.test.ts',
  'tests/functions/messages/{count-sending,deliver-deaths,held-messages,outage,redrive-messages}.test.ts',
  'tests/functions/model/**/*.test.ts',
  'tests/functions/permissions/{permissions,server-owned}.test.ts',
  'tests/functions/password-requests/password-requests.test.ts',
  'tests/functions/permits/{demo-permits,permit-{cards,chain,guesses,links,numbers,paths,pins,races,turns}}.test.ts',
  'tests/functions/{registers/register-checks,reports/billing}.test.ts',
  'tests/functions/reminders/reminders.test.ts',
  'tests/functions/second-factors/{authenticator,passkeys}.test.ts',
  'tests/functions/sessions/logins-under-attack.test.ts',
  'tests/functions/user-forms/{claims,first-name,found-forms,guessed-pins,hostile-bodies,monday-and-attack,returned-forms,start-ceilings}.test.ts',
  'tests/functions/users/{escalation,user-profile}.test.ts',
  'tests/infra/{keys/rotation,local/embedded-dynamodb,local/server,local/server-starts}.test.ts',
  'tests/infra/{operator,rehearse,release}/**/*.test.ts',
];

/** The files share their worker's modules: loading them anew for each file takes as long as the tests. */
const SHARED_MODULES = {
  isolate: false,
  pool: 'threads',
  maxWorkers: 2,
  setupFiles: ['tests/fixtures/remembered-scrypt.ts'],
};

const COMMON = {
  root,
  env,
  testTimeout: HANGS_MILLISECONDS,
  hookTimeout: HANGS_MILLISECONDS,
  expect: { poll: { timeout: 60_000 } },
};

/** All tests but those of `FULL` and the left out. They are one project: each project's workers load all modules anew. */
export const units = ({ leftOut = [] }: { leftOut?: string[] } = {}): TestProjectConfiguration => ({
  resolve,
  test: {
    name: 'units',
    ...COMMON,
    ...SHARED_MODULES,
    include: ['tests/{shared,functions,web,infra,architecture}/**/*.test.{ts,tsx}'],
    exclude: ['tests/infra/aws/**', ...leftOut],
  },
});

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
