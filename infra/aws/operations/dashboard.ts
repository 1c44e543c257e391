import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { iteratorAge, MAIL_HEALTH, smsSpending, type Watched } from './metrics.ts';

const MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);
const WIDTH = 8;

const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: WIDTH });

/** One page that shows whether the product works, how fast, what is waiting and what it costs. */
export function dashboard(scope: Construct, stage: string, watched: Watched, alarms: readonly Alarm[]): void {
  const { httpApi, api, dueWork, reminders, poster, siteCheck, dueWorkFailures, reminderFailures, events } = watched;
  const page = new Dashboard(scope, 'Dashboard', { dashboardName: `tyomaaportti-${stage}` });
  page.addWidgets(
    new TextWidget({
      markdown: `# Työmaaportti, ${stage}\nEach alarm names its heading in docs/operations.md.`,
      width: 24,
      height: 2,
    }),
  );
  page.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24 }));
  page.addWidgets(
    graph('Calls of the API', httpApi.metricCount({ period: MINUTES })),
    graph(
      'Refused and failed',
      httpApi.metricClientError({ period: MINUTES }),
      httpApi.metricServerError({ period: MINUTES }),
      events.unexpectedErrors(MINUTES),
      events.toldToWait(MINUTES),
    ),
    graph(
      'Time of an answer, milliseconds',
      httpApi.metricLatency({ period: MINUTES, statistic: 'p50' }),
      httpApi.metricLatency({ period: MINUTES, statistic: 'p95' }),
    ),
  );
  page.addWidgets(
    graph(
      'Functions at work',
      api.metricInvocations({ period: MINUTES }),
      dueWork.metricInvocations({ period: MINUTES }),
      reminders.metricInvocations({ period: MINUTES }),
      poster.metricInvocations({ period: MINUTES }),
    ),
    graph(
      'Functions that failed',
      api.metricErrors({ period: MINUTES }),
      dueWork.metricErrors({ period: MINUTES }),
      reminders.metricErrors({ period: MINUTES }),
      poster.metricErrors({ period: MINUTES }),
      siteCheck.metricErrors({ period: MINUTES }),
    ),
    graph('The stream waits for the worker, milliseconds', iteratorAge(dueWork, MINUTES)),
    graph(
      'Waiting for somebody',
      dueWorkFailures.metricApproximateNumberOfMessagesVisible(),
      reminderFailures.metricApproximateNumberOfMessagesVisible(),
      events.stuckWork(MINUTES),
      events.forSomebody(MINUTES),
    ),
  );
  page.addWidgets(...storeAndMessages(watched));
}

function storeAndMessages({ table, events, dueWork, smsDollars }: Watched): IWidget[] {
  return [
    graph(
      'Table, capacity',
      table.metricConsumedReadCapacityUnits({ period: MINUTES }),
      table.metricConsumedWriteCapacityUnits({ period: MINUTES }),
      events.refusedByTable(MINUTES),
    ),
    new LogQueryWidget({
      title: 'Messages sent',
      logGroupNames: [dueWork.logGroup.logGroupName],
      queryLines: ['filter event = "message_sent"', 'stats count() by bin(1h)'],
      view: LogQueryVisualizationType.LINE,
      width: WIDTH,
    }),
    new GraphWidget({
      title: 'Mail reputation and SMS dollars',
      left: [MAIL_HEALTH.bounces(HOUR), MAIL_HEALTH.complaints(HOUR)],
      right: [smsSpending(HOUR)],
      rightAnnotations: [{ value: smsDollars, label: 'SMS limit' }],
      width: WIDTH,
    }),
  ];
}
