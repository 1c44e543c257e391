import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { anchorOf } from '../../../infra/parts/runbook.ts';
import { only, type Resource, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;
let alarms: [id: string, alarm: Resource][];
let everyAlarm: typeof alarms;

const inOperations = (type: string) =>
  Object.entries(stacks.templates.operations.findResources(type)) as [string, Resource][];
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
      Endpoint: 'tyomaaportti-alarms@example.com',
    });
  });

  test('takes silence for peace, but where something should have happened', () => {
    const silence = (id: string) => alarms.find(([name]) => name.startsWith(id))?.[1].Properties['TreatMissingData'];
    expect(silence('RemindersMissing')).toBe('breaching');
    const others = alarms.filter(([id]) => !id.startsWith('RemindersMissing'));
    expect(new Set(others.map(([, { Properties }]) => Properties['TreatMissingData']))).toEqual(
      new Set(['notBreaching']),
    );
  });

  test('is not one of too many: there are 16 at most, each paid by the month', () => {
    expect(everyAlarm.length).toBeLessThanOrEqual(16);
  });
});

describe('a count made from log lines', () => {
  const patterns = () => inOperations('AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);

  test('is of events that the functions log', () => {
    const logged = [
      'functions/http/reply-to-error.ts',
      'functions/api/due-work.ts',
      'functions/messages/deliver-job.ts',
      'functions/store/report-refusals.ts',
    ]
      .map(source)
      .join('\n');
    const events = patterns().flatMap(({ FilterPattern }) => {
      const [, event] = /\$\.event = "(\w+)"/.exec(String(FilterPattern)) ?? [];
      return event === undefined ? [] : [event];
    });
    expect([...new Set(events)].toSorted()).toEqual([
      'due_work_failed',
      'message_parked',
      'table_refused',
      'unexpected_error',
    ]);
    for (const event of events)
      expect(logged).toContain(event.startsWith('message_') ? 'event: `message_${state}`' : `event: '${event}'`);
  });

  test('of answers reads the field in which the access log has the status', () => {
    const stage = only(stacks.templates.edge, 'AWS::ApiGatewayV2::Stage').Properties;
    const { Format } = stage['AccessLogSettings'] as { Format: string };
    expect(JSON.parse(Format)).toHaveProperty('status', '$context.status');
    expect(patterns().map(({ FilterPattern }) => FilterPattern)).toContain('{ $.status = "429" }');
  });

  test('of what the table refuses is made of the log of every function that asks it', () => {
    const refusals = patterns().filter(({ FilterPattern }) => String(FilterPattern).includes('table_refused'));
    const logs = refusals.map(({ LogGroupName }) => JSON.stringify(LogGroupName));
    expect(logs).toHaveLength(3);
    for (const name of ['Api', 'DueWork', 'Reminders']) expect(logs.join(' ')).toContain(`OutputRef${name}`);
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
  for (const name of ['Api', 'DueWork', 'Reminders']) expect(body).toContain(`OutputRef${name}`);
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
