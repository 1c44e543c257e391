import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { askedOfDynamodb, askedOfS3, askedOfSecrets, askedOfSes, askedOfSns, type Call } from './asked-of-services.ts';
import { type Asked, isAllowed, type Right } from './function-rights.ts';

type Environment = Readonly<Record<string, string>>;

export type Guarded = {
  /** The environment of the function, with every service behind its rights, and its keys in the secret. */
  env: Record<string, string>;
  /** What it asked for and may not. */
  denied: string[];
  stop: () => Promise<void>;
};

type Service = { variable: string; askedOf: (call: Call) => Asked[]; refusal: string; status: number };

const xml = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
const SERVICES: readonly Service[] = [
  {
    variable: 'DYNAMODB_ENDPOINT',
    askedOf: askedOfDynamodb,
    refusal: '{"__type":"com.amazon.coral.service#AccessDeniedException","message":"not authorized"}',
    status: 400,
  },
  { variable: 'S3_ENDPOINT', askedOf: askedOfS3, refusal: xml, status: 403 },
  { variable: 'SES_ENDPOINT', askedOf: askedOfSes, refusal: `<ErrorResponse>${xml}</ErrorResponse>`, status: 403 },
  { variable: 'SNS_ENDPOINT', askedOf: askedOfSns, refusal: `<ErrorResponse>${xml}</ErrorResponse>`, status: 403 },
];

/** Stands in front of the services of this machine and lets through what the rights allow, as AWS does. */
export async function guardServices(env: Environment, rights: readonly Right[], secret: string): Promise<Guarded> {
  const denied: string[] = [];
  const mayPass = (asked: readonly Asked[]): boolean => {
    const refused = asked.filter((one) => !isAllowed(rights, one));
    denied.push(...refused.map(({ action, resource }) => `${action} on ${resource}`));
    return refused.length === 0;
  };
  const guards = await Promise.all(
    SERVICES.map(async (service) => {
      const target = new URL(env[service.variable] ?? '');
      const server = await listening((call, response) => guardCall({ ...service, target, mayPass }, call, response));
      return { server, variable: service.variable, url: `${originOf(server)}${target.pathname.replace(/\/$/, '')}` };
    }),
  );
  const keys = await listening(async (call, response) => {
    if (mayPass(askedOfSecrets(call))) response.end(JSON.stringify({ SecretString: env['KEYS'] }));
    else response.writeHead(403).end();
  });
  const { KEYS: _, ...rest } = env;
  return {
    denied,
    env: {
      ...rest,
      ...Object.fromEntries(guards.map(({ variable, url }) => [variable, url])),
      KEYS_SECRET: secret,
      PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: new URL(originOf(keys)).port,
    },
    stop: async () => {
      for (const server of [keys, ...guards.map((guard) => guard.server)]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

type Guard = Service & { target: URL; mayPass: (asked: readonly Asked[]) => boolean };

async function guardCall(guard: Guard, call: Call, response: ServerResponse): Promise<void> {
  const refuse = () => void response.writeHead(guard.status).end(call.method === 'HEAD' ? undefined : guard.refusal);
  const asked = guard.askedOf(call);
  if (!guard.mayPass(asked)) return refuse();
  const answer = await forwarded(guard.target, call);
  const body = await buffer(answer);
  // Whoever may not list a bucket is not told by S3 that a file of it is not there.
  const [first] = asked;
  if (answer.statusCode === 404 && first?.action === 's3:GetObject') {
    const bucket = first.resource.split('/')[0] ?? '';
    if (!guard.mayPass([{ action: 's3:ListBucket', resource: bucket }])) return refuse();
  }
  response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
}

/** The same call, signed for the name under which the guard was called. */
async function forwarded(target: URL, { method, url, headers, body }: Call): Promise<IncomingMessage> {
  const path = `${url.pathname}${url.search}`;
  const onward = request({ host: target.hostname, port: target.port, method, path, headers });
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  return answer;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(handle: (call: Call, response: ServerResponse) => Promise<void>): Promise<Server> {
  const server = createServer((incoming, response) => {
    const answer = async () => {
      const { method = '', headers } = incoming;
      const url = new URL(incoming.url ?? '/', 'http://guard.invalid');
      await handle({ method, url, headers, body: await buffer(incoming) }, response);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
