import type { LambdaEvent } from 'hono/aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { handler } from '../../../infra/aws/parts/release/check-release.ts';
import { type LocalCloud, ORIGIN_SECRET, startLocalCloud } from '../../bundle/local-cloud.ts';

const REGION = 'eu-north-1';
const VERSIONS = {
  API_VERSION: 'arn:aws:lambda:api:7',
  DUE_WORK_VERSION: 'arn:aws:lambda:work:7',
  REMINDERS_VERSION: 'arn:aws:lambda:remind:7',
  POSTER_VERSION: 'arn:aws:lambda:poster:7',
};

/** What each version does with an event, as Lambda would run it. */
type Runs = Record<string, (event: never) => Promise<unknown>>;

let cloud: LocalCloud;
let versions: Runs;
let told: Record<string, string>[];

beforeAll(async () => {
  cloud = await startLocalCloud();
  const env = { ...cloud.env, AWS_REGION: REGION, ...VERSIONS, KEYS_SECRET: 'arn:keys' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const api = await import('../../../functions/api/lambda.ts');
  const dueWork = await import('../../../functions/api/due-work-lambda.ts');
  const reminders = await import('../../../functions/api/reminders-lambda.ts');
  const poster = await import('../../../functions/poster/poster-lambda.ts');
  versions = {
    [VERSIONS.API_VERSION]: (event: LambdaEvent) => api.handler(event),
    [VERSIONS.DUE_WORK_VERSION]: (event) =>
      dueWork.handler(event, { getRemainingTimeInMillis: () => 60_000, awsRequestId: 'run' }),
    [VERSIONS.REMINDERS_VERSION]: (event) => reminders.handler(event),
    [VERSIONS.POSTER_VERSION]: (event: LambdaEvent) => poster.handler(event),
  };
});

beforeEach(() => {
  told = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await cloud.stop();
});

/** Lambda, Secrets Manager and CodeDeploy as their documentation describes them. */
function serve(runs: Runs): void {
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    const { hostname, pathname } = new URL(url);
    if (hostname.startsWith('secretsmanager.')) {
      return Response.json({ SecretString: JSON.stringify({ origin: ORIGIN_SECRET }) });
    }
    if (hostname.startsWith('codedeploy.')) {
      told.push(JSON.parse(body) as Record<string, string>);
      return Response.json({});
    }
    const version = decodeURIComponent(pathname.split('/')[3] ?? '');
    try {
      return Response.json((await runs[version]?.(JSON.parse(body) as never)) ?? null);
    } catch (error) {
      return Response.json({ errorMessage: String(error) }, { headers: { 'x-amz-function-error': 'Unhandled' } });
    }
  });
}

const check = () => handler({ DeploymentId: 'd-1', LifecycleEventHookExecutionId: 'hook-1' });
const verdict = (status: string) => [{ deploymentId: 'd-1', lifecycleEventHookExecutionId: 'hook-1', status }];

test('a release goes on when its versions are well: the API answers its health and a read, the others reach the table', async () => {
  serve(versions);
  await check();
  expect(told).toEqual(verdict('Succeeded'));
});

test.each(Object.entries(VERSIONS))('a release is refused where %s cannot run', async (_, version) => {
  serve({ ...versions, [version]: () => Promise.reject(new Error('Cannot find module')) });
  await check();
  expect(told).toEqual(verdict('Failed'));
});

test('a release is refused where the API is ill or answers a read with a fault, and not for one call that failed', async () => {
  const answers = (path: string, statusCode: number) => (event: { rawPath: string }) =>
    event.rawPath.startsWith(path) ? Promise.resolve({ statusCode }) : versions[VERSIONS.API_VERSION]?.(event as never);
  for (const path of ['/api/health', '/api/permit-forms/']) {
    told = [];
    serve({ ...versions, [VERSIONS.API_VERSION]: answers(path, 500) as Runs[string] });
    await check();
    expect(told).toEqual(verdict('Failed'));
  }
  told = [];
  let isFirst = true;
  const stumbling = (event: never) => {
    if (!isFirst) return versions[VERSIONS.API_VERSION]?.(event) ?? Promise.resolve();
    isFirst = false;
    return Promise.reject(new Error('Task timed out'));
  };
  serve({ ...versions, [VERSIONS.API_VERSION]: stumbling });
  await check();
  expect(told).toEqual(verdict('Succeeded'));
});

test('a release waits for a right that is not known everywhere yet, and is refused where none comes', async () => {
  serve(versions);
  const served = fetch;
  let refusals = 4;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/invocations') && refusals-- > 0
      ? Promise.resolve(new Response('AccessDenied', { status: 403 }))
      : served(url, init),
  );
  await check();
  expect(told).toEqual(verdict('Succeeded'));
  told = [];
  refusals = Infinity;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  const second = check();
  while (told.length === 0) await vi.advanceTimersByTimeAsync(500);
  await second;
  expect(told).toEqual(verdict('Failed'));
  // The function has 120 seconds.
  expect(Date.now() - began).toBeLessThan(100_000);
});
