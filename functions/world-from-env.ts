import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { START_CEILINGS, type StartCeilings } from '../shared/induction-forms/start-ceilings.ts';
import { NO_SECOND_FACTOR_RULES, type SecondFactorRules } from '../shared/core/second-factor-rules.ts';
import { SHORTEST_PASSWORD } from '../shared/core/password-rules.ts';
import { SESSION_LIMITS, type SessionLimits } from '../shared/sessions/session-limits.ts';
import type { Keys } from './security/keys.ts';
import { TABLE_TIMEOUTS } from './outside/client-timeouts.ts';
import { NO_SDK_LOG } from './outside/no-sdk-log.ts';
import { createFiles } from './outside/files-s3.ts';
import { createMailCounter, createMailSender } from './outside/mail-ses.ts';
import { createCompanyRegister } from './outside/prh-companies.ts';
import { publicNetwork } from './outside/network.ts';
import { readSecret } from './outside/secrets-extension.ts';
import { createSmsSender } from './outside/sms-sns.ts';
import { createTaxNumberRegister } from './outside/tax-number-register.ts';
import { reportRefusals } from './store/report-refusals.ts';
import { Table } from './store/table.ts';
import type { World } from './world.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds from `STORE_PATIENCE`: a healthy store on a busy machine, as in tests, may answer late. */
function patienceOf({ STORE_PATIENCE }: Environment): number | undefined {
  return STORE_PATIENCE === undefined ? undefined : Number(STORE_PATIENCE);
}

function tableTimeouts(patience: number | undefined) {
  if (patience === undefined) return TABLE_TIMEOUTS;
  return { ...TABLE_TIMEOUTS, connectionTimeout: patience, requestTimeout: patience };
}

/** The world of a Lambda or of the local server, from its environment variables. Throws where one is missing. */
export async function worldFromEnv(env: Environment): Promise<World> {
  const need = (name: string) => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set`);
    return value;
  };
  const region = env['AWS_REGION'] ?? 'eu-north-1';
  const at = (name: string) => (env[name] === undefined ? {} : { endpoint: env[name] });
  const keys = await keysFromEnv(env);
  const patience = patienceOf(env);
  const set = env['MAIL_SET'];
  const mail = { region, ...at('SES_ENDPOINT'), ...(set ? { set } : {}) };
  const client = new DynamoDBClient({
    region,
    maxAttempts: 3,
    logger: NO_SDK_LOG,
    requestHandler: tableTimeouts(patience),
    ...at('DYNAMODB_ENDPOINT'),
  });
  reportRefusals(client, log);
  return {
    settings: {
      version: env['VERSION'] ?? '0.1.0',
      baseUrl: need('BASE_URL'),
      wordmark: env['WORDMARK'] ?? 'Työmaaportti',
      productWord: env['PRODUCT_WORD'] ?? 'perehdytys',
      mailFrom: need('MAIL_FROM'),
      shortestPassword: Math.max(SHORTEST_PASSWORD, Number(env['MIN_PASSWORD_LENGTH']) || 0),
      starts: { ...START_CEILINGS, ...(JSON.parse(env['START_CEILINGS'] || '{}') as Partial<StartCeilings>) },
      sessions: { ...SESSION_LIMITS, ...(JSON.parse(env['SESSION_LIMITS'] || '{}') as Partial<SessionLimits>) },
      secondFactor: {
        ...NO_SECOND_FACTOR_RULES,
        ...(JSON.parse(env['SECOND_FACTOR'] || '{}') as Partial<SecondFactorRules>),
      },
      originSecret: env['ORIGIN_SECRET'] ?? '',
    },
    keys,
    table: new Table(
      DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
      need('TABLE_NAME'),
    ),
    files: createFiles({ bucket: need('FILES_BUCKET'), region, patience, ...at('S3_ENDPOINT') }),
    mail: createMailSender(mail),
    countMails: createMailCounter(mail),
    sms: createSmsSender({ region, ...at('SNS_ENDPOINT'), senderId: env['SMS_SENDER'] || undefined }),
    ...registersFromEnv(env),
    network: publicNetwork,
    now,
    randomBytes: (count) => randomBytes(count),
    log,
  };
}

/** The installation's keys, from `KEYS` or from the secret that `KEYS_SECRET` names. Throws where neither is set. */
export async function keysFromEnv(env: Environment): Promise<Keys> {
  const { KEYS, KEYS_SECRET } = env;
  if (KEYS === undefined && !KEYS_SECRET) throw new Error('KEYS_SECRET is not set');
  return JSON.parse(KEYS ?? (await readSecret(KEYS_SECRET ?? ''))) as Keys;
}

const now = () => new Date();

/** Lambda names the version of the function; a release's alarms use it to tell their own errors. */
const log: World['log'] = (entry) =>
  void process.stdout.write(
    `${JSON.stringify({ ...entry, functionVersion: process.env['AWS_LAMBDA_FUNCTION_VERSION'] })}\n`,
  );

/** The registers with a configured address; the tax number register's client certificate is read from files. */
function registersFromEnv(env: Environment): Pick<World, 'companyRegister' | 'taxNumberRegister'> {
  const { PRH_URL: prh, TAX_NUMBER_URL: tax, TAX_NUMBER_CERT_FILE: certFile, TAX_NUMBER_KEY_FILE: keyFile } = env;
  const certificate = certFile && keyFile ? { certFile, keyFile } : undefined;
  return {
    companyRegister: prh ? createCompanyRegister({ url: prh, now }) : undefined,
    taxNumberRegister: tax ? createTaxNumberRegister({ url: tax, now, certificate }) : undefined,
  };
}
