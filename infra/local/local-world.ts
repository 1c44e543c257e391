import type { World } from '../../functions/world.ts';
import { networkWithLoopback } from '../../functions/outside/network.ts';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { LOCAL_REGION } from './data/embedded-dynamodb.ts';
import type { LocalKeys } from './local-keys.ts';
import { TAX_NUMBER_PATH } from './registers/registers.ts';
import type { Credentials } from './s3/verify-request.ts';

export const FILES_BUCKET = 'tyomaaportti-files';

/** The mount points of the local server's parts. */
export const MOUNTS = { objectStore: '/s3', email: '/ses', sms: '/sns', registers: '/registers' } as const;

type LocalParts = {
  origin: string;
  dynamodb: { endpoint: string; tableName: string };
  keys: LocalKeys;
  originSecret: string;
};

/** The functions' world, made from environment variables as on AWS, with every service on this machine. */
export async function localWorld({ origin, dynamodb, keys, originSecret }: LocalParts): Promise<World> {
  const world = await worldFromEnv({
    ...process.env,
    AWS_REGION: LOCAL_REGION,
    TABLE_NAME: dynamodb.tableName,
    FILES_BUCKET,
    BASE_URL: origin,
    UPLOAD_ORIGIN: origin,
    MAIL_FROM: process.env['MAIL_FROM'] ?? 'Työmaaportti <noreply@localhost.test>',
    ORIGIN_SECRET: originSecret,
    KEYS: JSON.stringify(keys),
    DYNAMODB_ENDPOINT: dynamodb.endpoint,
    S3_ENDPOINT: `${origin}${MOUNTS.objectStore}`,
    SES_ENDPOINT: `${origin}${MOUNTS.email}`,
    SNS_ENDPOINT: `${origin}${MOUNTS.sms}`,
    PRH_URL: `${origin}${MOUNTS.registers}`,
    TAX_NUMBER_URL: `${origin}${MOUNTS.registers}${TAX_NUMBER_PATH}`,
  });
  return process.env['WEBHOOKS_TO_LOOPBACK'] === '1' ? { ...world, network: networkWithLoopback } : world;
}

const ACCESS_KEY_ID = 'local';

/**
 * Makes this process sign its calls with its own credentials, never the developer's, and returns them. The clients read the process-wide
 * environment, so a second server in the process shares the first one's credentials.
 */
export function signAsLocal(secret: string): Credentials {
  const env = process.env;
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_CREDENTIAL_EXPIRATION']) delete env[name];
  const isSet = env['AWS_ACCESS_KEY_ID'] === ACCESS_KEY_ID && env['AWS_SECRET_ACCESS_KEY'];
  const secretAccessKey = isSet ? (env['AWS_SECRET_ACCESS_KEY'] ?? secret) : secret;
  Object.assign(env, {
    AWS_ACCESS_KEY_ID: ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  });
  return { accessKeyId: ACCESS_KEY_ID, secretAccessKey };
}
