import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { signToken } from '../../../functions/security/tokens/token.ts';
import { bundleFunction } from '../../../infra/build/bundle-function.ts';
import { keepCodeCaches } from '../../../infra/build/scripts/keep-code-caches.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { httpEvent } from '../../bundle/http-event.ts';
import { RICH_PIN, takeWhole } from '../../fixtures/walk.ts';
import { freshlyStarted, startCountedApp } from '../counts/counted-app.ts';
import { likeness } from '../ratios/likeness.ts';
import { median } from '../ratios/median.ts';
import { RecordedCalls } from '../ratios/recorded-calls.ts';
import { makeCertificate } from '../trace/certificate.ts';
import { startCloud } from './start-cloud.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

/** Medians, in milliseconds. */
export type FirstAnswer = { api: number; bare: number };

const RUNS = 15;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-answer.ts', import.meta.url));
const KEYS_SECRET = 'keys';
const ORIGIN_SECRET = 'origin';
const REGION = 'eu-north-1';
const RUN = `
  const [, program, event] = process.argv;
  const { handler } = await import(program);
  const { statusCode, body } = await handler(JSON.parse(event), { getRemainingTimeInMillis: () => 60000 });
  if (statusCode !== 200) throw new Error(statusCode + ' ' + body);
  process.exit(0);
`;

/**
 * From spawning a process to its answer to a worker who loads their induction: the product's API of a folder with built functions over a
 * bare handler that reads the same. Both read the secret of the keys from its extension first, and the table through a TLS connection that is made anew.
 */
export async function measureFirstAnswer(functions: string): Promise<FirstAnswer> {
  const bare = path.join(functions, 'bare');
  await bundleFunction(ROOT, BARE, bare);
  keepCodeCaches(bare);
  const folder = mkdtempSync(path.join(tmpdir(), 'first-answer-'));
  const { reads, replies, tableName, keys, asked } = await recordLoad();
  const certificate = makeCertificate();
  const cloud = await startCloud({ certificate, replies, secret: keys });
  writeFileSync(path.join(folder, 'cert.pem'), certificate.cert);
  const env = {
    NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem'),
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(cloud.secretsPort),
    DYNAMODB_ENDPOINT: `https://127.0.0.1:${cloud.tablePort}`,
    TABLE_NAME: tableName,
    FILES_BUCKET: 'files',
    BASE_URL: 'https://portti.example.com',
    MAIL_FROM: 'portti@example.com',
    ORIGIN_SECRET,
    KEYS_SECRET,
    READS: JSON.stringify(reads),
  };
  const millisecondsOf = (program: string) => {
    const started = process.hrtime.bigint();
    const run = ['--input-type=module', '-e', RUN, program, JSON.stringify(httpEvent(asked))];
    const { status, stdout, stderr } = spawnSync(process.execPath, run, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} did not answer: ${stdout}${stderr}`);
    return Number(process.hrtime.bigint() - started) / 1e6;
  };
  const taken = { api: [] as number[], bare: [] as number[] };
  const programs = { api: path.join(functions, 'api/index.mjs'), bare: path.join(bare, 'index.mjs') };
  try {
    for (let run = -1; run < RUNS; run += 1) {
      for (const name of run % 2 === 0 ? (['api', 'bare'] as const) : (['bare', 'api'] as const)) {
        const milliseconds = millisecondsOf(programs[name]);
        if (run >= 0) taken[name].push(milliseconds);
      }
    }
  } finally {
    await cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { api: median(taken.api), bare: median(taken.bare) };
}

/** What a process that remembers nothing reads for a worker's load, byte for byte, and the call with a token of now. */
async function recordLoad() {
  const on = await startCountedApp();
  await seedDemo(on.app.world);
  const { id, token } = await takeWhole(on.app, RICH_PIN);
  const { app, endpoint } = await freshlyStarted(on, 'first-answer');
  const reader = likeness(app, { endpoint, stop: () => Promise.resolve() });
  const recorded = new RecordedCalls(reader.client);
  const { status } = await reader.call(userFormApi.get, { params: { id } }, { token });
  if (status !== 200) throw new Error(`the induction was answered ${status}`);
  const { world } = app;
  const bearer = await signToken({ ...world, now: () => new Date() }, decodeJwt(token), 3600);
  const reads = recorded.takeReads();
  await on.app.stop();
  return {
    reads,
    replies: recorded.replies,
    tableName: world.table.name,
    keys: JSON.stringify(world.keys),
    asked: {
      path: `/api/user-forms/${id}`,
      headers: { authorization: `Bearer ${bearer}`, 'x-origin-secret': ORIGIN_SECRET },
    },
  };
}
