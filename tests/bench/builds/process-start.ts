import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../ratios/median.ts';

/** Milliseconds from spawning a process to its end: medians, and how many times the empty handler's the API's is. */
export type ProcessStart = { ratio: number; apiMilliseconds: number; emptyMilliseconds: number };

const RUNS = 15;
const EMPTY = 'export const handler = async () => ({ statusCode: 200 });\n';

const KEY = 'A'.repeat(43);
const RING = { current: 'k1', keys: { k1: KEY } };

/** What the API needs to be told when it starts; nothing is called. */
const ENVIRONMENT = {
  AWS_REGION: 'eu-north-1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  BASE_URL: 'https://portti.example.com',
  FILES_BUCKET: 'files',
  KEYS: JSON.stringify({ token: RING, file: RING, pepper: KEY, cursor: KEY, box: KEY }),
  MAIL_FROM: 'portti@example.com',
  ORIGIN_SECRET: KEY,
  TABLE_NAME: 'table',
};

/** P4: fresh processes that load the API's bundle and an empty handler, in turns. */
export function measureProcessStart(functionsFolder: string): ProcessStart {
  const empty = path.join(functionsFolder, 'empty', 'index.mjs');
  mkdirSync(path.dirname(empty), { recursive: true });
  writeFileSync(empty, EMPTY);
  const api = path.join(functionsFolder, 'api', 'index.mjs');
  for (const program of [api, empty]) millisecondsOf(program);
  const runs = Array.from({ length: RUNS }, (_, run) => inTurns(run, api, empty));
  const apiMilliseconds = median(runs.map((each) => each.api));
  const emptyMilliseconds = median(runs.map((each) => each.empty));
  return { ratio: apiMilliseconds / emptyMilliseconds, apiMilliseconds, emptyMilliseconds };
}

function inTurns(run: number, api: string, empty: string): { api: number; empty: number } {
  if (run % 2 === 0) return { api: millisecondsOf(api), empty: millisecondsOf(empty) };
  const first = millisecondsOf(empty);
  return { api: millisecondsOf(api), empty: first };
}

function millisecondsOf(program: string): number {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, [program], { env: ENVIRONMENT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} did not start: ${stderr}`);
  return Number(process.hrtime.bigint() - started) / 1e6;
}
