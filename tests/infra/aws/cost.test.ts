import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { costPage, INDUCTION_GATE } from '../../../infra/reports/cost/cost-page.ts';
import { measuredUse } from '../../../infra/reports/cost/measured-use.ts';
import { costOfInduction, FIXED, monthlyCost, sum } from '../../../infra/reports/cost/monthly-cost.ts';
import { PRICES } from '../../../infra/reports/cost/price-list.ts';
import { stageSettings } from '../../fixtures/operator/stage-settings.ts';
import { only, type Resource, type Synthesized, synthesized } from './synthesized-product.ts';

const use = measuredUse();
let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

test('docs/measured/cost.md is what the measured counts cost: `npm run cost` writes it anew', () => {
  expect(readFileSync(new URL('../../../docs/measured/cost.md', import.meta.url), 'utf8')).toBe(costPage(use, PRICES));
});

test('an induction costs at most what its gate allows, without SMS', () => {
  expect(sum(Object.values(costOfInduction(use, PRICES)))).toBeLessThanOrEqual(INDUCTION_GATE);
});

test('each write unit more shows in the cost of a month', () => {
  const more = { ...use, writeUnits: use.writeUnits + 10 };
  const difference = monthlyCost(100_000, more, PRICES).variable - monthlyCost(100_000, use, PRICES).variable;
  expect(difference).toBeCloseTo(0.625, 6);
  expect(costPage(more, PRICES)).not.toBe(costPage(use, PRICES));
});

test('what AWS gives is never more than what is used, and ends where it is used up', () => {
  const [few, many, most] = [1, 100_000, 1_000_000].map((inductions) => monthlyCost(inductions, use, PRICES));
  for (const { variable, stored, fixed, given } of [few, many, most].filter((cost) => cost !== undefined))
    expect(given).toBeLessThanOrEqual(variable + stored + fixed);
  const { given } = PRICES;
  const whole = monthlyCost(100_000_000, use, PRICES).given;
  expect(whole).toBeCloseTo(monthlyCost(200_000_000, use, PRICES).given, 6);
  expect(whole).toBeGreaterThan((given.edgeRequests * PRICES.perMillion.edgeRequests) / 1e6);
});

/** How many metrics an alarm looks at, each of which is paid for. */
function metricsOf({ Type, Properties }: Resource): number {
  if (Type !== 'AWS::CloudWatch::Alarm') return 0;
  const { Metrics } = Properties as { Metrics?: { MetricStat?: object }[] };
  return Metrics === undefined ? 1 : Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length;
}

test('what is paid by the month is what the templates hold', () => {
  const { all } = stacks;
  const filters = all
    .filter(([, , { Type }]) => Type === 'AWS::Logs::MetricFilter')
    .map(([, , { Properties }]) => Properties as { MetricTransformations: [Record<string, unknown>] });
  // With a value for silence each would be paid for in every hour.
  for (const { MetricTransformations } of filters) expect(MetricTransformations[0]).not.toHaveProperty('DefaultValue');
  const count = (type: string) => all.filter(([, , { Type }]) => Type === type).length;
  expect({
    alarmMetrics: sum(all.map(([, , resource]) => metricsOf(resource))),
    customMetrics: new Set(filters.map(({ MetricTransformations: [{ MetricName }] }) => MetricName)).size,
    secrets: count('AWS::SecretsManager::Secret'),
    firewallRules: (only(stacks.templates.firewall, 'AWS::WAFv2::WebACL').Properties['Rules'] as object[]).length,
    backupDays: stageSettings('production').backups?.keepDays,
  }).toEqual(FIXED);
});
