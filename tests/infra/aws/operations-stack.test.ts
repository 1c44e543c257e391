import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { anchorOf } from '../../../infra/aws/parts/runbook.ts';
import { only, type Resource, type Synthesized, synthesized } from './synthesized-product.ts';

/** One of the metrics of an alarm that calculates. */
type Looked = { Expression?: string; MetricStat?: { Metric: { MetricName: string }; Period: number } };

let stacks: Synthesized;
let alarms: [id: string, alarm: Resource][];
let everyAlarm: typeof alarms;

const inOperations = (type: string) =>
  Object.entries(stacks.templates.operations.findResources(type)) as [string, Resource][];
const alarmOf = (id: string) => alarms.find(([name]) => name.startsWith(id))?.[1].Properties ?? {};
const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

beforeAll(() => {
  stacks = synthesized('production');
  alarms = inOperations('AWS::CloudWatch::Alarm');
  everyAlarm = stacks.all
    .filter(([, , { Type }]) => Type === 'AWS::CloudWatch::Alarm')
    .map(([, id, alarm]) => [id, alarm]);
});

describe('an alarm', () => {
  test('refers to a heading of the runbook that exists, each of them', () => {
    const headings = [...source('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
    const anchors = new Set(headings.map(anchorOf));
    const referred = everyAlarm.map(([id, { Properties }]) => {
      const [, anchor] = /docs\/operations\.md#([\p{L}\p{N}-]+)$/u.exec(String(Properties['AlarmDescription'])) ?? [];
      return [id, anchors.has(anchor ?? '')];
    });
    expect(referred.filter(([, exists]) => !exists)).toEqual([]);
    expect(referred.length).toBeGreaterThan(10);
  });

  test('and each part of the runbook about alarms is one that some alarm leads to', () => {
    const [, part = ''] = /^## What an alarm means$([\s\S]*?)^## /m.exec(source('docs/operations.md')) ?? [];
    const headings = [...part.matchAll(/^### (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));
    const led = new Set(everyAlarm.map(([, { Properties }]) => String(Properties['AlarmDescription']).split('#')[1]));
    expect(headings.filter((heading) => !led.has(heading))).toEqual([]);
    expect(headings.length).toBeGreaterThan(8);
  });

  test('tells the people on duty when it begins and when it ends', () => {
    for (const [, { Properties }] of alarms) {
      const topic = [{ Ref: expect.stringMatching(/^Duty/) as string }];
      expect(Properties).toMatchObject({ AlarmActions: topic, OKActions: topic });
    }
    expect(only(stacks.templates.operations, 'AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'paivystys@esimerkki.fi',
    });
  });

  test('takes silence for peace, but of the worker, which runs from the first minute on', () => {
    const ringing = everyAlarm.filter(([, { Properties }]) => Properties['TreatMissingData'] !== 'notBreaching');
    expect(ringing.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['WorkerFails']);
  });

  test('of the worker rings for runs that fail or are out of time, for a stream that waits, and where it does not run', () => {
    const { Metrics, EvaluationPeriods, TreatMissingData } = alarmOf('WorkerFails');
    const looked = Metrics as Looked[];
    expect([EvaluationPeriods, TreatMissingData]).toEqual([2, 'breaching']);
    expect(looked.flatMap(({ Expression }) => Expression ?? [])).toEqual([
      'IF(failed > 2 OR FILL(age, 0) > 600000, 1, 0)',
    ]);
    expect(looked.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? []).toSorted()).toEqual([
      'Errors',
      'IteratorAge',
    ]);
  });

  test('of missing reminders counts hours in which the worker ran and they did not: a day and the hour of the clock long', () => {
    const { Metrics, EvaluationPeriods, DatapointsToAlarm } = alarmOf('RemindersMissing');
    const hours = Metrics as Looked[];
    expect([EvaluationPeriods, DatapointsToAlarm]).toEqual([26, 26]);
    expect(hours.flatMap(({ Expression }) => Expression ?? [])).toEqual([
      'IF(FILL(worker, 0) > 0 AND FILL(rare, 0) == 0, 1, 0)',
    ]);
    expect(
      hours.flatMap(({ MetricStat }) => (MetricStat ? [[MetricStat.Metric.MetricName, MetricStat.Period]] : [])),
    ).toEqual([
      ['Invocations', 3600],
      ['Invocations', 3600],
    ]);
  });

  test('rings for work that keeps failing, though each try comes later than the one before', () => {
    const { Period, EvaluationPeriods, DatapointsToAlarm } = (alarms.find(([id]) => id.startsWith('WorkStuck'))?.[1]
      .Properties ?? {}) as Record<string, number>;
    const tries = [0, 1, 6, 21, 81].map((minute) => Math.floor((minute * 60) / (Period ?? 0)));
    const bad = new Set(tries.filter((period) => period < (EvaluationPeriods ?? 0)));
    expect(bad.size).toBeGreaterThanOrEqual(DatapointsToAlarm ?? Infinity);
    expect(DatapointsToAlarm).toBeGreaterThan(1);
  });

  test('is not one of too many: there are 20 at most, each paid by the month', () => {
    expect(everyAlarm.length).toBeLessThanOrEqual(20);
  });
});

test('the public address is opened every five minutes by a function without a right, which is not tried again and whose failing rings', () => {
  const { operations } = stacks.templates;
  const id = Object.keys(operations.findResources('AWS::Lambda::Function')).find((name) =>
    name.startsWith('CheckSite'),
  );
  const { Environment } = only(operations, 'AWS::Lambda::Function').Properties as {
    Environment: { Variables: { BASE_URL: unknown } };
  };
  expect(JSON.stringify(Environment.Variables.BASE_URL)).toContain('https://');
  const policies = inOperations('AWS::IAM::Policy').filter(([name]) => name.startsWith('CheckSite'));
  expect(policies).toEqual([]);
  expect(only(operations, 'AWS::Scheduler::Schedule').Properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
  });
  expect(only(operations, 'AWS::Lambda::EventInvokeConfig').Properties).toMatchObject({ MaximumRetryAttempts: 0 });
  expect(alarmOf('SiteUnreachable')).toMatchObject({
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: id } }],
    Period: 300,
    EvaluationPeriods: 2,
  });
});

describe('a count made from log lines', () => {
  const patterns = () => inOperations('AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);

  test('is of events that the functions log', () => {
    const logged = [
      'functions/http/reply-to-error.ts',
      'functions/jobs/do-due-work.ts',
      'functions/jobs/check-evidence.ts',
      'functions/jobs/do-item.ts',
      'functions/messages/mail-returns.ts',
      'functions/security/security-log.ts',
      'functions/store/report-refusals.ts',
    ]
      .map(source)
      .join('\n');
    const events = patterns().flatMap(({ FilterPattern }) => {
      return [...String(FilterPattern).matchAll(/\$\.event = "(\w+)"/g)].map(([, event]) => event ?? '');
    });
    expect([...new Set(events)].toSorted()).toEqual([
      'due_work_failed',
      'due_work_late',
      'due_work_not_put_off',
      'due_work_parked',
      'evidence_broken',
      'guess_missed',
      'mail_braked',
      'security',
      'table_refused',
      'unexpected_error',
    ]);
    for (const event of events) expect(logged).toContain(`event: '${event}'`);
  });

  test('of answers reads the field in which the access log has the status', () => {
    const stage = only(stacks.templates.application, 'AWS::ApiGatewayV2::Stage').Properties;
    const { Format } = stage['AccessLogSettings'] as { Format: string };
    expect(JSON.parse(Format)).toHaveProperty('status', '$context.status');
    expect(patterns().map(({ FilterPattern }) => FilterPattern)).toContain('{ $.status = "429" }');
  });

  test('of what the table refuses is made of the log of every function that asks it', () => {
    const refusals = patterns().filter(({ FilterPattern }) => String(FilterPattern).includes('table_refused'));
    const logs = refusals.map(({ LogGroupName }) => JSON.stringify(LogGroupName));
    expect(logs).toHaveLength(4);
    for (const name of ['Api', 'DueWork', 'Reminders', 'Poster']) expect(logs.join(' ')).toContain(`OutputRef${name}`);
  });

  test('is kept apart from those of other stages', () => {
    const namespaces = patterns().map(
      ({ MetricTransformations }) => (MetricTransformations as [{ MetricNamespace: string }])[0].MetricNamespace,
    );
    expect(new Set(namespaces)).toEqual(new Set(['Tyomaaportti/production']));
  });
});

test('the dashboard shows every function, the table and every alarm', () => {
  const body = JSON.stringify(only(stacks.templates.operations, 'AWS::CloudWatch::Dashboard').Properties);
  for (const name of ['Api', 'DueWork', 'Reminders', 'Poster']) expect(body).toContain(`OutputRef${name}`);
  expect(body).toContain('OutputRefTable');
  expect(alarms.filter(([id]) => !body.includes(id))).toEqual([]);
});

test('the budget is of what bears the marks of the stage, and speaks before the month is over', () => {
  const { Budget, NotificationsWithSubscribers } = only(stacks.templates.global, 'AWS::Budgets::Budget').Properties;
  expect(Budget).toMatchObject({
    BudgetLimit: { Amount: 100, Unit: 'USD' },
    CostFilters: { TagKeyValue: ['user:stage$production'] },
  });
  expect(NotificationsWithSubscribers).toMatchObject([
    { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
    { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
  ]);
});

test('a stage without an address for alarms has its alarms and dashboard all the same', () => {
  const { operations, global } = synthesized('test').templates;
  operations.resourceCountIs('AWS::SNS::Subscription', 0);
  operations.resourceCountIs('AWS::CloudWatch::Alarm', alarms.length);
  expect(only(global, 'AWS::Budgets::Budget').Properties).not.toHaveProperty('NotificationsWithSubscribers');
});
