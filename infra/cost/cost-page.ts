import type { MeasuredUse } from './measured-use.ts';
import { ASSUMED, costOfInduction, FIXED, monthlyCost, sum } from './monthly-cost.ts';
import type { PriceList } from './price-list.ts';

/** Quality.md 4.2 and P22: dollars a month by inductions, and dollars an induction, without SMS. */
const TARGETS = new Map([
  [1000, 3],
  [10_000, 10],
  [100_000, 75],
]);
export const INDUCTION_GATE = 0.0006;

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const count = (number: number): string => number.toLocaleString('en-US');

/** The whole of docs/cost.md. */
export function costPage(use: MeasuredUse, prices: PriceList): string {
  const parts = Object.entries(costOfInduction(use, prices)).toSorted(([, a], [, b]) => b - a);
  const total = sum(parts.map(([, amount]) => amount));
  return `# Cost

Written by \`npm run cost\` from the counts of \`tests/bench/budgets.json\` and \`docs/benchmarks.md\` and the list prices of ${prices.region}, ${prices.at} (\`infra/cost/price-list.ts\`), before tax. Nothing was billed: there
was no account. A test computes this page anew, so that a write more shows here. Prices of eu-north-1 differ by some per cent; look at the pages of AWS before you rely on one.

| Inductions a month | Variable | Stored, ${ASSUMED.monthsKept} months | By the month | Together | Less what AWS gives every account | Target |
|---|---|---|---|---|---|---|
${[...TARGETS].map(([inductions, target]) => row(inductions, target, use, prices)).join('\n')}

Without SMS (to Finland some $0.07 to $0.09 each), tax, support and the firewall ($7 and $0.60 a million requests). The target is for the column *Together*. What AWS gives every account each month, for good: 10 million requests, 1 TB and
2 million function calls of CloudFront, a million calls and 400,000 GB-seconds of Lambda, 25 GB of the table, ten metrics that alarms look at and ten of one’s own. An account that uses them elsewhere pays the column before. The dashboard is one of
three that are every account's for nothing; a fourth costs $3. Why pictures and table stay in the class Standard: [decision 0029](decisions/0029-no-colder-storage.md).
By the month: ${FIXED.alarmMetrics} metrics that alarms look at, ${FIXED.customMetrics} metrics made from log lines, paid by the hours in which something is counted (${ASSUMED.hoursOfTrouble} assumed), ${FIXED.secrets} secret, and the worker's run every minute.

## One induction

$${total.toFixed(5)} without what is stored (P22: at most $${INDUCTION_GATE}).

| Part | Dollars of 1,000 inductions |
|---|---|
${parts.map(([part, amount]) => `| ${part} | ${dollars(amount * 1000)} |`).join('\n')}

Measured: ${use.apiCalls} calls of the API, ${use.writeUnits} write and ${use.readUnits} read units with what follows and the approval, ${use.visitKilobytes} KB for the visit, ${use.photoKilobytes} KB a photo.
Assumed: ${ASSUMED.staff.apiCalls} calls of staff with ${ASSUMED.staff.readUnits} read units, ${ASSUMED.mails} mails, ${ASSUMED.edgeRequests} requests of the edge, ${ASSUMED.photos} photos stored and looked at once, ${ASSUMED.apiSecondsOfCall * 1000} ms a call with ${ASSUMED.apiGigabytes} GB, ${ASSUMED.tableKilobytes} KB in the table.
`;
}

function row(inductions: number, target: number, use: MeasuredUse, prices: PriceList): string {
  const { variable, stored, fixed, given } = monthlyCost(inductions, use, prices);
  const together = variable + stored + fixed;
  const verdict = together <= target ? 'met' : 'missed';
  const withGiven = together > target && together - given <= target ? ', met with what is given' : '';
  const amounts = [variable, stored, fixed, together, together - given].map(dollars);
  return `| ${count(inductions)} | ${amounts.join(' | ')} | $${target}: ${verdict}${withGiven} |`;
}
