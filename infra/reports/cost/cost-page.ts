import { besides, KEPT_YEARS, storedForYears } from './long-run.ts';
import type { MeasuredUse } from './measured-use.ts';
import { ASSUMED, costOfInduction, FIXED, fixedParts, keptAfter, monthlyCost, sum } from './monthly-cost.ts';
import type { PriceList } from './price-list.ts';

/** Targets without SMS: dollars per month by number of inductions, and dollars per induction. */
const TARGETS = new Map([
  [1000, 3],
  [10_000, 10],
  [100_000, 75],
]);
export const INDUCTION_GATE = 0.0006;

const VOLUMES = [...TARGETS.keys()];

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const count = (number: number): string => number.toLocaleString('en-US');

/** The whole of docs/measured/cost.md. */
export function costPage(use: MeasuredUse, prices: PriceList): string {
  const ofOne = Object.entries(costOfInduction(use, prices)).toSorted(([, a], [, b]) => b - a);
  const total = sum(ofOne.map(([, amount]) => amount));
  return `# Cost

Written by \`npm run cost\` from the counts of \`tests/bench/budgets.json\` and \`docs/measured/benchmarks.md\` and the list prices of ${prices.region}, ${prices.at} (\`infra/reports/cost/price-list.ts\`), before tax. Nothing was billed: there
was no account. A test computes this page anew, so that a write more shows here. Prices of eu-north-1 differ by some per cent; look at the pages of AWS before you rely on one.

| Inductions a month | Variable | Stored, ${ASSUMED.monthsKept} months | By the month | Together | Less what AWS gives every account | Target |
|---|---|---|---|---|---|---|
${[...TARGETS].map(([inductions, target]) => row(inductions, target, use, prices)).join('\n')}

Without presence, SMS, the firewall, the weekly backups (below), tax and support. The target is for the column *Together*. What AWS gives every account each month, for good: 10 million requests, 1 TB and
2 million function calls of CloudFront, a million calls and 400,000 GB-seconds of Lambda, 25 GB of the table, ten metrics that alarms look at and ten of one’s own. An account that uses them elsewhere pays the column before. The dashboard is one of
three that are every account's for nothing; a fourth costs $3. Why pictures and table stay in the class Standard: [decision 0029](../decisions/0029-no-colder-storage.md).

## Where a month goes

${table(['', ...VOLUMES.map(count)], parts(use, prices))}

${FIXED.alarmMetrics} metrics that alarms look at; ${FIXED.customMetrics} metrics made from log lines, paid by the hours in which something is counted (${ASSUMED.hoursOfTrouble} assumed); ${FIXED.secrets} secret. No metric by route is paid for. This is the floor of what the product promises: the mails are the receipts and notices that it has to send, the
requests of the edge and write units are the measured ones, and each alarm has its heading in [operations.md](../operations.md). Fewer alarms than ten would cost nothing in an account of its own.

## On lines of their own

${table(
  ['', ...VOLUMES.map(count)],
  [
    [
      `presence: ${ASSUMED.presenceDays} days for each induction, with ${ASSUMED.presenceDay.writeUnits} write units a day`,
      ...VOLUMES.map((n) => besides(n, use, prices).presence),
    ],
    [
      `SMS: one of ${ASSUMED.inductionsOfSms} inductions, $${prices.sms} to Finland`,
      ...VOLUMES.map((n) => besides(n, use, prices).sms),
    ],
    [
      `the firewall: $${prices.firewall.acl}, ${FIXED.firewallRules} rules of $${prices.firewall.rule}, $${prices.firewall.perMillionRequests} a million requests`,
      ...VOLUMES.map((n) => besides(n, use, prices).firewall),
    ],
    [
      `weekly backups kept for ${FIXED.backupDays} days, of ${ASSUMED.monthsKept} months of data`,
      ...VOLUMES.map((n) => besides(n, use, prices).backups),
    ],
    [`the same of ${KEPT_YEARS} years`, ...VOLUMES.map((n) => besides(n, use, prices).backupsOfYears)],
  ],
)}

Firewall and backups are settings, on in \`production\` (\`hasFirewall\`, \`backups\`). A copy of the table is whole each time, of the files what is new. CloudFront's flat-rate plans hold the firewall in them, and may be cheaper.

## Six years

Inductions are kept for six years from the end of their site's year ([decision 0027](../decisions/0027-how-long-things-are-kept.md)). With as many in each month, the table then holds ${gigabytes(use, 'tableGigabytes')} GB at 1,000, 10,000 and 100,000 inductions a month, the bucket ${gigabytes(use, 'fileGigabytes')} GB. Dollars a month for that, with recovery of the table:

${table(
  ['', ...VOLUMES.map(count)],
  (
    [
      ['as it is: all of the class Standard', 'now'],
      ['pictures to Standard-IA after 60 days', 'rareFiles'],
      ['the table of the class Standard-IA', 'rareTable'],
      [`items of a signed induction packed into one, ${ASSUMED.packing} times smaller`, 'packed'],
      ['all of it', 'all'],
    ] as const
  ).map(([says, kind]) => [says, ...VOLUMES.map((n) => storedForYears(n, use, prices)[kind])]),
)}

Reading in Standard-IA costs $0.01 a GB, which each quarter's drill pays for all pictures ([decision 0029](../decisions/0029-no-colder-storage.md)); the packing is assumed, not measured, and not built. From some 60 GB in the table its class pays, and can be taken back.

## One induction

$${total.toFixed(5)} without what is stored (the gate: at most $${INDUCTION_GATE}).

| Part | Dollars of 1,000 inductions |
|---|---|
${ofOne.map(([part, amount]) => `| ${part} | ${dollars(amount * 1000)} |`).join('\n')}

Measured: ${use.apiCalls} calls of the API, ${use.writeUnits} write and ${use.readUnits} read units with what follows and the approval, ${use.visitKilobytes} KB for the visit, ${use.photoKilobytes} KB a photo.
Assumed: ${ASSUMED.staff.apiCalls} calls of staff with ${ASSUMED.staff.readUnits} read units, ${ASSUMED.mails} mails, ${ASSUMED.edgeRequests} requests of the edge, ${ASSUMED.photos} photos stored and looked at once, ${ASSUMED.apiSecondsOfCall * 1000} ms a call with ${ASSUMED.apiGigabytes} GB, ${ASSUMED.tableKilobytes} KB in the table.
`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? dollars(cell) : cell)).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** The monthly cost of each part, highest first. */
function parts(use: MeasuredUse, prices: PriceList): (string | number)[][] {
  const { table: ofTable, tableRecovery, files } = prices.gigabyteMonth;
  const stored = VOLUMES.map((inductions) => keptAfter(ASSUMED.monthsKept, inductions, use));
  const rows = [
    ...Object.entries(costOfInduction(use, prices)).map(([part, amount]) => [part, ...VOLUMES.map((n) => n * amount)]),
    ['stored in the table', ...stored.map(({ tableGigabytes }) => tableGigabytes * (ofTable + tableRecovery))],
    ['stored pictures', ...stored.map(({ fileGigabytes }) => fileGigabytes * files)],
    ...Object.entries(fixedParts(prices)).map(([part, amount]) => [part, ...VOLUMES.map(() => amount)]),
  ];
  return rows.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
}

function gigabytes(use: MeasuredUse, kind: 'tableGigabytes' | 'fileGigabytes'): string {
  return VOLUMES.map((inductions) => count(Math.round(keptAfter(KEPT_YEARS * 12, inductions, use)[kind]))).join(', ');
}

function row(inductions: number, target: number, use: MeasuredUse, prices: PriceList): string {
  const { variable, stored, fixed, given } = monthlyCost(inductions, use, prices);
  const together = variable + stored + fixed;
  const verdict = together <= target ? 'met' : 'missed';
  const withGiven = together > target && together - given <= target ? ', met with what is given' : '';
  const amounts = [variable, stored, fixed, together, together - given].map(dollars);
  return `| ${count(inductions)} | ${amounts.join(' | ')} | $${target}: ${verdict}${withGiven} |`;
}
