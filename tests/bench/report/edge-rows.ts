import path from 'node:path';
import type { EdgeTiming } from '../../functions/edge/edge-timing.ts';
import { passes, type Row } from './row.ts';

const MOST_BYTES = 6 * 1024;

/** The size is a gate, the time in the VM is only shown. */
export function edgeRows(timings: readonly EdgeTiming[]): Row[] {
  return timings.map(({ file, bytes, meanMicroseconds }) => ({
    item: 'edge',
    what: `edge function ${path.basename(file)}, mean of a call in the VM ${meanMicroseconds.toFixed(1)} µs`,
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    gate: '6 KB',
    verdict: passes(bytes <= MOST_BYTES),
  }));
}
