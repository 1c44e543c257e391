import { dueShard, expiringPartition } from '../../../functions/store/keys.ts';
import { SMS_PER_DAY } from '../../../functions/messages/sms-cap.ts';
import { ASSUMED } from '../cost/monthly-cost.ts';
import { hotKeys, UNITS_OF_KEY, type WrittenByKey } from './hot-keys.ts';
import { ASSUMED_HOUR, count, HOURS, type Hour } from './hour.ts';
import { beforeLines } from './before-lines.ts';
import { FIVE_MINUTES, mailWaits, rateFor } from './mail-lanes.ts';
import type { Measured } from './measured.ts';
import { needsOf } from './needs.ts';
import { QUOTAS } from './quotas.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
const headOf = ({ workers, sites }: Hour): string => `${count(workers)} on ${count(sites)} sites`;

/** The whole of docs/capacity.md. */
export function capacityPage(measured: Measured): string {
  const { keys, settings } = measured;
  const { busiestMinute, minutesOfInduction, codesOf100, staffLoginsOfSite, busiestSite, daysOfExpiry } = ASSUMED_HOUR;
  return `# Capacity

Written by \`npm run tools -- capacity\`: an hour in which everybody begins at once, minute by minute, from the counts of \`tests/bench/budgets.json\` and \`tests/bench/key-units.json\`, the settings of \`production\` (\`infra/aws/stages.ts\`) and AWS's published quotas (\`infra/reports/capacity/quotas.ts\`). Nothing was loaded on AWS. A test computes this page anew.

Assumed: beginnings grow until minute ${busiestMinute}, when they are twice the mean; an induction's calls take ${minutesOfInduction} minutes, and its approval and due work come with it; all sites are of one company; the busiest has ${busiestSite} times the workers of the mean; ${codesOf100} of a hundred workers ask for a code by mail; staff log in ${staffLoginsOfSite} times a site; cards expire on ${count(daysOfExpiry)} days, the busiest with ten times the mean.

## The busiest minute

${table(['', ...HOURS.map(headOf), 'Limit', 'Before'], needRows(measured))}

## The keys that inductions share

Write units a second in the busiest minute. A key takes ${count(UNITS_OF_KEY)}; what is not named here is a partition of one induction, one person or one thing. Reads of one key are fewer, of ${count(UNITS_OF_KEY * 3)}.

${table(['', 'Key', 'Units of one induction', ...HOURS.map(headOf)], keyRows(keys))}

\`${dueShard('<shard>')}\` is one of four keys, and its units are of all of them ([decision 0082](decisions/0082-the-later-lane-lies-under-several-keys.md)). \`${expiringPartition('<day>')}\` is the busiest day on which cards expire.

## Mail

${ASSUMED.mails} mails an induction, and the codes. Codes go first, so that they wait for no other mail while what is sent stays below the rate of SES; above it SES refuses, and what it refuses is tried again a minute later, a code too. Minutes that the last mail waits:

${table(['', ...HOURS.map(headOf)], mailRows())}

## Before such a Monday

Ask AWS, some days before: \`npm run ops -- doctor\` says what the account has.

${beforeLines(measured)
  .map((line, at) => `${at + 1}. ${line}`)
  .join('\n')}

The throttle of \`production\` (${count(settings.requestsPerSecond)} calls a second, bursts of ${count(settings.requestBurst)}; ${count(settings.startsPerSecond)} starts, bursts of ${count(settings.startBurst)}) takes both hours as it is.
`;
}

function needRows({ use, prices, settings, keys }: Measured): string[][] {
  const needs = HOURS.map((hour) => needsOf(hour, use, prices));
  const [, most = 0] = needs.map(({ writeUnits }) => writeUnits);
  const hottest = HOURS.map((hour) => hotKeys(hour, keys)[0]?.perSecond ?? 0);
  return [
    [
      'starts a second',
      ...needs.map((need) => count(need.starts)),
      `${count(settings.startsPerSecond)} of the stage`,
      'nothing',
    ],
    [
      'calls of the API a second, staff among them',
      ...needs.map((need) => count(need.calls)),
      `${count(settings.requestsPerSecond)} of the stage, ${count(QUOTAS.apiCallsPerSecond)} of the region`,
      'nothing',
    ],
    [
      'write units a second',
      ...needs.map((need) => count(need.writeUnits)),
      `${count(QUOTAS.newTableWriteUnits)} of a new table on demand, then twice its highest half hour; ${count(QUOTAS.tableUnits)} of the account`,
      most > QUOTAS.newTableWriteUnits ? 'warm throughput' : 'nothing',
    ],
    [
      'read units a second',
      ...needs.map((need) => count(need.readUnits)),
      `${count(QUOTAS.newTableReadUnits)} of a new table`,
      'nothing',
    ],
    ['write units a second of the hottest key', ...hottest.map(count), count(UNITS_OF_KEY), 'nothing'],
    [
      'runs at one time: API, logins, due work',
      ...needs.map(({ runs }) => `${count(runs.api)} + ${count(runs.logins)} + ${count(runs.dueWork)}`),
      `${count(QUOTAS.parallelRuns)} of the region, ${QUOTAS.parallelRunsOfNewAccount} of a new account`,
      'Concurrent executions',
    ],
    [
      'SMS in the hour',
      ...needs.map((need) => count(need.sms)),
      `${count(SMS_PER_DAY.most)} segments a day of the code`,
      'below',
    ],
    ['dollars, without what is stored and SMS', ...needs.map((need) => `$${need.dollars.toFixed(2)}`), '', ''],
    [
      'dollars of SMS, were all of them sent',
      ...needs.map((need) => `$${need.smsDollars.toFixed(0)}`),
      `$${settings.smsDollars} a month of the stage`,
      'below',
    ],
  ];
}

function keyRows(keys: WrittenByKey): string[][] {
  const ofHours = HOURS.map((hour) => hotKeys(hour, keys));
  return (ofHours[0] ?? []).map(({ place, key, units }) => [
    place,
    `\`${key}\``,
    String(units),
    ...ofHours.map((hot) => count(hot.find((one) => one.key === key && one.place === place)?.perSecond ?? 0)),
  ]);
}

function mailRows(): string[][] {
  const atUsual = HOURS.map((hour) => mailWaits(hour, ASSUMED.mails, QUOTAS.mailsPerSecond));
  return [
    [`at ${QUOTAS.mailsPerSecond} a second, a code`, ...atUsual.map(({ codes }) => String(codes))],
    [`at ${QUOTAS.mailsPerSecond} a second, a receipt or a notice`, ...atUsual.map(({ others }) => String(others))],
    ['mails in all', ...atUsual.map(({ mails }) => count(mails))],
    [
      `mails a second at which none waits over ${FIVE_MINUTES} minutes`,
      ...HOURS.map((hour) => String(rateFor(hour, ASSUMED.mails, FIVE_MINUTES))),
    ],
  ];
}
