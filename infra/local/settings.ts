import path from 'node:path';
import { StartError } from './start-error.ts';

export type LocalSettings = {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything persistent. */
  dataFolder: string;
  /** A new installation's first data: the demo, or one company and its root user. */
  firstData: { kind: 'demo' } | { kind: 'company'; name: string; rootEmail: string; rootPassword: string };
  /** An external DynamoDB-compatible server instead of the embedded one. */
  dynamodbEndpoint?: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the README's environment variables. Throws StartError with the variable and its allowed values. */
export function readSettings(env: Environment): LocalSettings {
  const dynamodbEndpoint = textOf(env, 'DYNAMODB_ENDPOINT');
  if (dynamodbEndpoint !== undefined && !(/^https?:/.test(dynamodbEndpoint) && URL.canParse(dynamodbEndpoint))) {
    throw new StartError('DYNAMODB_ENDPOINT must be an address such as http://127.0.0.1:8000.');
  }
  return {
    port: portOf(env),
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    dataFolder: path.resolve(textOf(env, 'DATA_DIR') ?? '.data'),
    firstData: firstDataOf(env),
    dynamodbEndpoint,
  };
}

/** A variable's value; undefined when empty. */
function textOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function portOf(env: Environment): number {
  const text = textOf(env, 'PORT') ?? '3000';
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new StartError('PORT must be a number from 0 to 65535.');
  return Number(text);
}

const FIRST_COMPANY = ['ROOT_COMPANY', 'ROOT_EMAIL', 'ROOT_PASSWORD'] as const;

function firstDataOf(env: Environment): LocalSettings['firstData'] {
  const demo = textOf(env, 'DEMO') ?? '1';
  if (demo !== '0' && demo !== '1')
    throw new StartError('DEMO must be 1 for the demo company or 0 for an empty installation.');
  if (demo === '1') return { kind: 'demo' };
  const [name, rootEmail, rootPassword] = FIRST_COMPANY.map((each) => textOf(env, each));
  if (name === undefined || rootEmail === undefined || rootPassword === undefined) {
    const missing = FIRST_COMPANY.filter((each) => textOf(env, each) === undefined).join(', ');
    throw new StartError(`With DEMO=0, set these as well: ${missing}.`);
  }
  const company = { name, rootEmail, rootPassword };
  if (!/^[^\s@]+@[^\s@]+$/.test(company.rootEmail)) throw new StartError('ROOT_EMAIL must be an e-mail address.');
  if (company.rootPassword.length < 6) throw new StartError('ROOT_PASSWORD must have at least 6 characters.');
  return { kind: 'company', ...company };
}
