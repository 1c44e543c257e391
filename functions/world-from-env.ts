import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SHORTEST_PASSWORD } from '../shared/core/password-rules.ts';
import type { Keys } from './http/keys.ts';
import { TABLE_TIMEOUTS } from './outside/client-timeouts.ts';
import { createFiles } from './outside/files-s3.ts';
import { createMailSender } from './outside/mail-ses.ts';
import { createCompanyRegister } from './outside/prh-companies.ts';
import { readSecret } from './outside/secrets-extension.ts';
import { createSmsSender } from './outside/sms-sns.ts';
import { createTaxNumberRegister } from './outside/tax-number-register.ts';
import { reportRefusals } from './store/report-refusals.ts';
import { Table } from './store/table.ts';
import type { World } from './world.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A store on a busy machine, as where tests run, answers late without being ill: `TABLE_PATIENCE` is in milliseconds. */
function tableTimeouts({ TABLE_PATIENCE }: Environment) {
  if (TABLE_PATIENCE === undefined) return TABLE_TIMEOUTS;
  const patience = Number(TABLE_PATIENCE);
  return { ...TABLE_TIMEOUTS, connectionTimeout: patience, requestTimeout: patience };
}

/** The world of a Lambda, or of the local server, from its environment variables. Throws where one is missing. */
export async function worldFromEnv(env: Environment): Promise<World> {
  const need = (name: string) => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set`);
    return value;
  };
  const region = env['AWS_REGION'] ?? 'eu-north-1';
  const at = (name: string) => (env[name] === undefined ? {} : { endpoint: env[name] });
  const keys = await keysFromEnv(env);
  const client = new DynamoDBClient({
    region,
    maxAttempts: 3,
    requestHandler: tableTimeouts(env),
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
      originSecret: env['ORIGIN_SECRET'] ?? keys.origin ?? '',
    },
    keys,
    table: new Table(
      DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
      need('TABLE_NAME'),
    ),
    files: createFiles({ bucket: need('FILES_BUCKET'), region, ...at('S3_ENDPOINT') }),
    mail: createMailSender({ region, ...at('SES_ENDPOINT') }),
    sms: createSmsSender({ region, ...at('SNS_ENDPOINT') }),
    ...registersFromEnv(env),
    now,
    randomBytes: (count) => randomBytes(count),
    log,
  };
}

/** The keys of the installation: those of `KEYS`, or of the secret that `KEYS_SECRET` names. Throws where neither is set. */
export async function keysFromEnv(env: Environment): Promise<Keys & { origin?: string }> {
  const { KEYS, KEYS_SECRET } = env;
  if (KEYS === undefined && !KEYS_SECRET) throw new Error('KEYS_SECRET is not set');
  return JSON.parse(KEYS ?? (await readSecret(KEYS_SECRET ?? ''))) as Keys & { origin?: string };
}

const now = () => new Date();

const log: World['log'] = (entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`);

/** The registers whose addresses are set; the tax number register's client certificate is read from files. */
function registersFromEnv(env: Environment): Pick<World, 'companyRegister' | 'taxNumberRegister'> {
  const { PRH_URL: prh, TAX_NUMBER_URL: tax, TAX_NUMBER_CERT_FILE: certFile, TAX_NUMBER_KEY_FILE: keyFile } = env;
  const certificate = certFile && keyFile ? { certFile, keyFile } : undefined;
  return {
    companyRegister: prh ? createCompanyRegister({ url: prh, now }) : undefined,
    taxNumberRegister: tax ? createTaxNumberRegister({ url: tax, now, certificate }) : undefined,
  };
}
