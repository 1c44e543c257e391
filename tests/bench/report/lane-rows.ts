import type { MeasuredLanes } from '../lanes/measured-lanes.ts';
import type { Row } from './row.ts';

const TARGET_SECONDS = 2;

/** What a person waits for goes before what nobody does. */
export function laneRows({ queued, seconds, mailsPerSecond }: MeasuredLanes): Row[] {
  return [
    {
      item: 'lanes',
      what: `a code asked for behind ${queued} queued digests leaves, of a service that takes 70 ms a mail (${mailsPerSecond.toFixed(0)} mails a second)`,
      measured: `${seconds.toFixed(2)} s`,
      gate: ` (target ${TARGET_SECONDS} s)`,
      verdict: seconds <= TARGET_SECONDS ? '' : 'misses target',
    },
  ];
}
