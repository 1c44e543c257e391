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

| Inductions a month | Variable | Stored, ${ASSUMED.monthsKept} months | By the month | Together | With CloudWatch's free allowance | Target |
|---|---|---|---|---|---|---|
${[...TARGETS].map(([inductions, target]) => row(inductions, target, use, prices)).join('\n')}

Without SMS (to Finland some $0.07 to $0.09 each), tax, support and the firewall ($7 and $0.60 a million requests). The allowance, ten metrics that alarms look at and ten of one’s own, is every account's for good; one that already uses it pays the column before. The dashboard is one of three that are every account's for nothing; a fourth costs $3.
By the month: ${FIXED.alarmMetrics} metrics that alarms look at, ${FIXED.customMetrics} metrics made from log lines, paid by the hours in which something is counted (${ASSUMED.hoursOfTrouble} assumed), ${FIXED.secrets} secret, and the worker's run every minute.

## One induction

$${total.toFixed(5)} without what is stored (P22: at most $${INDUCTION_GATE}).

| Part | Dollars of 1,000 inductions |
|---|---|
${parts.map(([part, amount]) => `| ${part} | ${dollars(amount * 1000)} |`).join('\n')}

Measured: ${use.apiCalls} calls of the API, ${use.writeUnits} write and ${use.readUnits} read units, ${use.visitKilobytes} KB for the visit, ${use.photoKilobytes} KB a photo.
Assumed: ${ASSUMED.dueWork.writeUnits} write and ${ASSUMED.dueWork.readUnits} read units for what follows afterwards, ${ASSUMED.staff.apiCalls} calls of staff with ${ASSUMED.staff.readUnits} read units, ${ASSUMED.mails} mails, ${ASSUMED.edgeRequests} requests of the edge, ${ASSUMED.photos} photos stored and looked at once, ${ASSUMED.apiSecondsOfCall * 1000} ms a call with ${ASSUMED.apiGigabytes} GB, ${ASSUMED.tableKilobytes} KB in the table.
`;
}

function row(inductions: number, target: number, use: MeasuredUse, prices: PriceList): string {
  const { variable, stored, fixed, fixedWithFree } = monthlyCost(inductions, use, prices);
  const withFree = variable + stored + fixedWithFree;
  const verdict = withFree <= target ? 'met with the allowance' : 'missed';
  const amounts = [variable, stored, fixed, variable + stored + fixed, withFree].map(dollars);
  return `| ${count(inductions)} | ${amounts.join(' | ')} | $${target}: ${variable + stored + fixed <= target ? 'met' : verdict} |`;
}
