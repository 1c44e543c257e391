import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ApplicationStack } from './application-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { type AlarmRow, alarmRows } from '../operations/alarm-list.ts';
import { dashboard } from '../operations/dashboard.ts';
import { addLoggedEvents } from '../operations/add-logged-events.ts';
import { siteCheck } from '../parts/site-check.ts';
import { withRunbook } from '../parts/runbook.ts';
import type { Settings } from '../settings.ts';

type OperationsStackProps = StackProps & {
  stage: string;
  settings: Settings;
  data: DataStack;
  edge: EdgeStack;
  application: ApplicationStack;
  bundles: string;
};

/** Monitors the other stacks and alerts the person on duty. */
export class OperationsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, settings, data, edge, application, bundles, ...props }: OperationsStackProps,
  ) {
    super(scope, id, props);
    const { api, dueWork, reminders, poster, failures } = application;
    const logs = {
      access: edge.accessLog,
      api: api.logGroup,
      dueWork: dueWork.logGroup,
      reminders: reminders.logGroup,
      poster: poster.logGroup,
    };
    const watched = {
      httpApi: edge.httpApi,
      api,
      dueWork,
      reminders,
      poster,
      siteCheck: siteCheck(this, { baseUrl: edge.baseUrl, bundles, settings }),
      table: data.table,
      dueWorkFailures: failures.dueWork,
      reminderFailures: failures.reminders,
      events: addLoggedEvents(this, stage, logs),
      smsDollars: settings.smsDollars,
    };
    const tellDuty = new SnsAction(this.#dutyTopic(settings));
    const alarms = alarmRows(watched).map((row) => {
      const alarm = this.#alarm(row);
      alarm.addAlarmAction(tellDuty);
      alarm.addOkAction(tellDuty);
      return alarm;
    });
    dashboard(this, stage, watched, alarms);
  }

  #dutyTopic({ alarmMail }: Settings): Topic {
    const topic = new Topic(this, 'Duty', { displayName: 'Työmaaportti', enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmMail !== '') topic.addSubscription(new EmailSubscription(alarmMail));
    return topic;
  }

  #alarm({ id, says, runbook, metric, threshold, periods, among, silence }: AlarmRow): Alarm {
    return new Alarm(this, id, {
      alarmDescription: withRunbook(says, runbook),
      metric,
      threshold,
      evaluationPeriods: among ?? periods,
      datapointsToAlarm: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: silence ?? TreatMissingData.NOT_BREACHING,
    });
  }
}
