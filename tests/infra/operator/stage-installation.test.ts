import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { COMMANDS } from '../../../infra/operator/commands.ts';
import { OperatorError } from '../../../infra/operator/installation.ts';
import { openStage } from '../../../infra/operator/stage-installation.ts';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';

const region = 'eu-north-1';
const credentials = { accessKeyId: 'AKIDOPERATOR', secretAccessKey: 'secret-of-the-operator', sessionToken: 'session' };
const KEEPER = 'tyomaaportti-production-edge-InstallKeys-1A2B';
const ENVIRONMENT = {
  TABLE_NAME: 'table-of-production',
  FILES_BUCKET: 'files-of-production',
  BASE_URL: 'https://portti.example.com',
  MAIL_FROM: 'portti@example.com',
  KEYS_SECRET: 'arn:aws:secretsmanager:eu-north-1:000000000000:secret:Keys-AbCdEf',
};

type Call = { url: string; headers: Headers; body: unknown };

afterEach(() => vi.unstubAllGlobals());

/** The stage as CloudFormation and Secrets Manager tell of it. */
function deployed(outputs: Record<string, Record<string, string>>) {
  const stacks = new CloudFormationClient({ region, credentials });
  const secrets = new SecretsManagerClient({ region, credentials });
  const cloudFormation = mockClient(stacks);
  for (const [name, values] of Object.entries(outputs)) {
    const Outputs = Object.entries(values).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
    const StackName = `tyomaaportti-production-${name}`;
    const described = { StackName, CreationTime: new Date(0), StackStatus: 'CREATE_COMPLETE' as const, Outputs };
    cloudFormation.on(DescribeStacksCommand, { StackName }).resolves({ Stacks: [described] });
  }
  mockClient(secrets)
    .on(GetSecretValueCommand, { SecretId: ENVIRONMENT.KEYS_SECRET })
    .resolves({ SecretString: JSON.stringify(newKeys()) });
  return { stacks, secrets };
}

const whole = () =>
  deployed({ application: { Environment: JSON.stringify(ENVIRONMENT) }, edge: { KeyKeeper: KEEPER } });

/** Lambda, which answers its invocations with these one after the other. */
function lambdaAnswers(...answers: Response[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Headers; body?: string }) => {
    calls.push({ url, headers, body: body === undefined ? undefined : JSON.parse(body) });
    return answers.shift() ?? new Response('no more answers', { status: 400 });
  });
  return calls;
}

const rotated = async (options: Record<string, string> = {}) => {
  const installation = await openStage('production', undefined, whole());
  return COMMANDS['rotate-keys']?.run(installation, options).finally(installation.close);
};

test('a stage is opened by what its stacks say of themselves', async () => {
  const installation = await openStage('production', undefined, whole());
  expect(installation).toMatchObject({
    name: 'production',
    sending: { region: 'eu-north-1', addresses: expect.any(Array) },
  });
  expect(installation.world.table.name).toBe(ENVIRONMENT.TABLE_NAME);
  expect(installation.world.settings).toMatchObject({ baseUrl: ENVIRONMENT.BASE_URL, mailFrom: ENVIRONMENT.MAIL_FROM });
  await installation.close();
});

test('the addresses of the settings are those of who is told, for the doctor to look at', async () => {
  const domain = { name: 'p.fi', zoneName: 'p.fi', hostedZoneId: 'Z1', dmarcReports: 'dmarc@example.org' };
  const settings = { region, isProtected: true, alarmMail: 'duty@portti.fi', domain };
  const { sending, close } = await openStage('production', settings, whole());
  expect(sending?.addresses).toEqual([ENVIRONMENT.MAIL_FROM, 'duty@portti.fi', 'dmarc@example.org']);
  await close();
});

test('a stage that is not deployed, or of which a stack is older than the command, is named to the operator', async () => {
  await expect(openStage('production', undefined, deployed({ application: {} }))).rejects.toThrow(
    'The stack tyomaaportti-production-application has no output Environment: deploy it.',
  );
  const withoutKeeper = deployed({ application: { Environment: JSON.stringify(ENVIRONMENT) }, edge: {} });
  const { rotateKeys } = await openStage('production', undefined, withoutKeeper);
  await expect(rotateKeys({ rings: ['token'] })).rejects.toThrow(
    'tyomaaportti-production-edge has no output KeyKeeper',
  );
});

test.each([
  ['ValidationError', 'Stack with id tyomaaportti-production-application does not exist', 'is not there: deploy it.'],
  ['CredentialsProviderError', 'Could not load credentials from any providers', 'There are no credentials of AWS'],
])('a stage that AWS answers with %s is told of in words and without a stack', async (name, message, says) => {
  const stacks = new CloudFormationClient({ region, credentials });
  mockClient(stacks).rejects(Object.assign(new Error(message), { name }));
  const opened = openStage('production', undefined, { stacks, secrets: new SecretsManagerClient({ region }) });
  const refused = await opened.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OperatorError);
  expect(String(refused)).toContain(says);
});

test('the keys of a stage are rotated by its own function, called with the operator’s credentials', async () => {
  const calls = lambdaAnswers(Response.json({ says: ['sessions: a new key is accepted.', 'files: the same.'] }));
  expect(await rotated()).toEqual({ lines: ['sessions: a new key is accepted.', 'files: the same.'], isWell: true });
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.url).toBe(`https://lambda.${region}.amazonaws.com/2015-03-31/functions/${KEEPER}/invocations`);
  expect(call?.body).toEqual({ rotate: { rings: ['token', 'file'], isLeaked: false, isDeployed: false } });
  expect(call?.headers.get('authorization')).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDOPERATOR\/\d{8}\/eu-north-1\/lambda\/aws4_request, /,
  );
  expect(call?.headers.get('x-amz-security-token')).toBe('session');
});

test('one ring is rotated alone, and leaked keys at once, where that is what is asked', async () => {
  const calls = lambdaAnswers(Response.json({ says: ['files: replaced.'] }));
  await rotated({ ring: 'file', leaked: 'yes' });
  expect(calls[0]?.body).toEqual({ rotate: { rings: ['file'], isLeaked: true, isDeployed: false } });
});

test('a rotation that failed in its function is told as such, with the log to read', async () => {
  const failed = Response.json({ errorMessage: 'x' }, { headers: { 'x-amz-function-error': 'Unhandled' } });
  lambdaAnswers(failed);
  await expect(rotated()).rejects.toThrow(`the log of ${KEEPER} says why`);
});

test('an operator without the right to call that function hears so, and the call is not made again', async () => {
  const calls = lambdaAnswers(new Response('AccessDeniedException', { status: 403 }));
  await expect(rotated()).rejects.toThrow('lambda answered 403: AccessDeniedException');
  expect(calls).toHaveLength(1);
});

test('how many runs the account may have at once is asked of Lambda in the region of the stage', async () => {
  const calls = lambdaAnswers(Response.json({ AccountLimit: { ConcurrentExecutions: 10 }, AccountUsage: {} }));
  const installation = await openStage('production', undefined, whole());
  expect(await installation.parallelRuns?.()).toBe(10);
  expect(calls).toMatchObject([
    { url: `https://lambda.${region}.amazonaws.com/2016-08-19/account-settings/`, body: undefined },
  ]);
  expect(calls[0]?.headers.get('authorization')).toContain('/eu-north-1/lambda/aws4_request, ');
  await installation.close();
});

test('the source maps of a stage are read from its bucket, also where a later release has replaced them', async () => {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  const Bucket = 'source-maps-of-production';
  const replaced = { Bucket, Key: 'api/3fa94c07d2e1/index.mjs.map', VersionId: 'v2' };
  const Versions = [
    { Key: replaced.Key, VersionId: 'v2', IsLatest: false },
    { Key: replaced.Key, VersionId: 'v1', IsLatest: false },
  ];
  s3.on(ListObjectVersionsCommand, { Bucket }).resolves({});
  s3.on(ListObjectVersionsCommand, { Bucket, Prefix: replaced.Key }).resolves({ Versions });
  const content = { transformToString: () => Promise.resolve('{"version":3}') };
  s3.on(GetObjectCommand, replaced).callsFake(() => ({ Body: content }));
  const application = { Environment: JSON.stringify(ENVIRONMENT), SourceMapBucket: Bucket };
  const { readSourceMap, close } = await openStage('production', undefined, deployed({ application }));
  expect(await readSourceMap(replaced.Key)).toBe('{"version":3}');
  expect(await readSourceMap('api/000000000000/index.mjs.map')).toBeUndefined();
  await close();
  const older = await openStage('production', undefined, whole());
  await expect(older.readSourceMap(replaced.Key)).rejects.toThrow('application has no output SourceMapBucket');
  await older.close();
});
