import { PLAYER_PAGE } from '../../../../functions/poster/built-site.ts';
import { callAws } from '../keys/aws-call.ts';
import { readSecret } from '../keys/secret.ts';
import { newUntil, whileNew } from '../keys/while-new.ts';

/** CodeDeploy's event before a new version receives calls. */
export type HookEvent = { DeploymentId: string; LifecycleEventHookExecutionId: string };

/** The versions to check, set by the stack. */
type Environment = Readonly<
  Partial<
    Record<
      'AWS_REGION' | 'API_VERSION' | 'DUE_WORK_VERSION' | 'REMINDERS_VERSION' | 'POSTER_VERSION' | 'KEYS_SECRET',
      string
    >
  >
>;

const MOST_TRIES = 3;
const ROUTE = 'ANY /api/{proxy+}';
/** A public read of a missing item: the table answers it, through the part of the API that loads later. */
const READ = { path: '/api/permit-forms/release', status: 404 };
/** A poster without a PIN, which counts as no wrong one. */
const POSTER = { path: `/${PLAYER_PAGE}`, status: 404 };

/** Checks the health of each function's new version, and one read of the API, and reports the result to CodeDeploy. */
export async function handler(event: HookEvent): Promise<void> {
  const faults = await faultsOfVersions(process.env);
  for (const fault of faults)
    process.stdout.write(`${JSON.stringify({ level: 'error', event: 'release_refused', fault })}\n`);
  await callAws({
    service: 'codedeploy',
    region: process.env['AWS_REGION'] ?? '',
    url: `https://codedeploy.${process.env['AWS_REGION']}.amazonaws.com/`,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'CodeDeploy_20141006.PutLifecycleEventHookExecutionStatus',
    },
    body: JSON.stringify({
      deploymentId: event.DeploymentId,
      lifecycleEventHookExecutionId: event.LifecycleEventHookExecutionId,
      status: faults.length === 0 ? 'Succeeded' : 'Failed',
    }),
  });
}

async function faultsOfVersions(env: Environment): Promise<string[]> {
  const { API_VERSION: api, DUE_WORK_VERSION: dueWork, REMINDERS_VERSION: reminders, POSTER_VERSION: poster } = env;
  const asks: [about: string, ask: () => Promise<void>][] = [
    ['the API, its health', () => askApi(env, api, { path: '/api/health', status: 200 })],
    ['the API, a read', () => askApi(env, api, READ)],
    ['the posters', () => askApi(env, poster, POSTER)],
    ['the worker', async () => void (await invoke(env, dueWork, { check: true }))],
    ['the reminders', async () => void (await invoke(env, reminders, { check: true }))],
  ];
  const found = asks.map(async ([about, ask]) => {
    const fault = await faultOf(ask);
    return fault === undefined ? [] : [`${about}: ${fault}`];
  });
  return (await Promise.all(found)).flat();
}

/** The fault that remains after the last retry: the first call of a new version may be slow. */
async function faultOf(ask: () => Promise<void>): Promise<string | undefined> {
  const end = newUntil();
  let fault: string | undefined;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    fault = await whileNew(ask, end).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (fault === undefined) return undefined;
  }
  return fault;
}

async function askApi(
  env: Environment,
  version: string | undefined,
  { path, status }: { path: string; status: number },
): Promise<void> {
  const { origin } = JSON.parse(await readSecret(env.KEYS_SECRET ?? '')) as { origin: string };
  const answer = (await invoke(env, version, {
    version: '2.0',
    routeKey: ROUTE,
    rawPath: path,
    rawQueryString: '',
    headers: { host: 'release', 'x-origin-secret': origin },
    requestContext: { http: { method: 'GET', path, sourceIp: '127.0.0.1' }, stage: '$default' },
    isBase64Encoded: false,
  })) as { statusCode?: number } | null;
  if (answer?.statusCode !== status) throw new Error(`${path} was answered ${answer?.statusCode}, not ${status}`);
}

/** Runs one version, whatever the alias points at. Throws when the run failed. */
async function invoke({ AWS_REGION: region = '' }: Environment, version = '', event: unknown): Promise<unknown> {
  const reply = await callAws({
    service: 'lambda',
    region,
    url: `https://lambda.${region}.amazonaws.com/2015-03-31/functions/${encodeURIComponent(version)}/invocations`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  if (reply.headers.has('x-amz-function-error')) throw new Error((await reply.text()).slice(0, 300));
  return reply.json();
}
