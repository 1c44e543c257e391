import { statSync } from 'node:fs';
import { signJwt } from '../../../functions/security/tokens/token.ts';
import { loadEdgeFunction, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { SITE_ROUTER, STATIC_TOKEN } from './edge-engines.ts';

export type EdgeTiming = { file: string; bytes: number; meanMicroseconds: number };

const CALLS = 5000;
const KVS = { k1: Buffer.alloc(32, 1).toString('base64url') };
const FOLDER = 'images/userForm/Zk3vQ_x-8Lr0aYw1bNc2dA/';

/** Size and mean time of a call in the VM, the copying of event and answer included; to be printed, never asserted. */
export async function edgeTimings(): Promise<EdgeTiming[]> {
  const ring = { current: 'k1', keys: KVS };
  const token = await signJwt({ now: () => new Date(), ring, audience: 'file' }, { p: FOLDER }, 3600);
  const events = [
    { file: SITE_ROUTER, event: viewerRequest({ uri: '/page/Zk3vQ_x-8Lr0aYw1bNc2dA/3' }) },
    { file: STATIC_TOKEN, event: viewerRequest({ uri: `/static/${FOLDER}0f3c9a.jpg`, query: `token=${token}` }) },
  ];
  const timings: EdgeTiming[] = [];
  for (const { file, event } of events) {
    const { handler } = loadEdgeFunction(file, { kvs: KVS });
    for (let call = 0; call < CALLS; call += 1) await handler(event);
    const start = performance.now();
    for (let call = 0; call < CALLS; call += 1) await handler(event);
    timings.push({ file, bytes: statSync(file).size, meanMicroseconds: ((performance.now() - start) * 1000) / CALLS });
  }
  return timings;
}
