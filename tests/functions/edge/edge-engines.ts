import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EdgeEvent,
  type EdgeRequest,
  type EdgeResponse,
  loadEdgeFunction,
} from '../../../infra/local/site/edge-vm.ts';

type Run = (file: string, event: EdgeEvent, kvs?: Record<string, string>) => Promise<EdgeRequest | EdgeResponse>;
export type EdgeEngine = { engine: string; run: Run };

const runInVm: Run = (file, event, kvs = {}) => loadEdgeFunction(file, { kvs }).handler(event);

/** CloudFront does not give its engine away; njs is the nearest one, and stricter than ours in syntax. */
const runInNjs: Run = async (file, event, kvs = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const call = `
    const event = ${JSON.stringify(event)};
    Promise.resolve(handler(event)).then(function (answer) { console.log(JSON.stringify(answer)); });`;
  const store = `
    const values = ${JSON.stringify(kvs)};
    async function get(key) { if (!Object.keys(values).includes(key)) throw new Error('KeyNotFound'); return values[key]; }
    export default { kvs: function () { return { get: get }; } };`;
  try {
    writeFileSync(join(folder, 'cloudfront'), store);
    writeFileSync(join(folder, 'function.js'), readFileSync(file, 'utf8') + call);
    const { stdout, stderr } = spawnSync('njs', ['-p', folder, join(folder, 'function.js')], { encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(`njs: ${stdout}${stderr}`);
    return JSON.parse(stdout) as EdgeRequest | EdgeResponse;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The engines of this machine. */
export const EDGE_ENGINES: EdgeEngine[] =
  spawnSync('njs', ['-v']).status === 0
    ? [
        { engine: 'a VM like runtime 2.0', run: runInVm },
        { engine: 'njs', run: runInNjs },
      ]
    : [{ engine: 'a VM like runtime 2.0 only (no njs here: apt-get install njs)', run: runInVm }];

export const SITE_ROUTER = 'functions/edge/site-router.js';
export const POSTER_ROUTER = 'functions/edge/poster-router.js';
export const STATIC_TOKEN = 'functions/edge/static-token.js';
